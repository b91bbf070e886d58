import type { Language } from '#i18n/languages.ts';

/** Headings that every case study has, in this order, so that readers can compare case studies. */
export const caseStudyHeadings: Readonly<Record<Language, readonly string[]>> = {
  en: ['Overview', 'Challenges', 'Solutions', 'Outcomes', 'Key features'],
  no: ['Om prosjektet', 'Utfordringer', 'Løsninger', 'Resultat', 'Viktigste funksjoner'],
};
