/**
 * The kinds of document: where their files lie and what their frontmatter holds.
 * The comments on the fields are the writers' manual.
 */
import { z } from 'zod';
import type { Kind } from './urls.ts';
import { videoAt } from './videos.ts';

/** The lights of the brand; a document that owns one keeps it in its accents, its cover and its sharing picture. */
export const hues = ['coral', 'amber', 'moss', 'fjord', 'heather', 'rose', 'indigo', 'teal'] as const;
export type Hue = (typeof hues)[number];

/** The drawings that a post may have. */
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

const text = z.string().trim().min(1);
const withTime = /^(\d{4}-\d{2}-\d{2})[Tt ]+\d{1,2}:\d{2}.*$/s;
/** Days stay text: as a Date, a time zone could move them. A time of day is left out. */
const day = z.preprocess(
  (value) => (typeof value === 'string' ? value.replace(withTime, '$1') : value),
  z.iso.date(),
);
/** With seconds or without. */
const zoned = [z.iso.datetime({ offset: true }), z.iso.datetime({ offset: true, precision: -1 })];
/** A moment stays text, too: a day, or a day and time with its zone. */
const moment = z.stringFormat(
  'moment',
  (value) => [z.iso.date(), ...zoned].some((form) => form.safeParse(value).success),
  'Write a day (2026-11-20), or a day and time with its zone (2026-11-20T08:00+01:00)',
);
/** A picture of the content: `/assets/name.ext`, a file in `content/assets/`. */
const asset = z.string().regex(/^\/assets\/[^/\s]+$/, 'A picture is written as /assets/name.ext');
/** Part of an address as it is written in file names: letters, digits and hyphens. */
export const slugPattern: RegExp = /^[a-zA-Z0-9]+(?:-[a-zA-Z0-9]+)*$/;
const slug = z.string().regex(slugPattern, 'Write the name of a file, without its folder and without .mdx');

const document = z.strictObject({
  /** What the page is called: in the browser's tab, in search results, in lists, and as its heading where `heading` is not given. */
  title: text,
  /** One or two sentences for search results and shared links; 50 to 160 characters work best. */
  description: text,
  /** The heading on the page itself, where it should differ from `title`. */
  heading: text.optional(),
  /** The introduction under the heading. */
  lead: text.optional(),
  /** The light that colours this page. */
  hue: z.enum(hues).optional(),
  /** The picture in lists and at the top: `/assets/name.ext`. */
  cover: asset.optional(),
  /** What the cover shows, for those who do not see it. Needed with `cover`. */
  coverAlt: text.optional(),
  /** `true` keeps the document out of the published site; `npm run dev` shows it. */
  draft: z.boolean().optional(),
  /**
   * When the document appears on the published site: a day (2026-11-20: its first minute in Norway), or a day and time
   * with its zone (2026-11-20T08:00+01:00). `npm run dev` shows it before. The same in both languages.
   */
  publishAt: moment.optional(),
  /** When it comes down again, written as `publishAt` is. */
  unpublishAt: moment.optional(),
  /** Day by which somebody should read it again to see whether it still holds: 2026-11-20. */
  reviewBy: day.optional(),
  /** Day of the last change worth telling readers of: 2026-11-20. */
  updated: day.optional(),
  /** `pending` while the other language is still to be written. */
  translation: z.literal('pending').optional(),
  /** `true` while the document holds figures, names or quotes that wait for the owner's facts. */
  sample: z.boolean().optional(),
});

/** What may stand at the top of a page or a case study. */
const filmed = {
  /**
   * A video behind the cover's place: its address at YouTube or Vimeo. Visitors see the `cover` until they agree to the
   * provider, so it needs one; it starts without sound.
   */
  video: z
    .string()
    .refine(
      (address) => videoAt(address) !== undefined,
      'Write the address of one video at YouTube (https://www.youtube.com/watch?v=…, https://youtu.be/…) or Vimeo (https://vimeo.com/…)',
    )
    .optional(),
  /** What the video shows, for those who do not see it. Needed with `video`. */
  videoAlt: text.optional(),
};

interface Complete {
  cover?: string | undefined;
  coverAlt?: string | undefined;
  layout?: string | undefined;
  video?: string | undefined;
  videoAlt?: string | undefined;
}

/** Rules that span fields; a schema of zod cannot be extended once it carries them, so they are put on last. */
const complete = <S extends z.ZodType<Complete>>(schema: S) =>
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
      message: 'A video stands on pages with the layout page and on case studies. Remove it, or the layout',
    });

export const collections = {
  /** A page of its own: `/team` is `pages/team.mdx`; `home` stands at `/`, `not-found` answers unknown addresses. */
  page: {
    folder: 'pages',
    schema: complete(
      document.extend({
        ...filmed,
        /** The frame around the text: `page` unless given. */
        layout: z.enum(['home', 'page', 'portfolio', 'blog', 'contact', 'not-found']).optional(),
      }),
    ),
  },
  /** A post of the blog, at `/blog/<file name>`. */
  post: {
    folder: 'blog',
    schema: complete(
      document.extend({
        /** Day of publication: 2026-11-20. */
        date: day,
        /** One or more of the categories in taxonomy.yaml; the first gives the post its colour. */
        categories: z.array(text).min(1),
        /** Any of the tags in taxonomy.yaml. */
        tags: z.array(text),
        /** Who wrote it: a role or a team. */
        author: text.optional(),
        /**
         * The drawing in lists and at the top; without it, the file's name picks one. `boundary` one thing beyond a
         * limit, `conversation` several around one, `crossroads` a choice of ways, `ledger` things that are counted,
         * `ridge` the mark on the water, `route` few out of many, `sheet` a page and its answers, `sketch` from first
         * stroke to finished, `thread` a knot that comes undone, `waterfall` things that wait for each other,
         * `waterline` what lies below the surface.
         */
        drawing: z.enum(motifs).optional(),
        /** File names of posts to read next; without it, posts that share tags are offered. */
        related: z.array(slug).optional(),
      }),
    ),
  },
  /** A case study, at `/<file name>`. */
  'case-study': {
    folder: 'case-studies',
    schema: complete(
      document.extend({
        ...filmed,
        hue: z.enum(hues),
        cover: asset,
        coverAlt: text,
        /** Place in the portfolio, lowest first. */
        order: z.int().min(1),
        /** The facts beside the cover. */
        project: z.strictObject({
          /** Who it was made for. */
          client: text,
          /** When it was made: a year (2024) or a day. */
          date: z.union([z.int().min(2000).max(2100), day]),
          /** What kind of product it is. */
          category: text,
          /** Where, if the project belongs to a place. */
          place: text.optional(),
        }),
        /** What the client says. The author is a role or a team, never an invented person. */
        testimonial: z.strictObject({ quote: text, author: text, position: text }).optional(),
      }),
    ),
  },
  /** A policy, at `/<file name>`. */
  policy: {
    folder: 'policies',
    schema: complete(
      document.extend({
        /** Day from which this wording holds. */
        updated: day,
      }),
    ),
  },
} as const satisfies Record<Kind, { folder: string; schema: z.ZodType }>;

export type Frontmatter<K extends Kind = Kind> = z.output<(typeof collections)[K]['schema']>;
/** The frame around a document: by its kind, and for pages by their `layout`. */
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
