/** `npm run dev`: the site with hot reload of documents, frontmatter, strings and code. */
import type { AddressInfo } from 'node:net';
import { createServer, mergeConfig, type ViteDevServer } from 'vite';
import { createDevPlugin } from '../src/publish/dev-plugin.ts';
import { documentPlugins } from '../src/publish/document-plugin.ts';
import { projectRoot } from '../src/publish/project-root.ts';
import { viteConfig } from '../src/publish/vite-config.ts';
import { readEnvironment } from '../src/server/env.ts';

let server: ViteDevServer | undefined;
try {
  const environment = readEnvironment(process.env);
  const { contentDir, port, host } = environment;
  const { plugin, started, start } = createDevPlugin(environment);
  server = await createServer(
    mergeConfig(
      viteConfig(async () => (await started).site.siteSource),
      {
        appType: 'custom',
        plugins: [...documentPlugins(contentDir, started), plugin],
        server: { port, host, strictPort: true, fs: { allow: [projectRoot, contentDir] } },
      },
    ),
  );
  await server.listen();
  const listening = server.httpServer?.address() as AddressInfo;
  console.log(`http://${host === '127.0.0.1' ? 'localhost' : host}:${listening.port}`);
  await start();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
  await server?.close();
}
