import { errors } from './errors.ts';
import { z } from './zod.ts';

/** The most bytes a CV may have: 10 MB. The strings of the forms say it, too. */
export const cvLimit = 10 * 1024 * 1024;

/** What a CV may be: the ending of its name, and the type that goes with it. */
export const cvTypes = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;

/** What is known of a file before it is read; a browser's `File` has it. */
export interface FileFacts {
  name: string;
  type: string;
  size: number;
}

/** Said by systems that do not know better, and by office programs that name the container. */
const vague = ['', 'application/octet-stream'];
const otherNames: Record<string, readonly string[]> = {
  pdf: ['application/x-pdf'],
  docx: ['application/zip', 'application/x-zip-compressed', 'application/wps-office.docx'],
};

function isCv({ name, type }: FileFacts): boolean {
  const ending = name.toLowerCase().match(/\.(\w+)$/)?.[1] ?? '';
  const [, expected] = Object.entries(cvTypes).find(([each]) => each === ending) ?? [];
  return expected !== undefined && [expected, ...vague, ...(otherNames[ending] ?? [])].includes(type);
}

const isFile = (value: unknown): value is FileFacts =>
  typeof value === 'object' && value !== null && 'name' in value && 'type' in value && 'size' in value;

/** By what the file says of itself; what is in it, the server looks at. */
export const cv = z.custom<FileFacts>(isFile, { error: errors.cv, abort: true }).check(
  z.refine(isCv, { error: errors.fileType, abort: true }),
  z.refine(({ size }) => size > 0, { error: errors.fileEmpty, abort: true }),
  z.refine(({ size }) => size <= cvLimit, { error: errors.fileSize }),
);
