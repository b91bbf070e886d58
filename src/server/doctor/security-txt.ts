/** Checks the expiry date of security.txt (RFC 9116). Nobody reports a security hole to an expired address. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { securityTxtPath as file } from '../site/security-txt.ts';
import { type DoctorCheck, dayMs, formatDays, ok, problem, warning } from './diagnosis.ts';

const expiryWarningMs = 30 * dayMs;
const advice = 'Build the site again, and deploy that.';

export const checkSecurityTxt: DoctorCheck = async ({ environment: { outDir }, now }) => {
  const text = await readFile(path.join(outDir, file), 'utf8').catch(() => undefined);
  if (text === undefined)
    return [
      warning(`The build has no ${file}, so finders of security holes do not know whom to tell.`, advice),
    ];
  const expires = Date.parse(/^Expires:\s*(\S+)/im.exec(text)?.[1] ?? '');
  if (Number.isNaN(expires)) return [problem(`${file} has no date of expiry, so it is invalid.`, advice)];
  const timeLeftMs = expires - now();
  if (timeLeftMs <= 0)
    return [problem(`${file} expired on ${new Date(expires).toISOString().slice(0, 10)}.`, advice)];
  if (timeLeftMs < expiryWarningMs) return [warning(`${file} expires in ${formatDays(timeLeftMs)}.`, advice)];
  return [ok(`${file} is valid for ${formatDays(timeLeftMs)}.`)];
};
