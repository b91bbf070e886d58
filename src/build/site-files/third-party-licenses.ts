/** Writes the licences of what browsers download: the packages in the bundle, and the font. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { sourceRoot } from '#config/project-root.ts';

/** Path in the bundle's folder of the list that Vite makes. */
export const bundledLicensesPath = '.site/bundled-licenses.json';
/** Path in the build. The licences ask to be delivered with the code. */
export const thirdPartyLicensesPath = 'third-party-licenses.txt';

const bundledLicensesSchema = z.array(
  z.object({
    name: z.string(),
    version: z.string(),
    identifier: z.string().optional(),
    text: z.string().optional(),
  }),
);

/** Builds the text from the list in a bundle's folder. */
export async function buildThirdPartyLicenses(bundleFolder: string): Promise<string> {
  const packages = bundledLicensesSchema.parse(
    JSON.parse(await readFile(path.join(bundleFolder, bundledLicensesPath), 'utf8')),
  );
  const font = await readFile(path.join(sourceRoot, 'ui/fonts/OFL.txt'), 'utf8');
  const sections = [
    ...packages.map(({ name, version, identifier, text }) => ({
      title: `${name} ${version}${identifier ? ` (${identifier})` : ''}`,
      text,
    })),
    { title: 'Schibsted Grotesk (OFL-1.1)', text: font },
  ];
  return sections
    .map(({ title, text }) => `${title}\n${'='.repeat(title.length)}\n${text ? `\n${text.trim()}\n` : ''}`)
    .join('\n\n');
}
