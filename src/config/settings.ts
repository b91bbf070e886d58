/** What names the company. Its texts stand in content/<language>/ui. */
export const settings = {
  name: 'Fjellkode',
  founded: 2021,
  /** Where a message reaches the company when a form does not. */
  mail: 'hello@fjellkode.example',
} as const;
