/** Name, founding year and address of the company. Its texts are in content/<language>/ui. */
export const settings = {
  name: 'Fjellkode',
  founded: 2021,
  /** Shown when a form cannot be sent. */
  mail: 'hello@fjellkode.example',
} as const;
