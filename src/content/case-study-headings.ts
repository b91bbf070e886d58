import type { Language } from '#i18n/languages.ts';

/** Headings that every case study has, so that readers can compare case studies. The order after the first may differ. */
export const caseStudyHeadings: Readonly<Record<Language, readonly string[]>> = {
  en: ['Overview', 'Challenges', 'Solutions', 'Outcomes', 'Key features'],
  no: ['Om prosjektet', 'Utfordringer', 'Løsninger', 'Resultat', 'Viktigste funksjoner'],
};
