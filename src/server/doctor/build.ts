/** Checks the build in OUT_DIR: its address, its age, and that it is no preview. */
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { BuildError, readServeManifest, serveManifestPath } from '../site/serve-manifest.ts';
import { type Diagnosis, type DoctorCheck, dayMs, formatDays, ok, problem, warning } from './diagnosis.ts';

/** Age from which a build is old. A new one brings security updates of the packages that visitors download. */
const oldBuildMs = 60 * dayMs;

export const checkBuild: DoctorCheck = async ({ environment: { outDir, siteUrl }, now }) => {
  const manifest = await readServeManifest(outDir).catch((error: unknown) => {
    if (error instanceof BuildError) return error;
    throw error;
  });
  if (manifest instanceof BuildError)
    return [problem(manifest.message, 'Run npm run build, or set OUT_DIR to the folder of the build.')];
  const { mtimeMs } = await stat(path.join(outDir, serveManifestPath));
  const age = formatDays(now() - mtimeMs);
  const diagnoses: Diagnosis[] = [
    now() - mtimeMs > oldBuildMs
      ? warning(
          `The build ${manifest.build} is ${age} old.`,
          'Update the packages (npm outdated lists them), build again and deploy.',
        )
      : ok(`The build ${manifest.build} is ${age} old.`),
  ];
  const robots = await readFile(path.join(outDir, 'robots.txt'), 'utf8').catch(() => '');
  const buildOrigin = /^Sitemap: (.+)\/sitemap\.xml$/m.exec(robots)?.[1];
  if (/^Disallow: \/$/m.test(robots))
    diagnoses.push(
      problem(
        'The build is a preview: it contains drafts, and asks search engines to stay away.',
        'Build without --drafts, and deploy that.',
      ),
    );
  else if (buildOrigin !== undefined && buildOrigin !== siteUrl)
    diagnoses.push(
      problem(
        `The build was made for ${buildOrigin}, but SITE_URL of the server is ${siteUrl}. Links for search engines and feeds lead to the wrong address.`,
        'Set SITE_URL to the same address for the build and for the server, and build again.',
      ),
    );
  else if (buildOrigin !== undefined) diagnoses.push(ok(`The build was made for ${buildOrigin}.`));
  return diagnoses;
};
