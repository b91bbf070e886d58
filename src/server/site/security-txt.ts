/** Warns of a security.txt (RFC 9116) that is about to expire. The build writes the file. */
import type { Build } from './build.ts';

/** Path of the file in the build. */
export const securityTxtPath = '.well-known/security.txt';

const dayMs = 24 * 3_600_000;
const warningDays = 30;

/**
 * Finds out whether the file of a build has expired or soon will.
 * @param now milliseconds since 1970.
 * @returns a warning for the operator; undefined if the file is in order, or if there is none.
 */
export async function findSecurityTxtProblem(
  { files }: Pick<Build, 'files'>,
  now: number,
): Promise<string | undefined> {
  const text = await files.read(securityTxtPath).catch(() => undefined);
  if (!text) return undefined;
  const expires = /^Expires:\s*(\S+)/im.exec(text.toString())?.[1] ?? '';
  const daysLeft = Math.floor((Date.parse(expires) - now) / dayMs);
  if (daysLeft >= warningDays) return undefined;
  const state = daysLeft >= 0 ? `expires in ${daysLeft} days` : 'has expired';
  return `/${securityTxtPath} ${state} (${expires || 'no date'}). Build the site again to renew it.`;
}
