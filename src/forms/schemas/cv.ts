import { errorKeys } from './errors.ts';
import { z } from './zod.ts';

/** The most bytes a CV may have: 10 MB. The strings of the forms say it, too. */
export const maxCvBytes = 10 * 1024 * 1024;

/** What a CV may be: the ending of its name, and the type that goes with it. */
export const cvTypes = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;

/** What is known of a file before it is read; a browser's `File` has it. */
export interface FileInfo {
  name: string;
  type: string;
  size: number;
}

/** Said by systems that do not know better, and by office programs that name the container. */
const genericTypes = ['', 'application/octet-stream'];
const alternativeTypes: Record<string, readonly string[]> = {
  pdf: ['application/x-pdf'],
  docx: ['application/zip', 'application/x-zip-compressed', 'application/wps-office.docx'],
};

function isCv({ name, type }: FileInfo): boolean {
  const ending = name.toLowerCase().match(/\.(\w+)$/)?.[1] ?? '';
  const [, expected] = Object.entries(cvTypes).find(([each]) => each === ending) ?? [];
  return expected !== undefined && [expected, ...genericTypes, ...(alternativeTypes[ending] ?? [])].includes(type);
}

const isFile = (value: unknown): value is FileInfo =>
  typeof value === 'object' && value !== null && 'name' in value && 'type' in value && 'size' in value;

/** By what the file says of itself; what is in it, the server looks at. */
export const cv = z.custom<FileInfo>(isFile, { error: errorKeys.cv, abort: true }).check(
  z.refine(isCv, { error: errorKeys.fileType, abort: true }),
  z.refine(({ size }) => size > 0, { error: errorKeys.fileEmpty, abort: true }),
  z.refine(({ size }) => size <= maxCvBytes, { error: errorKeys.fileSize }),
);
