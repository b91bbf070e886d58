/** Writes the configuration with which nginx serves a build by the rules of the site's own server. */
import {
  cacheControl,
  folderCacheControl,
  redirectStatus,
  wellKnownFolder,
} from '#server/site/http-rules.ts';
import {
  type HostRules,
  listSpellings,
  privateFilePattern,
  splitTarget,
  toBytePattern,
} from './host-rules.ts';

/** Path of the configuration in the build. */
export const nginxConfigPath = '.site/nginx.conf';

const introduction = `# Serves this build with nginx by the rules of the site's own server. The build writes this file; edit nothing here.
# Include it in a server block whose root is the folder of the build, and reload nginx after each build:
#
#   server {
#     listen 8080;
#     root /srv/site/current/dist;
#     include /srv/site/current/dist/.site/nginx.conf;
#   }
#
# If the module ngx_brotli is installed, "brotli_static on;" in the server block also sends the .br files.
`;

/** Quotes a value. Paths and policies of a build contain neither quotes nor line breaks, except in names that nobody links. */
const quote = (text: string): string => `"${text.replace(/[\\"]/g, '\\$&')}"`;
/** Quotes a regular expression, in which nginx keeps backslashes. */
const quotePattern = (pattern: string): string => `"${pattern.replaceAll('"', '\\x22')}"`;

export function writeNginxConfig(rules: HostRules): string {
  const { headers, mediaTypes } = rules;
  const { 'content-security-policy': policy = '', ...otherHeaders } = headers;
  return [
    introduction,
    'types {',
    ...[...mediaTypes].map(([extension, type]) => `  ${quote(type)} ${extension};`),
    '}',
    'default_type application/octet-stream;',
    'charset off;',
    'etag on;',
    'gzip_static on;',
    'gzip_vary on;',
    'absolute_redirect off;',
    'server_tokens off;',
    '',
    '# The headers of every response. Locations below change the variables.',
    `set $site_cache_control ${quote(cacheControl.short)};`,
    `set $site_policy ${quote(policy)};`,
    'set $site_allow "";',
    'add_header cache-control $site_cache_control always;',
    'add_header content-security-policy $site_policy always;',
    'add_header allow $site_allow always;',
    ...Object.entries(otherHeaders).map(([name, value]) => `add_header ${name} ${quote(value)} always;`),
    ...writeNotFoundVariable(rules),
    '',
    '# Pages are read only, and private files are unknown.',
    'set $site_writes "";',
    'if ($request_method !~ "^(?:GET|HEAD)$") { set $site_writes yes; }',
    `if ($uri ~ ${quotePattern(`(?!^)/\\.|^/\\.(?!${toBytePattern(wellKnownFolder.slice(2))})`)}) { return 404; }`,
    `if ($uri ~* ${quotePattern(privateFilePattern)}) { return 404; }`,
    '# nginx begins again with the page of the error, whose address is allowed.',
    'set $site_dots "";',
    `if ($request_uri ~* ${quotePattern('^[^?]*/(?:\\.|%2e){1,2}(?:[/?]|%2f|$)')}) { set $site_dots $uri; }`,
    `if ($site_dots !~ ${quotePattern(`^(?:${['', ...rules.notFound.map(({ file }) => toBytePattern(`/${file}`))].join('|')})$`)}) { return 404; }`,
    '',
    ...writeErrorPages(rules),
    '',
    ...folderCacheControl.flatMap(({ folder, value }) => [
      `location ^~ ${folder} { set $site_cache_control ${quote(value)}; try_files $uri =404; }`,
    ]),
    '',
    ...writePages(rules),
    '',
    '# Other spellings redirect to the canonical one. These are only tried for addresses that are not among the above.',
    ...listSpellings(rules).flatMap(writeSpelling),
    '',
    'location ~* "\\.html$" { return 404; }',
    'location / { try_files $uri =404; }',
    '',
  ].join('\n');
}

function writeNotFoundVariable({ notFound }: HostRules): string[] {
  const [fallback, ...others] = notFound;
  return [
    `set $site_not_found ${quote(`/${fallback?.file}`)};`,
    ...others.map(
      ({ language, file }) =>
        `if ($uri ~* "^/${language}(?:/|$)") { set $site_not_found ${quote(`/${file}`)}; }`,
    ),
  ];
}

function writeErrorPages({ headers, notFound }: HostRules): string[] {
  return [
    'error_page 404 $site_not_found;',
    '# The address of a folder.',
    'error_page 403 =404 $site_not_found;',
    ...notFound.map(
      ({ file, policy }) =>
        `location = ${quote(`/${file}`)} { internal; etag off; set $site_cache_control ${quote(cacheControl.revalidate)}; set $site_policy ${quote(policy)}; }`,
    ),
    'error_page 405 @read_only;',
    'location @read_only {',
    '  types {}',
    '  default_type "text/plain; charset=utf-8";',
    '  set $site_allow "GET, HEAD";',
    '  set $site_cache_control no-store;',
    `  set $site_policy ${quote(headers['content-security-policy'] ?? '')};`,
    '  return 405 "This address is for reading only.";',
    '}',
  ];
}

function writePages({ pages, files }: HostRules): string[] {
  const locations = [
    ...pages.map(({ path, file, policy }) => ({
      path,
      lines: [
        `  set $site_cache_control ${quote(cacheControl.revalidate)};`,
        `  set $site_policy ${quote(policy)};`,
        `  try_files ${quote(`/${file}`)} =404;`,
      ],
    })),
    ...files.map((path) => ({ path, lines: [] })),
  ];
  // In the order of nginx's own sort, which takes 24 s for 20,000 pages in another order, and 1 s in this one.
  const toSortKey = (path: string) => path.replaceAll('/', '\0');
  return locations
    .sort((a, b) => (toSortKey(a.path) < toSortKey(b.path) ? -1 : 1))
    .flatMap(({ path, lines }) => [`location = ${quote(path)} {`, writeSpellingCheck(path), ...lines, '}']);
}

/** Redirects spellings that nginx decodes to the same path: `/t%65am`, `//team`. */
const writeSpellingCheck = (path: string): string =>
  `  if ($request_uri !~ ${quotePattern(`^${toBytePattern(encodeURI(path))}(?:\\?|$)`)}) { return ${redirectStatus} ${quote(`${encodeURI(path)}$is_args$args`)}; }`;

function writeSpelling({ paths, to }: { paths: string[]; to: string }): string[] {
  const pattern = paths
    .filter((path) => path !== '/')
    .map(toBytePattern)
    .join('|');
  const { path, fragment } = splitTarget(to);
  return [
    `location ~* ${quotePattern(`^(?:${pattern})/*$`)} {`,
    '  if ($site_writes) { return 405; }',
    `  return ${redirectStatus} ${quote(`${path}$is_args$args${fragment}`)};`,
    '}',
  ];
}
