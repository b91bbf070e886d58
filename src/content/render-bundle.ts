/** The face of the render bundle: a build emits it, and the server that serves the build loads it. */
import type { FormAnswer, PageRecord } from './page-data.ts';

/** A page as its build wrote it. */
export interface BuiltPage {
  /** The whole file. */
  html: string;
  record: PageRecord;
  /** Source of the module with the document's body; pages of lists have none. */
  body: string | undefined;
}

export interface RenderBundle {
  /**
   * Renders a page once more, with what became of a form on it.
   * @returns the whole HTML.
   * @throws when the page is of another build, has no such form, or cannot be rendered.
   */
  renderAnswer: (page: BuiltPage, answer: FormAnswer) => Promise<string>;
}

/** Where the bundle lies in the build; folders that begin with a dot are never served. */
export const renderBundlePath = '.site/render/server.mjs';
