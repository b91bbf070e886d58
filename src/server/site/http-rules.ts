/**
 * HTTP rules of the site that are the same for every build: caching, redirects and private files. The Node server follows
 * them, and a build writes them for other web servers (`src/build/host-config`).
 */
import mime from 'mime';

/** Values of the header `cache-control`. */
export const cacheControl = {
  /** The address is reused by each build: browsers ask every time, and get 304 if nothing has changed. */
  revalidate: 'no-cache',
  /** The name contains a hash of the content. */
  immutable: 'public, max-age=31536000, immutable',
  /** A feed, an icon or a redirect may be ten minutes old. */
  short: 'public, max-age=600',
};

/** Folders of the build with a cache rule of their own, the more specific ones first. */
export const folderCacheControl: readonly { folder: string; value: string }[] = [
  ...['css', 'fonts', 'js', 'media'].map((name) => ({
    folder: `/static/${name}/`,
    value: cacheControl.immutable,
  })),
  { folder: '/static/', value: cacheControl.revalidate },
];

/** Returns the cache rule of a file that is not a page. */
export const getCacheControl = (path: string): string =>
  folderCacheControl.find(({ folder }) => path.startsWith(folder))?.value ?? cacheControl.short;

/** Status of every redirect: to a moved page, and to the canonical spelling of an address. */
export const redirectStatus = 301;

/** The only folder that begins with a dot and is served (RFC 8615). */
export const wellKnownFolder = '/.well-known/';

/** Extensions that are never served by name: pages have canonical paths, and compressed files are negotiated. */
export const privateExtensions: readonly string[] = ['html', 'br', 'gz'];

/** Files in the folder of the build that static hosts read. */
export const hostFiles = { headers: '_headers', redirects: '_redirects' };

const hostFilePattern = new RegExp(`^/(?:${Object.values(hostFiles).join('|')})$`, 'i');
const privateExtensionPattern = new RegExp(`\\.(?:${privateExtensions.join('|')})$`, 'i');

/** Checks whether a file is never served, even if the build has it. */
export function isPrivatePath(path: string): boolean {
  const publicPath = path.startsWith(wellKnownFolder) ? path.slice(wellKnownFolder.length) : path;
  const isHidden = publicPath.split('/').some((segment) => segment.startsWith('.'));
  return isHidden || privateExtensionPattern.test(path) || hostFilePattern.test(path) || /[\\\0]/.test(path);
}

/** Returns the value of `content-type` for a file name or an extension. */
export function getMediaType(name: string): string {
  const type = mime.getType(name) ?? 'application/octet-stream';
  return /^(?:text\/|application\/(?:json|javascript))/.test(type) ? `${type}; charset=utf-8` : type;
}
