/** Result of a form that was posted without script, on the page that the server rendered to show it. */
import type { FormResult } from '#content/page-data.ts';

export interface ShownFormResult {
  result: FormResult;
  /** Path and title of the page without the result. */
  path: string;
  title: string;
}

/** Props of every form. */
export interface FormProps {
  shownResult?: ShownFormResult | undefined;
}

/** Restores the page's own title and URL, when another result replaces the shown one. */
export function dismissFormResult({ path, title }: ShownFormResult): void {
  window.history.replaceState(window.history.state, '', encodeURI(path));
  document.title = title;
}
