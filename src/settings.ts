/** What names the company. Its texts stand in content/<language>/ui. */
export const settings = {
  name: 'Fjellkode',
  founded: 2021,
} as const;
