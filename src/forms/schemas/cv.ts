import { errorKeys } from './errors.ts';
import { z } from './zod.ts';

/** Maximum size of a CV: 10 MB. The UI strings of the forms mention it, too. */
export const maxCvBytes = 10 * 1024 * 1024;

/** Media types of a CV by the extension of its name. */
export const cvTypes = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;

/** The properties of a file that are known before it is read, as in a browser's `File`. */
export interface FileInfo {
  name: string;
  type: string;
  size: number;
}

/** Types declared by systems that do not know the format. */
const genericTypes = ['', 'application/octet-stream'];
/** Types declared by other programs, some of which name the ZIP container. */
const alternativeTypes: Record<string, readonly string[]> = {
  pdf: ['application/x-pdf'],
  docx: ['application/zip', 'application/x-zip-compressed', 'application/wps-office.docx'],
};

function isCv({ name, type }: FileInfo): boolean {
  const extension = name.toLowerCase().match(/\.(\w+)$/)?.[1] ?? '';
  const [, expected] = Object.entries(cvTypes).find(([candidate]) => candidate === extension) ?? [];
  return (
    expected !== undefined &&
    [expected, ...genericTypes, ...(alternativeTypes[extension] ?? [])].includes(type)
  );
}

const isFile = (value: unknown): value is FileInfo =>
  typeof value === 'object' && value !== null && 'name' in value && 'type' in value && 'size' in value;

/**
 * Checks the declared name, type and size. The server checks the content. A draft keeps the name of a file alone, so
 * the file must be chosen again.
 */
export const cvSchema = z
  .custom<FileInfo>(isFile, {
    error: ({ input }) => (input && typeof input === 'string' ? errorKeys.fileAgain : errorKeys.cv),
    abort: true,
  })
  .check(
    z.refine(isCv, { error: errorKeys.fileType, abort: true }),
    z.refine(({ size }) => size > 0, { error: errorKeys.fileEmpty, abort: true }),
    z.refine(({ size }) => size <= maxCvBytes, { error: errorKeys.fileSize }),
  );
