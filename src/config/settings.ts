/** Name and founding year of the company. Its offices and email addresses are in content/company.yaml. */
export const settings = {
  name: 'Fjellkode',
  founded: 2021,
} as const;
