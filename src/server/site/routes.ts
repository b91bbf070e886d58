/** Routes of the site: pages, files and redirects of the current build. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Build } from './build.ts';
import { BuildFileError } from './build-files.ts';
import { renderConfirmation, sendConfirmation } from './confirmations.ts';
import type { CurrentBuild } from './current-build.ts';
import { cacheControl, getCacheControl, redirectStatus } from './http-rules.ts';
import { sendFile } from './send-file.ts';
import { appendQuery, splitUrl } from './url-resolver.ts';

/** Seconds after which a client may retry while the build cannot be read. */
const retryAfterSeconds = 10;

/** Sent while the build, and with it every page, cannot be read. */
const unavailablePage = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Back in a moment</title>
<h1>Back in a moment</h1>
<p>The site is being updated. Please try again in a minute.</p>
<div lang="no">
<h2>Straks tilbake</h2>
<p>Nettstedet oppdateres. Prøv igjen om et minutt.</p>
</div>
</html>
`;

/** Adds the routes. Each response is made from one build, also while another one takes its place. */
export function addSiteRoutes(app: FastifyInstance, builds: CurrentBuild): void {
  /** Responds from the current build, or with 503 while there is none that can be read. */
  const respond = async (reply: FastifyReply, send: (build: Build) => Promise<void>) => {
    try {
      await builds.use(send);
    } catch (error) {
      if (!(error instanceof BuildFileError)) throw error;
      reply
        .code(503)
        .headers({
          ...builds.get().headers,
          'retry-after': String(retryAfterSeconds),
          'cache-control': 'no-store',
        })
        .type('text/html; charset=utf-8')
        .send(unavailablePage);
    }
    return reply;
  };

  const sendPage = async (
    request: FastifyRequest,
    reply: FastifyReply,
    build: Build,
    { file, status = 200 }: { file: string; status?: number },
  ) => {
    const headers = {
      ...build.headers,
      'cache-control': cacheControl.revalidate,
      'content-security-policy': build.getContentSecurityPolicy(file),
    };
    if (!(await sendFile(request, reply, build.files, file, { headers, status })))
      throw new BuildFileError(`${file} is missing.`);
  };

  const sendNotFound = (request: FastifyRequest, reply: FastifyReply, build: Build) => {
    const { language } = build.resolve(request.raw.url ?? '/');
    return sendPage(request, reply, build, { file: build.manifest.notFound[language], status: 404 });
  };

  /** Sends a file, or redirects from another spelling. An asset of an earlier build is sent from that build. */
  const sendOtherFile = async (request: FastifyRequest, reply: FastifyReply, build: Build, file: string) => {
    const { path, query } = splitUrl(request.raw.url ?? '/');
    for (const candidate of new Set([file, file.toLowerCase()])) {
      if (encodeURI(candidate) !== path) {
        if (await hasFile(build, candidate)) return redirect(reply, appendQuery(candidate, query));
        continue;
      }
      const headers = { ...build.headers, 'cache-control': getCacheControl(candidate) };
      const isAsset = headers['cache-control'] === cacheControl.immutable;
      for (const source of isAsset ? [build, ...builds.getPrevious()] : [build]) {
        const isCurrent = source === build;
        const sent = await sendFile(request, reply, source.files, candidate.slice(1), { headers }).catch(
          (error: unknown) => {
            if (isCurrent) throw error;
            return false;
          },
        );
        if (sent) return;
      }
    }
    return sendNotFound(request, reply, build);
  };

  const redirect = (reply: FastifyReply, to: string): void => {
    reply.header('cache-control', cacheControl.short).redirect(to, redirectStatus);
  };

  app.setNotFoundHandler((request, reply) => respond(reply, (build) => sendNotFound(request, reply, build)));

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: (request, reply) =>
      respond(reply, async (build) => {
        const url = request.raw.url ?? '/';
        const { resolution } = build.resolve(url);
        switch (resolution.kind) {
          case 'page': {
            const { query } = splitUrl(url);
            const confirmation = await renderConfirmation(build.resultPages, request, resolution.path, query);
            if (!confirmation) return sendPage(request, reply, build, resolution);
            sendConfirmation(reply.headers(build.headers), confirmation);
            return;
          }
          case 'redirect':
            return redirect(reply, resolution.to);
          case 'file':
            return sendOtherFile(request, reply, build, resolution.path);
          case 'unknown':
            return sendNotFound(request, reply, build);
        }
      }),
  });

  app.route({
    method: app.supportedMethods.filter((method) => method !== 'GET' && method !== 'HEAD'),
    url: '/*',
    // Answered before the body is read, because a body that cannot be parsed makes no difference.
    onRequest: (request, reply) =>
      respond(reply, async (build) => {
        const { path } = splitUrl(request.raw.url ?? '/');
        const { resolution } = build.resolve(path);
        const exists =
          app.hasRoute({ method: 'GET', url: path }) ||
          (resolution.kind === 'file'
            ? (await hasFile(build, resolution.path)) || (await hasFile(build, resolution.path.toLowerCase()))
            : resolution.kind !== 'unknown');
        if (!exists) return sendNotFound(request, reply, build);
        reply
          .code(405)
          .headers({ allow: 'GET, HEAD', 'cache-control': 'no-store' })
          .type('text/plain; charset=utf-8')
          .send('This address is for reading only.');
      }),
    handler: () => undefined,
  });
}

/** @param path begins with a slash. */
async function hasFile({ files }: Build, path: string): Promise<boolean> {
  const file = await files.open(path.slice(1));
  await file?.close();
  return file !== undefined;
}
