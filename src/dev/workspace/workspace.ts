/**
 * The workspace of the development server, `/__content`: the state of all documents in both languages, and for each
 * document both texts side by side, with buttons that confirm or postpone a block.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { getDocumentStatuses } from '#authoring/status.ts';
import { confirm, type PairHashes, postpone } from '#authoring/translations/confirm.ts';
import { findTargets } from '#authoring/translations/translation-target.ts';
import { languages } from '#i18n/languages.ts';
import { createLinter } from '#lint/linter.ts';
import type { Finding } from '#pipeline/finding.ts';
import { TranslationChecker } from '#translations/check-translations.ts';
import { renderDocument, renderMatrix, workspacePath } from './workspace-html.ts';

export interface Workspace {
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
}

/** Opens the workspace of a content folder. It reads the content at each request, so that it is never out of date. */
export async function openWorkspace(contentDir: string): Promise<Workspace> {
  const linter = await createLinter(contentDir);
  let checker = await TranslationChecker.open(contentDir);

  /** Checks the content with the results of the last check. */
  async function check() {
    const content = await linter.check({ drafts: true, onParsed: checker.onParsed });
    const translations = await checker.check(content.documents);
    checker = await checker.reopen();
    return { content, units: translations.units, findings: [...content.findings, ...translations.findings] };
  }

  async function getMatrix(): Promise<string> {
    const { content, units, findings } = await check();
    return renderMatrix(getDocumentStatuses(content), units, findings);
  }

  async function getDocument(name: string, message?: string): Promise<string | undefined> {
    const { findings } = await check();
    const [target] = await findTargets(contentDir, name).catch(() => []);
    if (target?.unit.name !== name) return undefined;
    const files: readonly string[] = Object.values(target.unit.files);
    const own = findings.filter(({ file }: Finding) => files.includes(file));
    return renderDocument(target, own, contentDir, message);
  }

  return {
    async handle(request, response) {
      const send = (status: number, html: string) => {
        response.writeHead(status, {
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'no-store',
        });
        response.end(html);
      };
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      const name = decodeURIComponent(pathname.slice(workspacePath.length + 1));
      if (name === '') return send(200, await getMatrix());
      if (request.method !== 'POST') {
        const html = await getDocument(name);
        return html === undefined
          ? send(404, 'There is no such document in both languages.')
          : send(200, html);
      }
      // Another site that is open in the same browser must not write records.
      if (request.headers['sec-fetch-site'] !== 'same-origin')
        return send(403, 'The form must be sent from the page.');
      const fields = new URLSearchParams(await text(request));
      try {
        await applyForm(contentDir, name, fields);
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        return send(422, (await getDocument(name, message)) ?? message);
      }
      const place = fields.get('place') ?? '';
      response.writeHead(303, {
        location: `${path.posix.join(workspacePath, name)}#${encodeURIComponent(place)}`,
      });
      response.end();
    },
  };
}

/** Writes the record. @throws Error with a message for the writer. */
async function applyForm(contentDir: string, name: string, fields: URLSearchParams): Promise<void> {
  const get = (field: string) => fields.get(field)?.trim() || undefined;
  const pair: PairHashes = Object.fromEntries(
    languages.flatMap((language) => {
      const hash = get(language);
      return hash === undefined ? [] : [[language, hash]];
    }),
  );
  if (get('action') === 'confirm') {
    const acceptFacts = get('acceptFacts') !== undefined;
    // The person has just looked at the pair, so it is certain.
    await confirm(contentDir, name, { pair, why: get('why'), acceptFacts, acceptUncertain: true });
    return;
  }
  const [owner, date] = [get('owner'), get('by')];
  if (!owner || !date) throw new Error('Write who brings it in step, and by which day.');
  await postpone(contentDir, name, { owner, date }, pair);
}
