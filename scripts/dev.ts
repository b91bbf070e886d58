/** `npm run dev`: serves the site with hot reload of documents, frontmatter, strings and code. */
import type { AddressInfo } from 'node:net';
import { createServer, mergeConfig, type ViteDevServer } from 'vite';
import { createViteConfig } from '#build/bundle/vite-config.ts';
import { readEnvironment } from '#config/environment.ts';
import { projectRoot } from '#config/project-root.ts';
import { createDocumentPlugins } from '#dev/document-modules.ts';
import { createDevPlugin } from '#dev/plugin.ts';

let server: ViteDevServer | undefined;
try {
  const environment = readEnvironment(process.env);
  const { contentDir, port, host } = environment;
  const { plugin, site, start } = createDevPlugin(environment);
  server = await createServer(
    mergeConfig(
      createViteConfig(async () => (await site).siteModule),
      {
        appType: 'custom',
        plugins: [...createDocumentPlugins(contentDir, site), plugin],
        server: { port, host, strictPort: true, fs: { allow: [projectRoot, contentDir] } },
      },
    ),
  );
  await server.listen();
  const address = server.httpServer?.address() as AddressInfo;
  console.log(`http://${host === '127.0.0.1' ? 'localhost' : host}:${address.port}`);
  await start();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
  await server?.close();
}
