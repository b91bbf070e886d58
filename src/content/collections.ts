/**
 * The kinds of document: where their files are and what their frontmatter holds. The descriptions of the fields are the
 * writers' documentation: `npm run content -- new` prints them, and editors show them from the JSON Schemas.
 */
import { z } from 'zod';
import type { Kind } from './urls.ts';
import { parseVideoUrl } from './videos.ts';

/** The brand's lights. A document's light colours its accents, its cover and its Open Graph image. */
export const hues = ['coral', 'amber', 'moss', 'fjord', 'heather', 'rose', 'indigo', 'teal'] as const;
export type Hue = (typeof hues)[number];

/** The drawings of posts. */
export const motifs = [
  'boundary',
  'conversation',
  'crossroads',
  'ledger',
  'ridge',
  'route',
  'sheet',
  'sketch',
  'thread',
  'waterfall',
  'waterline',
] as const;
export type Motif = (typeof motifs)[number];

/** The drawings of services and other pages, at the top of the page. Those of services are on the home page, too. */
export const serviceDrawings = [
  'app',
  'web',
  'quality',
  'inclusion',
  'project',
  'reply',
  'footprint',
  'table',
] as const;
export type ServiceDrawingName = (typeof serviceDrawings)[number];

/** The stages of an app, from a question to a product that is kept up to date. */
export const appStages = ['idea', 'sketch', 'build', 'test', 'launch', 'upkeep'] as const;
export type AppStage = (typeof appStages)[number];

/** Drawings of a role's output, shown beside its text. */
export const roleDrawings = ['phones', 'plan', 'presentation', 'search', 'servers', 'tests'] as const;
export type RoleDrawingName = (typeof roleDrawings)[number];

/** Tools of kinds of work, see ui/drawings/roles/ToolDrawing.tsx. */
export const roleTools = ['note', 'code', 'magnifier', 'rack', 'sheet'] as const;
export type RoleToolName = (typeof roleTools)[number];

/** Parts of a bridge, from the shore with the customers to the one abroad. */
export const bridgeParts = ['customers', 'gap', 'abroad'] as const;
export type BridgePart = (typeof bridgeParts)[number];

/** Drawings of reasons, named by the things that the figure counts. */
export const reasonDrawings = ['people', 'fields', 'services'] as const;
export type ReasonDrawingName = (typeof reasonDrawings)[number];

/** Sources of the footprint. */
export const footprintSources = ['train', 'laptop', 'servers', 'phone'] as const;
export type FootprintSource = (typeof footprintSources)[number];

/** Stages from an old website to a new one, from the list of its pages to the links to them. */
export const websiteStages = ['stock', 'text', 'page', 'parts', 'links'] as const;
export type WebsiteStage = (typeof websiteStages)[number];

/** Things that a sentence names, see ui/drawings/statements/StatementDrawings.tsx. */
export const statementDrawings = ['power'] as const;
export type StatementDrawingName = (typeof statementDrawings)[number];

/** Five stages of a project, from an idea to the years after launch. */
export const projectStages = ['idea', 'talk', 'scope', 'version', 'years'] as const;
export type ProjectStage = (typeof projectStages)[number];

/** Stages of a product, at each of which the same bug is larger. */
export const bugStages = ['sketch', 'build', 'release', 'launch'] as const;
export type BugStage = (typeof bugStages)[number];

/** The drawings of policies, at the top of their pages. */
export const policyDrawings = ['cookie', 'focus', 'paper', 'readers'] as const;
export type PolicyDrawingName = (typeof policyDrawings)[number];

/** The pictures at the edge of a closing call to action. */
export const closingMotifs = [
  'sun',
  'phone',
  'product',
  'questionnaire',
  'replacement',
  'glass',
  'ring',
  'opening',
  'measure',
  'greeting',
  'mountain',
  'horizon',
  'answer',
  'letter',
  'crumbs',
  'focus',
  'sheet',
] as const;
export type ClosingMotifName = (typeof closingMotifs)[number];

const text = z.string().trim().min(1);
const dayWithTime = /^(\d{4}-\d{2}-\d{2})[Tt ]+\d{1,2}:\d{2}.*$/s;
/** Days stay text, because as a Date a time zone could move them. A time of day is dropped. */
const day = z.preprocess(
  (value) => (typeof value === 'string' ? value.replace(dayWithTime, '$1') : value),
  z.iso.date(),
);
/** Days with a time and its zone, with seconds or without. */
const zonedDateTimes = [z.iso.datetime({ offset: true }), z.iso.datetime({ offset: true, precision: -1 })];
/** Moments stay text, too: a day, or a day and time with its zone. */
const moment = z.stringFormat(
  'moment',
  (value) => [z.iso.date(), ...zonedDateTimes].some((schema) => schema.safeParse(value).success),
  'Write a day (2026-11-20), or a day and time with its zone (2026-11-20T08:00+01:00)',
);
/** A file in `content/assets/`, written as `/assets/name.ext`. */
const asset = z.string().regex(/^\/assets\/[^/\s]+$/, 'A picture is written as /assets/name.ext');
/** The part of a URL that is a file name: letters, digits and hyphens. */
export const slugPattern: RegExp = /^[a-zA-Z0-9]+(?:-[a-zA-Z0-9]+)*$/;
const slug = z.string().regex(slugPattern, 'Write the name of a file, without its folder and without .mdx');

/** Presentations of the text of a case study. layouts/case-study/presentations has a folder for each. */
export const caseStudyPresentations = [
  'agreement',
  'calendar',
  'catalogue',
  'conversation',
  'course',
  'day',
  'exhibition',
  'register',
] as const;
export type CaseStudyPresentation = (typeof caseStudyPresentations)[number];

const hue = z.enum(hues).describe('The light that colours this page.');
const cover = asset.describe(
  'The picture in lists and at the top: `/assets/name.ext`. Without it, posts have a drawing.',
);
const coverAlt = text.describe('What the cover shows, for those who do not see it. Needed with `cover`.');

/** Schema of the mark on a value that nobody has confirmed yet. */
export const sampleSchema = z
  .strictObject({
    missing: text.describe('What is missing until the value may be published.'),
    from: text.describe('Who must supply it.'),
  })
  .describe('A value that nobody has confirmed yet. A release leaves it out, or refuses to build.');
/** The mark on a sample: the missing fact, and its supplier. */
export type SampleNote = z.output<typeof sampleSchema>;

/** The fields of every document. */
const document = z.strictObject({
  title: text.describe(
    "What the page is called: in the browser's tab, in search results, in lists, and as its heading where `heading` is not given.",
  ),
  description: text.describe(
    'One or two sentences for search results and shared links; 50 to 160 characters work best.',
  ),
  heading: text.describe('The heading on the page itself, where it should differ from `title`.').optional(),
  lead: text.describe('The introduction under the heading.').optional(),
  hue: hue.optional(),
  cover: cover.optional(),
  coverAlt: coverAlt.optional(),
  draft: z
    .boolean()
    .describe('`true` keeps the document out of the published site; `npm run dev` shows it.')
    .optional(),
  publishAt: moment
    .describe(
      'When the document appears on the published site: a day (2026-11-20: its first minute in Norway), or a day and time with its zone (2026-11-20T08:00+01:00). `npm run dev` shows it before. The same in both languages.',
    )
    .optional(),
  unpublishAt: moment.describe('When the document is taken down again, written like `publishAt`.').optional(),
  reviewBy: day
    .describe(
      'Day by which somebody should read the document again and check that it is still true: 2026-11-20.',
    )
    .optional(),
  updated: day.describe('Day of the last change that readers should know of: 2026-11-20.').optional(),
  translation: z
    .literal('pending')
    .describe('`pending` while the other language is still to be written.')
    .optional(),
  unlinked: z
    .boolean()
    .describe('`true` where nothing leads to the page on purpose: a page for a campaign, for example.')
    .optional(),
  samples: z
    .record(z.string(), sampleSchema)
    .describe(
      'Fields that nobody has confirmed yet, by their path: `testimonial: { missing: "The wording", from: Kiddy }`, `project.duration: …`.',
    )
    .optional(),
});

/** The fields of a video at the top of a page or a case study. */
const videoFields = {
  video: z
    .string()
    .refine(
      (address) => parseVideoUrl(address) !== undefined,
      'Write the address of one video at YouTube (https://www.youtube.com/watch?v=…, https://youtu.be/…) or Vimeo (https://vimeo.com/…)',
    )
    .describe(
      "A video in the cover's place: its address at YouTube or Vimeo. Visitors see the `cover` until they agree to the provider, so the video needs one; it starts without sound.",
    )
    .optional(),
  videoAlt: text
    .describe('What the video shows, for those who do not see it. Needed with `video`.')
    .optional(),
};

interface DependentFields {
  cover?: string | undefined;
  coverAlt?: string | undefined;
  layout?: string | undefined;
  video?: string | undefined;
  videoAlt?: string | undefined;
}

/** Adds the rules that span fields. They come last, because a schema with refinements cannot be extended. */
const withFieldDependencies = <S extends z.ZodType<DependentFields>>(schema: S) =>
  schema
    .refine((value) => !value.cover || value.coverAlt !== undefined, {
      path: ['coverAlt'],
      message: 'A cover needs a coverAlt that says what it shows',
    })
    .refine((value) => !value.video || value.videoAlt !== undefined, {
      path: ['videoAlt'],
      message: 'A video needs a videoAlt that says what it shows',
    })
    .refine((value) => !value.video || value.cover !== undefined, {
      path: ['cover'],
      message:
        'A video needs a cover, the picture of our own that visitors see until they agree to the provider. Put one into content/assets and write cover: /assets/name.ext',
    })
    .refine((value) => !value.video || (value.layout ?? 'page') === 'page', {
      path: ['video'],
      message:
        'A video can be on pages with the layout page and on case studies. Remove it, or remove the layout',
    });

export const collections = {
  page: {
    folder: 'pages',
    schema: withFieldDependencies(
      document.extend({
        ...videoFields,
        layout: z
          .enum(['home', 'page', 'portfolio', 'blog', 'contact', 'not-found'])
          .describe('The layout around the text: `page` unless given.')
          .optional(),
        drawing: z
          .enum(serviceDrawings)
          .describe(
            'The drawing beside the heading, in the light of `hue`; pages with the layout `page` or `contact` only. `app` a phone, `web` a website on three devices, `quality` a lens on a bug, `inclusion` a ring of people, `project` from a sketch to a product, `reply` a question and its answer, `footprint` the footprints of a heavy page and of a light one, `table` a free place at a table.',
          )
          .optional(),
        night: z
          .boolean()
          .describe(
            'True if the page begins with a dark section: heading and navigation are on its night. Pages with the layout `page` and without a drawing only.',
          )
          .optional(),
      }),
    )
      .refine((value) => !value.drawing || ['page', 'contact'].includes(value.layout ?? 'page'), {
        path: ['drawing'],
        message: 'A drawing can be on pages with the layout page or contact. Remove it, or remove the layout',
      })
      .refine((value) => !value.night || (!value.drawing && (value.layout ?? 'page') === 'page'), {
        path: ['night'],
        message:
          'Only a page with the layout page and without a drawing can begin at night. Remove night, or the drawing and the layout',
      })
      .describe(
        'A page of its own: `/team` is `pages/team.mdx`; `home` is at `/`, `not-found` answers unknown addresses.',
      ),
  },
  post: {
    folder: 'blog',
    schema: withFieldDependencies(
      document.extend({
        date: day.describe('Day of publication: 2026-11-20.'),
        categories: z
          .array(text)
          .min(1)
          .describe('One or more of the categories in taxonomy.yaml; the first gives the post its colour.'),
        tags: z.array(text).describe('Any of the tags in taxonomy.yaml.'),
        author: text.describe('Who wrote it: a role or a team.').optional(),
        drawing: z
          .enum(motifs)
          .describe(
            'The drawing in lists and at the top; without it, the file name picks one. `boundary` one thing beyond a limit, `conversation` several around one, `crossroads` a choice of ways, `ledger` a page of rules, one of them followed, `ridge` the mark on the water, `route` few out of many, `sheet` a page and its answers, `sketch` from first stroke to finished, `thread` a knot that comes undone, `waterfall` things that wait for each other, `waterline` what lies below the surface.',
          )
          .optional(),
        related: z
          .array(slug)
          .describe('File names of posts to read next; without it, posts that share tags are offered.')
          .optional(),
      }),
    ).describe('A post of the blog, at `/blog/<file name>`.'),
  },
  'case-study': {
    folder: 'case-studies',
    schema: withFieldDependencies(
      document.extend({
        ...videoFields,
        hue,
        cover,
        coverAlt,
        challenge: text
          .describe(
            'What made the project difficult, in one short sentence: large above the text of the page, and in the portfolio.',
          )
          .optional(),
        night: z
          .boolean()
          .describe(
            'True if the page begins at night: the cover and the heading are in its night colours, by day, too.',
          )
          .optional(),
        vignette: asset
          .describe(
            'A small drawing on a transparent ground, `/assets/name.svg`. It stands on the lower edge of the testimonial. Without a testimonial, a wide one closes the page.',
          )
          .optional(),
        closing: text
          .describe('One sentence above a wide vignette. It gives way to the testimonial once there is one.')
          .optional(),
        presentation: z
          .enum(caseStudyPresentations)
          .describe(
            'How challenges, solutions and key features are drawn, as the product would show them: `agreement` two sides of one page, `calendar` dates of a town, `catalogue` cards of a collection, `conversation` messages of a chat, `course` stages of a way, `day` a line through a day, `exhibition` signs with numbers, `register` lines of a register. Without it they are plain lists.',
          )
          .optional(),
        order: z.int().min(1).describe('Position in the portfolio, lowest first.'),
        project: z
          .strictObject({
            client: text.describe('Who it was made for.'),
            date: z
              .union([z.int().min(2000).max(2100), day])
              .describe('When it was made: a year (2024) or a day.')
              .optional(),
            category: text.describe('What kind of product it is.'),
            place: text.describe('Where, if the project belongs to a place.').optional(),
            role: text.describe('What we did in the project.').optional(),
            platforms: text.describe('What it runs on: iOS and Android, for example.').optional(),
            duration: text.describe('How long the work took.').optional(),
          })
          .describe('The facts beside the cover.'),
        testimonial: z
          .strictObject({
            quote: text,
            author: text,
            position: text,
            placeholder: z
              .literal(true)
              .describe('The client has not said anything yet. Visitors see nothing of it.')
              .optional(),
          })
          .describe('What the client says. The author is a role or a team, never an invented person.')
          .optional(),
      }),
    ).describe('A case study, at `/<file name>`.'),
  },
  policy: {
    folder: 'policies',
    schema: withFieldDependencies(
      document.extend({
        updated: day.describe('Day from which this wording is valid.'),
        drawing: z
          .enum(policyDrawings)
          .describe(
            'The drawing at the top: `cookie` a cookie with crumbs, `focus` a light with the focus, `paper` a sealed document, `readers` readers at night, one of whom is lit.',
          )
          .optional(),
      }),
    ).describe('A policy, at `/<file name>`.'),
  },
} as const satisfies Record<Kind, { folder: string; schema: z.ZodType }>;

export type Frontmatter<K extends Kind = Kind> = z.output<(typeof collections)[K]['schema']>;
/** The layout of a document: by its kind, and for pages by their `layout`. */
export type Layout =
  | 'home'
  | 'page'
  | 'portfolio'
  | 'blog'
  | 'contact'
  | 'not-found'
  | 'post'
  | 'case-study'
  | 'policy';
