/**
 * Holds what this project relies on of Vite 8.3 beyond its documented API. tests/build/bundle/vite-internals.test.ts fails
 * when a new version behaves differently.
 */
import type { ErrorPayload, HotPayload, ViteDevServer } from 'vite';

/** Matches the id of the virtual module that loads chunks and preloads their dependencies. */
export const preloadHelperPattern = /vite\/preload-helper/;

/** Returns the URL at which the development server serves a stylesheet as CSS, not as a module that inserts it. */
export const toStylesheetUrl = (url: string): string => `${url}?direct`;

/** Returns the URLs of the stylesheets that rendered modules import. The module graph documents no list of its modules. */
export const getImportedStylesheets = (server: ViteDevServer): string[] =>
  [...server.environments.ssr.moduleGraph.urlToModuleMap.keys()].filter((url) => url.endsWith('.css'));

/** Removes the error overlay: the client does so before it applies any update. */
export const clearOverlayPayload: HotPayload = { type: 'update', updates: [] };

/** Creates the payload that shows the error overlay. */
export const toOverlayPayload = (err: ErrorPayload['err']): ErrorPayload => ({
  type: 'error',
  // The overlay recognises a frame only when each of its lines ends with a line break.
  err: { ...err, ...(err.frame !== undefined && { frame: `${err.frame}\n` }) },
});
