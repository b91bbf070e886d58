/**
 * From a saved file to the browser. A document is read and shown at once; the check of the whole content follows in its
 * own time, and what it finds shows in Vite's overlay, and goes when it is mended.
 */
import path from 'node:path';
import type { ViteDevServer } from 'vite';
import { isDocument } from '#content/manifest.ts';
import { type Finding, isError } from '#pipeline/finding.ts';
import { type CheckResponse, startBackgroundCheck } from './background-check.ts';
import type { DevPages } from './dev-pages.ts';
import type { DevSite } from './dev-site.ts';
import { toDocumentUrl } from './document-modules.ts';
import { buildErrorOverlay } from './error-overlay.ts';

/** Editors write a file in several steps; what comes within this many milliseconds is one change. */
const settleTime = 10;

export interface ContentWatcher {
  /** Tells of what is wrong in a document by itself that was parsed before the first check came to it. */
  saw: (file: string, findings: readonly Finding[]) => void;
  close: () => Promise<void>;
}

/** Begins to watch the content, and to check it. */
export function watchContent(server: ViteDevServer, site: DevSite, pages: DevPages): ContentWatcher {
  const { contentDir } = site;
  const { logger } = server.config;
  /** What the newest check has found; undefined before the first. */
  let checked: Finding[] | undefined;
  /** By file, what has been found since: in place of what the check has said of the file. */
  const since = new Map<string, readonly Finding[]>();
  const shown = () => [
    ...[...since.values()].flat(),
    ...(checked ?? []).filter(({ file }) => !since.has(file)),
  ];
  const tell = async () => server.ws.send(await buildErrorOverlay(contentDir, shown()));
  let sent = site.siteModule;
  /** Whether pages have not been told of a change: behind the overlay they stay as they were when they were last right. */
  let held = false;

  function show(): void {
    held = false;
    if (site.siteModule === sent) server.ws.send('content:change', {});
    else {
      sent = site.siteModule;
      server.moduleGraph.invalidateAll();
      server.ws.send({ type: 'full-reload' });
    }
  }

  const check = startBackgroundCheck(contentDir, async (answer: CheckResponse) => {
    if ('error' in answer) return logger.error(answer.error);
    since.clear();
    checked = answer.findings;
    site.exclude(answer.broken);
    await tell();
    if (held && !checked.some(isError)) show();
  });

  /** Makes what an open page is going to ask for. @throws where it cannot be had. */
  async function prepare(file: string): Promise<void> {
    const entry = site.content.manifest.entries.find((each) => each.file === file && isDocument(each));
    const document = site.content.documents.get(file);
    if (!entry || !document) return;
    await Promise.all([pages.getPageData(entry), server.transformRequest(toDocumentUrl(contentDir, document))]);
  }

  async function take(files: readonly string[]): Promise<void> {
    const findings = (await site.update(files)).filter(isError);
    for (const file of files) since.delete(file);
    for (const [file, own] of Map.groupBy(findings, ({ file }) => file)) since.set(file, own);
    if (findings.length > 0) {
      held = true;
      await tell();
    } else
      await Promise.all(server.ws.clients.size > 0 ? files.map(prepare) : []).then(show, () => {
        // The check says why.
        held = true;
      });
    check.ask();
    await site.emitIds();
  }

  // One after the other: a slower read of an older state must not win.
  let turn = site.emitIds();
  let timer: NodeJS.Timeout | undefined;
  const saved = new Set<string>();
  server.watcher.on('all', (_event, file) => {
    if (!file.startsWith(contentDir + path.sep)) return;
    saved.add(path.relative(contentDir, file).split(path.sep).join('/'));
    clearTimeout(timer);
    timer = setTimeout(() => {
      const files = [...saved];
      saved.clear();
      // A file may be gone between listing and reading; the editor's next step brings another event.
      turn = turn.then(() => take(files)).catch((error: unknown) => logger.error(String(error)));
    }, settleTime);
  });
  server.watcher.add(contentDir);
  // A page that is opened while a finding stands shows it, too.
  server.ws.on('connection', () => {
    if (shown().some(isError)) void tell();
  });
  check.ask();

  return {
    saw(file, findings) {
      if (!checked && findings.some(isError)) since.set(file, findings);
    },
    close: check.close,
  };
}
