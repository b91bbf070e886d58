/** Id of the empty `<style>` that every page has for these rules. */
const styleId = 'script-rules';

/**
 * Adds a CSS rule that a page needs only with script, for the whole visit.
 *
 * The rule goes into a style element of the page. An adopted style sheet would always come last, so every sheet that
 * loads later would make Chromium discard its fonts and lay out the whole page again.
 * @param rule a group rule (`@media`, `@supports`), in which the browser ignores unknown parts, or keyframes.
 */
export function addScriptRule(rule: string): void {
  const { sheet } = (document.getElementById(styleId) ?? {}) as Partial<HTMLStyleElement>;
  sheet?.insertRule(rule);
}
