import { fileKinds, filesPrefix, getFileKind } from '#content/files.ts';
import { slugify } from '#content/text/slugify.ts';
import { error, type Finding, isError, startOfFile, warning } from '#pipeline/finding.ts';
import type { PublishedFile } from '#pipeline/read/content-folder.ts';
import { describeSystemFile, isSystemFile } from '#pipeline/read/system-files.ts';
import type { Rule } from '../../rule.ts';
import { toPathname } from '../ledger/removed-pages.ts';

const megabyte = 1_000_000;
/** Files above this are refused, because most visitors on a phone would give up. */
const maxSizeMb = 20;
/** Files above this are reported, because they take long on a phone. */
const largeSizeMb = 5;

/** Reports files of content/files that visitors cannot use, or that nothing leads to. */
export const publishedFiles: Rule = {
  docs: {
    'file/kind': {
      description:
        'A file of content/files is of a kind that the site does not publish, or not what its name says.',
      rationale: 'Visitors could not open it, or it could do harm in their browser.',
      example: 'described',
      incorrect: 'files/report.html',
      correct: 'files/report.pdf',
    },
    'file/size': {
      description: 'A file of content/files is large.',
      rationale: 'On a phone it takes long, and may cost money.',
      example: 'described',
      incorrect: 'files/report.pdf with 30 MB',
      correct: 'files/report.pdf with 2 MB, saved for screens',
    },
    'file/unused': {
      description: 'No page and no menu leads to a file of content/files.',
      rationale: 'Visitors cannot find it.',
      example: 'described',
      incorrect: 'There is a file files/report.pdf, and no link to /files/report.pdf',
      correct: '[The report](/files/report.pdf)',
    },
  },
  checkContent: ({ content, siteWithInvalid }) => {
    const linkedPaths = new Set([
      ...siteWithInvalid.documents.flatMap(({ analysis }) =>
        analysis.links.map(({ url }) => toPathname(url)),
      ),
      ...Object.keys(content.navigation.links),
    ]);
    return content.files.flatMap((file) => {
      const findings = [...checkName(file), ...checkSize(file)];
      // The address of a file with errors changes, or it leads to nothing.
      const isUnused = !linkedPaths.has(filesPrefix + file.name) && !findings.some(isError);
      return isUnused ? [...findings, reportUnused(file)] : findings;
    });
  },
};

function checkName({ name, file, signature }: PublishedFile): Finding[] {
  const extension = /\.([^.]+)$/.exec(name)?.[1] ?? '';
  if (!/^[A-Za-z0-9]+(?:[-_.][A-Za-z0-9]+)*$/.test(name)) {
    const suggestion = `${slugify(name.slice(0, name.length - extension.length)) ?? 'report'}.${extension.toLowerCase()}`;
    return [
      error(
        file,
        startOfFile,
        'file/name',
        `"${name}" cannot be an address. Rename the file to ${suggestion}.`,
      ),
    ];
  }
  if (isSystemFile(name)) return [error(file, startOfFile, 'file/kind', describeSystemFile(name))];
  const kind = getFileKind(name);
  if (!kind)
    return [
      error(
        file,
        startOfFile,
        'file/kind',
        `The site does not publish files that end in .${extension}. It publishes ${Object.keys(fileKinds).join(', ')}.`,
      ),
    ];
  const isAsNamed =
    kind.signature === undefined ? !signature.includes('\0') : signature.startsWith(kind.signature);
  return isAsNamed
    ? []
    : [
        error(
          file,
          startOfFile,
          'file/kind',
          `${name} is not a ${kind.name} file, whatever its name says. Save it as one again.`,
        ),
      ];
}

function checkSize({ name, file, size }: PublishedFile): Finding[] {
  if (size === 0) return [error(file, startOfFile, 'file/size', `${name} is empty. Copy the file again.`)];
  const megabytes = Math.round(size / megabyte);
  if (size > maxSizeMb * megabyte)
    return [
      error(
        file,
        startOfFile,
        'file/size',
        `${name} has ${megabytes} MB, and ${maxSizeMb} MB is the limit. Save it for screens, or divide it.`,
      ),
    ];
  if (size > largeSizeMb * megabyte)
    return [
      warning(
        file,
        startOfFile,
        'file/size',
        `${name} has ${megabytes} MB, which takes long on a phone. Save it for screens.`,
      ),
    ];
  return [];
}

const reportUnused = ({ name, file }: PublishedFile): Finding =>
  warning(
    file,
    startOfFile,
    'file/unused',
    `Nothing leads to ${filesPrefix}${name}. Link to it: [words](${filesPrefix}${name}), or remove the file.`,
  );
