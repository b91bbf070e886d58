/** Types of the lint rules. `rules/index.ts` lists all rules. */
import type { Root } from 'mdast';
import type { Content } from '#pipeline/content.ts';
import type { Finding, Position } from '#pipeline/finding.ts';
import type { BodyAnalysis } from '#pipeline/parse/body-analysis/analyze-body.ts';
import type { DocumentSource } from '#pipeline/read/content-folder.ts';
import type { MainBranch } from './changes/main-branch.ts';
import type { ImageResult } from './inspect-images.ts';
import type { TextSegment } from './prose/text-segment.ts';
import type { RemovedPages } from './rules/ledger/removed-pages.ts';
import type { Site } from './site.ts';
import type { SpellChecker } from './spelling/spell-checker.ts';
import type { StyleGuide } from './style-guide.ts';
import type { MaskedText, UnparsedMarkdown } from './unparsed-markdown.ts';

/**
 * A check and the documentation of the rule ids that it reports. A rule without a check documents ids that the pipeline
 * reports while it reads and parses files.
 */
export interface Rule {
  /** Documentation by rule id, such as `links/dead`. */
  docs: Readonly<Record<string, RuleDocs>>;
  /** Checks one document without knowing the others. The result is cached by the hash of the file. */
  checkDocument?: (context: DocumentContext) => Finding[];
  /** Checks everything that depends on several documents, on assets, or on the day of the check. Never cached. */
  checkContent?: (context: ContentContext) => Finding[];
  /** Checks the text that visitors read in one file: a document, UI strings or the taxonomy. Cached like documents. */
  checkText?: (context: TextContext) => Finding[];
}

export interface RuleDocs {
  /** One sentence about the mistake. */
  description: string;
  /** One or two sentences about what the mistake does to visitors. */
  rationale: string;
  /** The shortest text that has the mistake. */
  incorrect: string;
  /** The same text without the mistake. */
  correct: string;
  /**
   * Kind of the two examples. `body` (the default) is text of a document, `document` a whole document; `described` is
   * for mistakes that need several files, and names them instead of quoting one.
   */
  example?:
    | 'body'
    | 'document'
    | 'taxonomy.yaml'
    | 'redirects.yaml'
    | 'navigation.yaml'
    | 'company.yaml'
    | 'testimonials.yaml'
    | 'facts.yaml'
    | 'terms.yaml'
    | 'described';
  /** True if `npm run content -- fix` can fix it, always or only where the text has one possible meaning. */
  fixable?: true;
}

export interface DocumentContext {
  source: DocumentSource;
  /** MDX. Spaces replace the frontmatter, so that offsets are the file's. */
  body: string;
  /** Syntax tree of the body. */
  tree: Root;
  analysis: BodyAnalysis;
  /**
   * Parses MDX. Rules do not import the parser, because it takes a while to load and a check with a full cache does not
   * need it.
   * @throws if the text is not valid MDX.
   */
  parseBody: (text: string) => Root;
  /** Text of each paragraph, heading and table cell. */
  maskedTexts: readonly MaskedText[];
  styleGuide: StyleGuide;
  /** Links that Markdown does not recognize. */
  unparsedLinks: readonly UnparsedMarkdown[];
}

export interface TextContext {
  file: string;
  /** Text of the file, without dummy text. */
  segments: readonly TextSegment[];
  dummySegments: readonly TextSegment[];
  /** Maps offsets of the file to positions. */
  toPosition: (offset: number) => Position;
  /** Undefined for files that cannot be drafts. */
  isDraft?: boolean | undefined;
  styleGuide: StyleGuide;
  /** Undefined if spelling is not checked. */
  spellChecker?: SpellChecker | undefined;
}

export interface ContentContext {
  content: Content;
  /** The valid documents. */
  site: Site;
  /** The valid documents, and invalid ones with valid frontmatter. */
  siteWithValidFields: Site;
  /** The valid and the invalid documents. */
  siteWithInvalid: Site;
  /** Files of documents that have errors or cannot be read. */
  invalidFiles: ReadonlySet<string>;
  removedPages: RemovedPages;
  /** Sorted URLs that the list of published URLs should have. */
  publishableUrls: readonly string[];
  /** Returns the main branch; undefined without one. It is opened when it is needed, because that starts processes. */
  openMain: () => MainBranch | undefined;
  /** Text of the list of published URLs; empty if there is none. */
  publishedUrlsText: string;
  /** Results of the inspection by name of the asset. */
  images: ReadonlyMap<string, ImageResult>;
  now: Date;
  /** Origin of the published site, if it is known. */
  siteUrl?: string | undefined;
}
