import path from 'node:path';
import { projectRoot } from '#config/project-root.ts';
import type { Manifest } from '#content/manifest.ts';
import { emitIds } from '#pipeline/index/emit-ids.ts';

/** Updates the generated types of slugs, categories and tags, if the content is the project's own. */
export async function emitProjectIds(contentDir: string, manifest: Manifest): Promise<void> {
  if (contentDir === path.join(projectRoot, 'content'))
    await emitIds(manifest, path.join(projectRoot, 'src/content/generated/ids.ts'));
}
