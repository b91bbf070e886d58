/** The API in development: what `npm run serve` has, with pages of the code and content as they are. */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import Fastify, { type FastifyBaseLogger, LogController } from 'fastify';
import type { Environment } from '#config/environment.ts';
import { type Language, languages } from '#i18n/languages.ts';
import { createI18n } from '#i18n/server.ts';
import { addHealth } from '#server/health.ts';
import { createLog } from '#server/log.ts';
import { createFormPages } from '#server/site/form-pages.ts';
import type { FormResultPages } from '#server/site/form-result-pages.ts';
import type { Strings } from '#server/strings.ts';
import { createSubmissionService } from '#server/submission-service.ts';
import { addApiRoutes } from '#server/submissions/routes.ts';
import type { DevPages } from './dev-pages.ts';
import type { DevSite } from './dev-site.ts';

export interface DevApi {
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** Lets what is under way finish. */
  close(): Promise<void>;
}

/**
 * Starts to receive and to deliver, as the environment says.
 * @throws EnvironmentError where a channel is configured by half.
 */
export async function createDevApi(
  environment: Environment,
  site: DevSite,
  pages: DevPages,
): Promise<DevApi> {
  const log = createLog(environment.logLevel);
  const enquiries = createSubmissionService({ environment, strings: stringsOf(site), log });
  const app = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    // It would tell addresses.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
  });
  const answerPages = createDevAnswerPages(site, pages);
  await addApiRoutes(app, { ...enquiries.api, pages: answerPages, siteUrl: environment.siteUrl });
  addHealth(app, { build: 'development', check: enquiries.checkStorage });
  await app.ready();
  enquiries.start();
  for (const note of enquiries.startupNotes) log.info(note);
  return {
    async handle(request, response) {
      await answerPages.refresh();
      app.routing(request, response);
    },
    async close() {
      await app.close();
      await enquiries.stop();
    },
  };
}

/** The words of the newest reading. */
function stringsOf(site: DevSite): Strings {
  const words = (language: Language) => createI18n(language, site.content.strings[language]);
  return Object.defineProperties(
    {},
    Object.fromEntries(languages.map((language) => [language, { get: () => words(language) }])),
  ) as Strings;
}

function createDevAnswerPages(site: DevSite, pages: DevPages): FormResultPages & { refresh(): Promise<void> } {
  let newest = createFormPages({});
  return {
    getFormKinds: (path) => newest.getFormKinds(path),
    findFormPage: (form, language, referer) => newest.findFormPage(form, language, referer),
    buildConfirmationUrl: (path, received) => newest.buildConfirmationUrl(path, received),
    parseConfirmationUrl: (path, query) => newest.parseConfirmationUrl(path, query),
    async refresh() {
      newest = await pages.getFormPages();
    },
    async render(path, answer) {
      const entry = site.content.manifest.entries.find((each) => each.path === path);
      if (!entry) throw new Error(`There is no page at ${path}.`);
      return pages.renderHtml(entry, answer);
    },
    getHeaders: () => ({ 'content-type': 'text/html; charset=utf-8' }),
  };
}
