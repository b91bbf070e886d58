/**
 * Watches the content folder. A saved document is applied and shown at once; the background check of the whole content
 * follows. Errors of both are shown in Vite's overlay until they are fixed, warnings in a panel on the page, and all of them
 * in the terminal.
 */
import path from 'node:path';
import type { ViteDevServer } from 'vite';
import { isDocument } from '#content/manifest.ts';
import { type Finding, isError } from '#pipeline/finding.ts';
import { startBackgroundCheck } from './background-check.ts';
import type { DevSite } from './dev-site.ts';
import { toDocumentUrl } from './document-modules.ts';
import { buildErrorOverlay } from './error-overlay.ts';
import { createFindingLog } from './finding-log.ts';
import type { FolderWatcher } from './folder-watcher.ts';
import type { PanelFinding } from './panel-finding.ts';

/** After saves of more files, such as a switch of branches, pages are built when they are requested. */
const maxPreparedFiles = 8;

export interface ContentWatcher {
  /** Reports the findings within a document that was parsed for its page. */
  onParsed: (file: string, findings: readonly Finding[]) => void;
  close: () => Promise<void>;
}

/** State of the overlay and of the open pages. */
export interface WatchState {
  /** Findings of the last check of the whole content; undefined before the first one. */
  checkFindings: readonly Finding[] | undefined;
  /** Findings within files that were parsed since. They replace those of the check. */
  fileFindings: ReadonlyMap<string, readonly Finding[]>;
  /** Open pages have not received the last change: under the overlay they show the last valid version. */
  isUpdatePending: boolean;
}

export type WatchEvent =
  | { type: 'checked'; findings: readonly Finding[] }
  /** `canShow`: the modules and data of the saved documents could be built. */
  | { type: 'saved'; files: readonly string[]; findings: readonly Finding[]; canShow: boolean }
  | { type: 'parsed'; file: string; findings: readonly Finding[] };

export type WatchEffect = 'show-overlay' | 'update-pages';

export const initialWatchState: WatchState = {
  checkFindings: undefined,
  fileFindings: new Map(),
  isUpdatePending: false,
};

/** Returns the findings to show. */
export const getFindings = ({ checkFindings = [], fileFindings }: WatchState): Finding[] => [
  ...[...fileFindings.values()].flat(),
  ...checkFindings.filter(({ file }) => !fileFindings.has(file)),
];

/** Applies an event. Returns the new state, and what the browser must be sent. */
export function reduceWatchState(
  state: WatchState,
  event: WatchEvent,
): { state: WatchState; effects: WatchEffect[] } {
  switch (event.type) {
    case 'checked': {
      const showsUpdate = state.isUpdatePending && !event.findings.some(isError);
      return {
        state: {
          checkFindings: event.findings,
          fileFindings: new Map(),
          isUpdatePending: state.isUpdatePending && !showsUpdate,
        },
        effects: ['show-overlay', ...(showsUpdate ? ['update-pages' as const] : [])],
      };
    }
    case 'saved': {
      const errors = event.findings.filter(isError);
      const fileFindings = new Map(state.fileFindings);
      for (const file of event.files) fileFindings.delete(file);
      for (const [file, findings] of Map.groupBy(errors, ({ file }) => file))
        fileFindings.set(file, findings);
      const showsUpdate = errors.length === 0 && event.canShow;
      return {
        state: { ...state, fileFindings, isUpdatePending: !showsUpdate },
        effects: errors.length > 0 ? ['show-overlay'] : showsUpdate ? ['update-pages'] : [],
      };
    }
    case 'parsed':
      // After the first check, its findings include these.
      if (state.checkFindings || !event.findings.some(isError)) return { state, effects: [] };
      return {
        state: { ...state, fileFindings: new Map(state.fileFindings).set(event.file, event.findings) },
        effects: [],
      };
  }
}

/**
 * Starts to apply changes of the content, and to check it.
 * @param folder watcher of the content folder, opened before the site was read.
 */
export function watchContent(server: ViteDevServer, site: DevSite, folder: FolderWatcher): ContentWatcher {
  const { contentDir } = site;
  const { logger } = server.config;
  let state = initialWatchState;
  let sentSiteModule = site.siteModule;
  const logFindings = createFindingLog(contentDir);

  async function dispatch(event: WatchEvent): Promise<void> {
    const result = reduceWatchState(state, event);
    state = result.state;
    for (const effect of result.effects)
      if (effect === 'show-overlay') await sendOverlay();
      else updatePages();
  }

  const getPanelFindings = (): PanelFinding[] =>
    getFindings(state)
      .filter((finding) => !isError(finding))
      .map(({ file, line, column, message, rule }) => ({
        place: `${file}:${line}:${column}`,
        file: `${path.join(contentDir, file)}:${line}:${column}`,
        message,
        rule,
      }));

  async function sendOverlay(): Promise<void> {
    const overlay = await buildErrorOverlay(contentDir, getFindings(state));
    // Vite keeps an error that no page receives for the next page, which may be opened after it is fixed.
    if (server.ws.clients.size > 0) server.ws.send(overlay);
  }

  function updatePages(): void {
    if (site.siteModule === sentSiteModule) server.ws.send('content:change', {});
    else {
      sentSiteModule = site.siteModule;
      server.moduleGraph.invalidateAll();
      server.ws.send({ type: 'full-reload' });
    }
  }

  const check = startBackgroundCheck(contentDir, (response) => {
    if ('error' in response) return logger.error(response.error);
    site.exclude(response.invalidFiles);
    for (const line of logFindings(response.findings)) console.log(line);
    dispatch({ type: 'checked', findings: response.findings })
      .then(() => server.ws.send('content:findings', getPanelFindings()))
      .catch(logError);
  });

  /** Compiles a document, which an open page is about to request. */
  async function prepare(file: string): Promise<void> {
    const entry = site.content.manifest.entries.find(
      (candidate) => candidate.file === file && isDocument(candidate),
    );
    const document = site.content.documents.get(file);
    if (!entry || !document) return;
    await server.transformRequest(await toDocumentUrl(site, document), { ssr: true });
  }

  async function applySaved(files: readonly string[]): Promise<void> {
    const findings = await site.update(files);
    // The check does not wait for the pages.
    check.request();
    const isPageOpen = server.ws.clients.size > 0 && !findings.some(isError);
    const prepared = isPageOpen && files.length <= maxPreparedFiles ? files.map(prepare) : [];
    const canShow = await Promise.all(prepared).then(
      () => true,
      // The check reports the reason.
      () => false,
    );
    await dispatch({ type: 'saved', files, findings, canShow });
    // The check may have ended before, and must show the update when it finds no error.
    if (!canShow) check.request();
    await site.emitIds();
  }

  const logError = (error: unknown) => logger.error(error instanceof Error ? error.message : String(error));
  site.emitIds().catch(logError);
  folder.start({ onChange: applySaved, onError: logError });
  // A page that is opened while there are errors shows them.
  server.ws.on('connection', () => {
    if (getFindings(state).some(isError)) sendOverlay().catch(logError);
  });
  server.ws.on('content:request-findings', (_data, client) =>
    client.send('content:findings', getPanelFindings()),
  );
  check.request();

  return {
    onParsed: (file, findings) => void dispatch({ type: 'parsed', file, findings }),
    async close() {
      folder.close();
      await check.close();
    },
  };
}
