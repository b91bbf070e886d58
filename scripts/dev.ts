/** `npm run dev`: the site with hot reload of documents, frontmatter, strings and code. */
import { createServer, mergeConfig } from 'vite';
import { createDevSite } from '../src/publish/dev-plugin.ts';
import { documentPlugins } from '../src/publish/document-plugin.ts';
import { projectRoot } from '../src/publish/project-root.ts';
import { viteConfig } from '../src/publish/vite-config.ts';
import { readEnvironment } from '../src/server/env.ts';

try {
  const environment = readEnvironment(process.env);
  const { contentDir, port, host } = environment;
  const { site, plugin } = await createDevSite(environment);
  const server = await createServer(
    mergeConfig(
      viteConfig(() => site.siteSource),
      {
        appType: 'custom',
        plugins: [
          ...documentPlugins({
            contentDir,
            documentOf: (file) => site.content.documents.get(file),
            pictureOf: (src) => site.media.pictureOf(src),
          }),
          plugin,
        ],
        server: { port, host, strictPort: true, fs: { allow: [projectRoot, contentDir] } },
      },
    ),
  );
  await server.listen();
  console.log(`http://${host === '127.0.0.1' ? 'localhost' : host}:${port}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
