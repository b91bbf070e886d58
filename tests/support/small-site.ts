/** Creates a small content tree whose application bundle is that of the site, because it has the same navigation. */
import { globSync, readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { collections } from '#content/collections.ts';
import { getDocumentPath, type Kind, kinds } from '#content/urls.ts';
import { type Language, languages, localizePath } from '#i18n/languages.ts';
import { parseNavigation } from '#pipeline/validate/navigation.ts';

export interface SmallSite extends AsyncDisposable {
  /** Parent folder of the content, for further folders of the test. */
  root: string;
  contentDir: string;
  /** Cache folder of the test. It shares bundles and images, which take long to make, with `.cache`. */
  cacheDir: string;
  /** Returns the path of a post. */
  toPostFile: (language: Language, slug: string) => string;
}

const layouts: Record<string, string> = { home: 'home', blog: 'blog', 'not-found': 'not-found' };

/** @param anchors ids of further headings. */
const createDocument = (kind: Kind, slug: string, anchors: readonly string[]): string =>
  [
    '---',
    `title: The page ${slug}`,
    `description: A page of the small site for tests, about ${slug}.`,
    ...(layouts[slug] ? [`layout: ${layouts[slug]}`] : []),
    ...(kind === 'policy' ? ['updated: 2026-11-02'] : []),
    '---',
    '',
    `## About ${slug}`,
    '',
    `Some words about ${slug}.`,
    '',
    ...anchors.flatMap((anchor) => [`## ${anchor.replaceAll('-', ' ')}`, '', `Words about ${anchor}.`, '']),
  ].join('\n');

/** Returns the text of a post. */
export const createPost = (title: string, body: string, frontmatter = ''): string =>
  `---\ntitle: ${title}\ndescription: A post of the small site for tests.\ndate: 2026-11-02\ncategories: [quality]\ntags: [accessibility]\n${frontmatter}---\n\n${body}\n`;

const readNavigation = () =>
  parseNavigation({ file: 'navigation.yaml', text: readFileSync('content/navigation.yaml', 'utf8') })
    .navigation;

/** Returns the anchors of a page that the navigation leads to. */
function listAnchors(language: Language, path: string): string[] {
  return Object.entries(readNavigation().links).flatMap(([address, { noAddress }]) => {
    const ownAddress = language === 'en' ? undefined : noAddress;
    const [linkedPath = '', anchor] = (ownAddress ?? address).split('#');
    const localizedPath = ownAddress ? linkedPath : localizePath(linkedPath, language);
    return anchor && localizedPath === path ? [anchor] : [];
  });
}

/** Returns the documents that the site's navigation leads to. */
function listNavigationTargets(): { kind: Kind; slug: string }[] {
  const navigation = readNavigation();
  const paths = new Set(Object.keys(navigation.links).map((address) => address.replace(/#.*/, '')));
  const targets = globSync('content/en/*/*.mdx').flatMap((file) => {
    const kind = kinds.find((candidate) => file.includes(`/${collections[candidate].folder}/`));
    const slug = path.basename(file, '.mdx');
    return kind && paths.has(getDocumentPath('en', kind, slug)) ? { kind, slug } : [];
  });
  if (targets.length !== paths.size) throw new Error('A link of the navigation has no document.');
  return targets;
}

/** Creates the tree with a document for each link of the navigation and three posts. Disposing deletes it. */
export async function createSmallSite(): Promise<SmallSite> {
  const root = await mkdtemp(path.join(tmpdir(), 'small-site-'));
  const contentDir = path.join(root, 'content');
  const cacheDir = path.join(root, 'cache');
  const toPostFile = (language: Language, slug: string) =>
    path.join(contentDir, language, 'blog', `${slug}.mdx`);
  const targets = [...listNavigationTargets(), { kind: 'page', slug: 'not-found' } as const];
  for (const language of languages) {
    await cp(path.join('content', language, 'ui'), path.join(contentDir, language, 'ui'), {
      recursive: true,
    });
    for (const { kind, slug } of targets) {
      const folder = path.join(contentDir, language, collections[kind].folder);
      await mkdir(folder, { recursive: true });
      const anchors = listAnchors(language, getDocumentPath(language, kind, slug));
      await writeFile(path.join(folder, `${slug}.mdx`), createDocument(kind, slug, anchors));
    }
    await mkdir(path.dirname(toPostFile(language, '')), { recursive: true });
    for (const slug of ['first', 'second', 'third'])
      await writeFile(
        toPostFile(language, slug),
        createPost(`The ${slug} post`, `Words of the ${slug} post.`),
      );
  }
  for (const file of ['taxonomy.yaml', 'navigation.yaml', 'company.yaml'])
    await cp(path.join('content', file), path.join(contentDir, file));
  await cp('content/words', path.join(contentDir, 'words'), { recursive: true });
  await mkdir(path.join(contentDir, 'assets'));
  await linkSharedCaches(cacheDir);
  return {
    root,
    contentDir,
    cacheDir,
    toPostFile,
    [Symbol.asyncDispose]: () => rm(root, { recursive: true }),
  };
}

/** Links the caches of bundles, their compressed files, and images in `.cache` into a cache folder. */
export async function linkSharedCaches(cacheDir: string): Promise<void> {
  await mkdir(cacheDir, { recursive: true });
  for (const name of ['bundles', 'compressed', 'images']) {
    const shared = path.resolve('.cache', name);
    await mkdir(shared, { recursive: true });
    await symlink(shared, path.join(cacheDir, name));
  }
}
