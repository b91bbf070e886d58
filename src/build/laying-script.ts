/**
 * Source of the script that has a page laid out in pieces, see app/entries/progressive-layout.ts. Only where it is opened at its top:
 * where a place on it is asked for, or was left, the whole must be as high as it is.
 */
export const layingScript = `if(!location.hash&&performance.getEntriesByType('navigation')[0]?.type=='navigate')document.documentElement.dataset.laying=''`;
