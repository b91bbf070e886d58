/** Id of the empty `<style>` that every page has for it. */
const holder = 'script-rules';

/**
 * Adds rules that a page needs only where there is script, for the whole visit.
 *
 * They go into a sheet of the page's: behind adopted ones no other sheet comes last, and each that is loaded later would
 * make Chromium forget its fonts and lay the whole page out anew.
 * @param rule a group rule (`@media`, `@supports`), which drops what the browser does not know, or keyframes.
 */
export function addScriptRule(rule: string): void {
  const { sheet } = (document.getElementById(holder) ?? {}) as Partial<HTMLStyleElement>;
  sheet?.insertRule(rule);
}
