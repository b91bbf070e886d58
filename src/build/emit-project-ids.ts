import path from 'node:path';
import { projectRoot } from '#config/project-root.ts';
import type { Manifest } from '#content/manifest.ts';
import { emitIds } from '#pipeline/index/emit-ids.ts';

/** Keeps the names that code may use in step with the project's own content; another tree's are not the code's. */
export async function emitProjectIds(contentDir: string, manifest: Manifest): Promise<void> {
  if (contentDir === path.join(projectRoot, 'content'))
    await emitIds(manifest, path.join(projectRoot, 'src/content/generated/ids.ts'));
}
