/** Which pages may post to the API. */
import { ProblemError } from './problem.ts';

/**
 * Browsers say where a form stands; other clients of the API say nothing.
 * @param origin header of the request.
 * @param host the request's own.
 * @param siteUrl origin of the published site.
 * @throws Problem 403 for pages of other sites, and for those that hide where they come from.
 */
export function checkOrigin(origin: string | undefined, host: string, siteUrl: string): void {
  if (origin === undefined || origin === siteUrl || URL.parse(origin)?.host === host) return;
  throw new ProblemError(
    403,
    'Forms of other sites are not accepted. Post from a page of this site, or without an Origin header.',
  );
}
