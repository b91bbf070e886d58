/** Writes the configuration with which Caddy serves a build by the rules of the site's own server. */
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
  toCharacterPattern,
} from './host-rules.ts';

/** Path of the configuration in the build. */
export const caddyConfigPath = '.site/Caddyfile';

const introduction = `# Serves this build with Caddy by the rules of the site's own server. The build writes this file; edit nothing here.
#
#   SITE_ADDRESS=www.example.no SITE_ROOT=/srv/site/current/dist caddy run --config /srv/site/current/dist/.site/Caddyfile
#
# With the name of a host, Caddy gets a certificate for it. Reload Caddy after each build.
`;

/** Quotes a value as one token. */
const quote = (text: string): string => (text === '' ? '""' : `\`${text.replaceAll('`', '%60')}\``);

/** Builds a pattern for a path whose slashes may be doubled. */
const toLoosePattern = (path: string): string => toCharacterPattern(path).replaceAll('/', '/+');

/** Writes lines in braces after a name. */
const writeBlock = (name: string, lines: readonly string[]): string[] => [
  `${name} {`,
  ...lines.map((line) => `\t${line}`),
  '}',
];

const serveFile = writeBlock('file_server', ['precompressed br gzip']);

export function writeCaddyConfig(rules: HostRules): string {
  return [
    introduction,
    ...writeBlock('{$SITE_ADDRESS:http://:8080}', [
      'root * {$SITE_ROOT:dist}',
      ...writeMaps(rules),
      ...writeBlock('route', writeRoute(rules)),
      ...writeBlock('handle_errors', writeErrorPages()),
    ]),
    '',
  ].join('\n');
}

/** Writes tables that Caddy reads when a variable is used. */
function writeMaps(rules: HostRules): string[] {
  const [notFound, ...otherNotFound] = rules.notFound;
  return [
    '# The file and the policy of each page.',
    ...writeBlock('map {path} {site_file} {site_policy}', [
      ...rules.pages.map(({ path, file, policy }) => `${quote(path)} ${quote(file)} ${quote(policy)}`),
      'default "" ""',
    ]),
    '# The canonical spelling of each address.',
    ...writeBlock('map {path} {site_target} {site_fragment}', [
      ...listSpellings(rules).map(({ paths, to }) => {
        const { path, fragment } = splitTarget(to);
        const patterns = paths.map((each) => (each === '/' ? '' : toLoosePattern(each)));
        return `${quote(`~(?i)^(?:${patterns.join('|')})/*$`)} ${quote(path)} ${quote(fragment)}`;
      }),
      'default "" ""',
    ]),
    '# The page for missing addresses.',
    ...writeBlock('map {path} {site_not_found} {site_not_found_policy}', [
      ...otherNotFound.map(
        ({ language, file, policy }) =>
          `${quote(`~(?i)^/+${language}(?:/.*)?$`)} ${quote(file)} ${quote(policy)}`,
      ),
      ...(notFound ? [`default ${quote(notFound.file)} ${quote(notFound.policy)}`] : []),
    ]),
    ...writeBlock('map {query} {site_query}', [`~^(.+)$ "?$\{1}"`, 'default ""']),
  ];
}

function writeRoute({ headers, mediaTypes }: HostRules): string[] {
  const wellKnown = toCharacterPattern(wellKnownFolder);
  return [
    ...writeBlock('header', [
      ...Object.entries(headers).map(([name, value]) => `${name} ${quote(value)}`),
      `cache-control ${quote(cacheControl.short)}`,
      'vary accept-encoding',
    ]),
    'header -server',
    '# Private files are unknown.',
    ...writeBlock('@hidden', [
      'path_regexp /\\.',
      `not path_regexp ${quote(`^${wellKnown}(?:[^./][^/]*/*)*$`)}`,
    ]),
    'error @hidden 404',
    `@dots expression ${quote('{http.request.uri}.matches("(?i)^[^?]*/(?:[.]|%2e)(?:[.]|%2e)?(?:[/?]|%2f|$)")')}`,
    'error @dots 404',
    `@private path_regexp ${quote(`(?i)${privateFilePattern}`)}`,
    'error @private 404',
    '# Pages and files are read only.',
    ...writeBlock('@writes', ['not method GET HEAD', `expression ${quote('{site_target} != ""')}`]),
    ...writeBlock('@writes_file', ['not method GET HEAD', 'file']),
    ...['@writes', '@writes_file'].flatMap((matcher) =>
      writeBlock(`handle ${matcher}`, [
        ...writeBlock('header', [
          'allow "GET, HEAD"',
          'cache-control no-store',
          'content-type "text/plain; charset=utf-8"',
          '-vary',
        ]),
        'respond "This address is for reading only." 405',
      ]),
    ),
    '# Pages by their canonical path.',
    `@page expression ${quote('{site_file} != "" && !{http.request.uri}.matches("^[^?]*%")')}`,
    ...writeBlock('handle @page', [
      `header cache-control ${quote(cacheControl.revalidate)}`,
      'header content-security-policy {site_policy}',
      'rewrite * /{site_file}',
      ...serveFile,
    ]),
    `@spelling expression ${quote('{site_target} != "" && ({site_target} != {http.request.uri.path} || {http.request.uri}.matches("^[^?]*%"))')}`,
    ...writeBlock('handle @spelling', [
      'header -vary',
      `redir * {site_target}{site_query}{site_fragment} ${redirectStatus}`,
    ]),
    '@html path_regexp (?i)\\.html$',
    'error @html 404',
    ...folderCacheControl.flatMap(({ folder, value }, index) => {
      const isLast = index === folderCacheControl.length - 1;
      const narrower = folderCacheControl.slice(0, index).map((rule) => `not path ${rule.folder}*`);
      const matcher = `@cache${index}`;
      return [
        ...(isLast ? writeBlock(matcher, [`path ${folder}*`, ...narrower]) : [`${matcher} path ${folder}*`]),
        `header ${matcher} cache-control ${quote(value)}`,
      ];
    }),
    ...[...mediaTypes].flatMap(([extension, type]) => [
      `@type_${extension} path *.${extension}`,
      `header @type_${extension} content-type ${quote(type)}`,
    ]),
    '@file file',
    ...writeBlock('handle @file', serveFile),
    'error 404',
  ];
}

function writeErrorPages(): string[] {
  return [
    '@missing expression {http.error.status_code} == 404',
    ...writeBlock('handle @missing', [
      ...writeBlock('route', [
        ...writeBlock('header', [
          `cache-control ${quote(cacheControl.revalidate)}`,
          'content-security-policy {site_not_found_policy}',
          'content-type "text/html; charset=utf-8"',
          'vary accept-encoding',
        ]),
        'rewrite * /{site_not_found}',
        '# The page is always sent whole.',
        ...conditionalHeaders.map((name) => `request_header -${name}`),
        'method GET',
        ...serveFile,
      ]),
    ]),
  ];
}

const conditionalHeaders = [
  'if-match',
  'if-none-match',
  'if-modified-since',
  'if-unmodified-since',
  'if-range',
  'range',
];
