/** A day without a time begins here. */
const zone = 'Europe/Oslo';

/** The day in Norway, as frontmatter writes days. */
export const dayOf = (now: Date): string => new Intl.DateTimeFormat('sv', { timeZone: zone }).format(now);
