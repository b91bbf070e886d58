/** Runs the API in development: the same as `npm run serve`, with pages from the current code and content. */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import Fastify, { type FastifyBaseLogger, LogController } from 'fastify';
import type { Environment } from '#config/environment.ts';
import { type Language, languages } from '#i18n/languages.ts';
import { createI18n } from '#i18n/server.ts';
import { addHealthRoutes } from '#server/health.ts';
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
  /** Waits for requests and deliveries in flight. */
  close(): Promise<void>;
}

/**
 * Starts to receive submissions and to deliver them.
 * @throws EnvironmentError when a delivery channel is configured incompletely.
 */
export async function createDevApi(
  environment: Environment,
  site: DevSite,
  pages: DevPages,
): Promise<DevApi> {
  const log = createLog(environment.logLevel);
  const submissions = createSubmissionService({ environment, strings: createLiveStrings(site), log });
  const app = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    // Request logs would contain IP addresses.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
  });
  const formResultPages = createDevFormResultPages(site, pages);
  await addApiRoutes(app, { ...submissions.api, resultPages: formResultPages, siteUrl: environment.siteUrl });
  addHealthRoutes(app, { getBuildId: () => 'development', checkStorage: submissions.checkStorage });
  await app.ready();
  submissions.start();
  for (const note of submissions.startupNotes) log.info(note);
  return {
    async handle(request, response) {
      await formResultPages.refresh();
      app.routing(request, response);
    },
    async close() {
      await app.close();
      await submissions.stop();
    },
  };
}

/** Creates strings that follow the current content. */
function createLiveStrings(site: DevSite): Strings {
  const getI18n = (language: Language) => createI18n(language, site.content.strings[language]);
  return Object.defineProperties(
    {},
    Object.fromEntries(languages.map((language) => [language, { get: () => getI18n(language) }])),
  ) as Strings;
}

function createDevFormResultPages(
  site: DevSite,
  pages: DevPages,
): FormResultPages & { refresh(): Promise<void> } {
  let formPages = createFormPages({});
  return {
    getFormKinds: (path) => formPages.getFormKinds(path),
    findFormPage: (form, language, referer) => formPages.findFormPage(form, language, referer),
    buildConfirmationUrl: (path, received) => formPages.buildConfirmationUrl(path, received),
    parseConfirmationUrl: (path, query) => formPages.parseConfirmationUrl(path, query),
    async refresh() {
      formPages = await pages.getFormPages();
    },
    async render(path, formResult) {
      const entry = site.content.manifest.entries.find((candidate) => candidate.path === path);
      if (!entry) throw new Error(`There is no page at ${path}.`);
      const html = await pages.renderHtml(entry, formResult);
      return { html, headers: { 'content-type': 'text/html; charset=utf-8' } };
    },
  };
}
