import { getLinkAddress, isFileAddress, listNavigationLinks } from '#content/navigation.ts';
import { getDocumentPath } from '#content/urls.ts';
import { type Language, languages, localizePath, splitLanguage } from '#i18n/languages.ts';
import { didYouMean, findNearest } from '#pipeline/did-you-mean.ts';
import { error, type Finding, type Position, startOfFile, warning } from '#pipeline/finding.ts';
import { navigationFile as file } from '#pipeline/read/file-names.ts';
import type { ContentContext, Rule } from '../../rule.ts';
import type { Site } from '../../site.ts';
import { describeMissingAnchor } from '../links/anchors.ts';
import { resolveRedirects } from '../redirects/resolve-redirects.ts';
import { findUnavailability } from '../schedule/publication-status.ts';
import { exampleNavigation } from './examples.ts';

/** Reports links of header and footer that lead nowhere, that have no words, or that nothing lists. */
export const navigationLinks: Rule = {
  docs: {
    'navigation/anchor': {
      description: 'A link of header or footer leads to an anchor that does not exist.',
      rationale: 'Visitors land at the top of the page and have to search.',
      example: 'navigation.yaml',
      incorrect: exampleNavigation.replaceAll('/team', '/team#who-we-aer'),
      correct: `links:\n  /team#who-we-are: { en: The roles, no: Rollene, noAddress: /no/team#hvem-vi-er }\nheader: { links: [/team#who-we-are] }\nfooter: {}`,
    },
    'navigation/dead': {
      description: 'A link of header or footer leads to a page that does not exist.',
      rationale: 'The link would be missing on every page.',
      example: 'navigation.yaml',
      incorrect: exampleNavigation.replaceAll('/team', '/taem'),
      correct: exampleNavigation,
    },
    'navigation/draft': {
      description: 'A link of header or footer leads to a page that is not published, and not scheduled.',
      rationale: 'The link is missing until the page is published.',
      example: 'described',
      incorrect: 'navigation.yaml has /news, and news.mdx has draft: true',
      correct: 'navigation.yaml has /news, and news.mdx is published',
    },
    'navigation/label': {
      description: 'A list of header or footer has an address that is not described under links:.',
      rationale: 'The link has no words, so that it would be missing on every page.',
      example: 'navigation.yaml',
      incorrect: exampleNavigation.replace('links: [/team]', 'links: [/team, /blog/first]'),
      correct: exampleNavigation,
    },
    'navigation/twice': {
      description: 'A list of header or footer has the same address twice.',
      rationale: 'Visitors would wonder what the difference is.',
      example: 'navigation.yaml',
      incorrect: exampleNavigation.replace('links: [/team]', 'links: [/team, /team]'),
      correct: exampleNavigation,
    },
    'navigation/unused': {
      description: 'A link is described, but neither header nor footer lists it.',
      rationale: 'Visitors do not see it.',
      example: 'navigation.yaml',
      incorrect: exampleNavigation.replace('header: { links: [/team] }', 'header: {}'),
      correct: exampleNavigation,
    },
  },
  checkContent: (context) =>
    context.content.navigationPositions
      ? [...checkLists(context), ...checkUnusedLinks(context), ...checkTargets(context)]
      : [],
};

function checkLists({ content }: ContentContext): Finding[] {
  const names = Object.keys(content.navigation.links);
  const seen = new Set<string>();
  return listNavigationLinks(content.navigation).flatMap(({ name, path }) => {
    const position = content.navigationPositions?.locate(path) ?? startOfFile;
    if (!names.includes(name)) {
      const { language, path: englishName } = splitLanguage(name);
      if (language !== 'en') {
        const message = `${name} is Norwegian. Write ${englishName}: the Norwegian address follows from it.`;
        return error(file, position, 'navigation/label', message);
      }
      const hint = didYouMean(name, names);
      const message = `${name} has no words. ${hint ? hint.trim() : `Describe it under links:, with its words in both languages: ${name}: { en: …, no: … }`}`;
      return error(file, position, 'navigation/label', message);
    }
    const key = JSON.stringify([path.slice(0, -1), name]);
    if (seen.has(key))
      return warning(file, position, 'navigation/twice', `${name} is in this list twice. Remove one.`);
    seen.add(key);
    return [];
  });
}

function checkUnusedLinks({ content }: ContentContext): Finding[] {
  const references = listNavigationLinks(content.navigation).map(({ name }) => name);
  return (
    Object.keys(content.navigation.links)
      // The misspelt address of a list is reported, with the link that was meant.
      .filter((name) => !references.includes(name) && findNearest(name, references) === undefined)
      .map((name) =>
        warning(
          file,
          content.navigationPositions?.locateKey(['links', name]) ?? startOfFile,
          'navigation/unused',
          `Neither header nor footer lists ${name}. Add it to one of their lists, or remove it.`,
        ),
      )
  );
}

interface TargetProblem {
  rule: 'navigation/anchor' | 'navigation/dead' | 'navigation/draft';
  message: string;
}

function checkTargets({ content, site }: ContentContext): Finding[] {
  const { navigation, navigationPositions } = content;
  const { callToAction } = navigation.footer;
  const check = (name: string, position: Position = startOfFile, norwegianPosition?: Position): Finding[] => {
    const findings = languages.flatMap((language) => {
      const problem = findTargetProblem(site, getLinkAddress(navigation, name, language), language);
      if (!problem) return [];
      const report = problem.rule === 'navigation/draft' ? warning : error;
      const start = language === 'no' ? (norwegianPosition ?? position) : position;
      return [report(file, start, problem.rule, problem.message)];
    });
    // The Norwegian address follows from the English one, so one finding is enough.
    return norwegianPosition ? findings : findings.slice(0, 1);
  };
  return [
    ...Object.entries(navigation.links).flatMap(([name, { noAddress }]) =>
      check(
        name,
        navigationPositions?.locateKey(['links', name]),
        noAddress === undefined ? undefined : navigationPositions?.locate(['links', name, 'noAddress']),
      ),
    ),
    ...(callToAction
      ? check(callToAction.link, navigationPositions?.locate(['footer', 'callToAction', 'link']))
      : []),
  ];
}

function findTargetProblem(site: Site, address: string, language: Language): TargetProblem | undefined {
  if (/^(?:https?|mailto|tel):/.test(address)) return undefined;
  if (!address.startsWith('/'))
    return {
      rule: 'navigation/dead',
      message: `"${address}" is not an address. Write the path of a page, such as ${getDocumentPath('en', 'page', 'team')}, or a whole address with https://.`,
    };
  const [path = '', hash] = address.split('#');
  if (isFileAddress(path))
    return site.publicPaths.has(path)
      ? undefined
      : {
          rule: 'navigation/dead',
          message: `There is no file at ${path}.${didYouMean(path, site.publicPaths)}`,
        };
  if (site.isUncertain(path) || site.listPaths.has(path)) return undefined;
  const other = splitLanguage(path);
  if (other.language !== language)
    return {
      rule: 'navigation/dead',
      message:
        language === 'en'
          ? `${path} is Norwegian. Write the English address, ${other.path}: the Norwegian one follows from it.`
          : `${path} is English. Write the Norwegian address, ${localizePath(path, language)}.`,
    };
  const document = site.documentsByPath.get(path);
  if (!document) return describeMissingPage(site, path, hash, language);
  const unavailability = findUnavailability(site, undefined, document);
  // A scheduled page is left out until its day, and one that will be unpublished from then on.
  if (unavailability && (unavailability.rule === 'draft' || unavailability.rule === 'ended'))
    return {
      rule: 'navigation/draft',
      message: `${path} ${unavailability.description}, so header and footer leave the link out. ${unavailability.remedy}, or remove the link.`,
    };
  const missingAnchor = hash ? describeMissingAnchor(document, hash, path) : undefined;
  if (!missingAnchor) return undefined;
  const hint =
    language === 'en'
      ? ''
      : ' If the heading has other words in Norwegian, write noAddress: and the address.';
  return { rule: 'navigation/anchor', message: missingAnchor + hint };
}

function describeMissingPage(
  site: Site,
  path: string,
  hash: string | undefined,
  language: Language,
): TargetProblem | undefined {
  const translations = languages
    .filter((other) => other !== language)
    .flatMap((other) => site.documentsByPath.get(localizePath(splitLanguage(path).path, other)) ?? []);
  // The link is left out until the translation is there, whose absence is marked.
  if (translations.some(({ frontmatter }) => frontmatter.translation === 'pending')) return undefined;
  const target = resolveRedirects(site.redirects, hash === undefined ? path : `${path}#${hash}`);
  if (target !== undefined && !target.startsWith(path))
    return { rule: 'navigation/dead', message: `${path} has moved. Write ${target}.` };
  return {
    rule: 'navigation/dead',
    message: `There is no page at ${path}.${didYouMean(path, site.getPaths(language))}`,
  };
}
