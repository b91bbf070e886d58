/**
 * What authors may write in a document beside Markdown: component names and the props each takes.
 * No React here; layouts/mdx.tsx maps the names to components. The comments are the writers' manual.
 */
import { z } from 'zod';
import { hues } from './collections.ts';

const text = z.string().min(1);
const hue = z.enum(hues);
/** A page's address (`/no/team`), a place on this page (`#portfolio`), or a full URL. */
const link = text;
const none = z.strictObject({});
/** Every section may carry an anchor to link to. */
const anchor = { id: text.optional() };
const titled = { ...anchor, title: text };

/** What a component needs from the rest of the content; the page's record brings it. */
export type Need = 'cases' | 'posts';

const changed = ['cite', 'dateTime'];
/** HTML that documents may use as it is, words for which Markdown has no sign, and the attributes of each besides those of all. */
export const elements: Readonly<Record<string, readonly string[]>> = {
  abbr: [],
  b: [],
  br: [],
  cite: [],
  dd: [],
  del: changed,
  details: ['open'],
  dl: [],
  dt: [],
  i: [],
  ins: changed,
  kbd: [],
  mark: [],
  p: [],
  q: ['cite'],
  s: [],
  small: [],
  span: [],
  sub: [],
  summary: [],
  sup: [],
  time: ['dateTime'],
  wbr: [],
};
/** Attributes that every one of them may carry. */
export const elementAttributes: readonly string[] = ['dir', 'id', 'lang', 'title'];
/** Those that may hold paragraphs and lists; the others are parts of a sentence, or hold one. */
export const blockElements: readonly string[] = ['dd', 'del', 'details', 'dl', 'dt', 'ins'];
/** Those that hold nothing. */
export const voidElements: readonly string[] = ['br', 'wbr'];

interface Word {
  /** Props as an author writes them; children are free. */
  props: z.ZodObject;
  /** `section`: stands across the page, and ends the section of the heading before it. `block`: part of the text. `inline`: part of a sentence. */
  place: 'section' | 'block' | 'inline';
  needs?: Need;
  /** Level of the heading that it renders. */
  heading?: 2 | 3;
}

export const vocabulary = {
  // --- in every document -------------------------------------------------------------------
  /** A remark that must not be missed. `<Callout tone="warning">…</Callout>` */
  Callout: {
    place: 'block',
    props: z.strictObject({ tone: z.enum(['info', 'success', 'warning']).optional() }),
  },
  /** A picture with a caption: the caption is what stands between the tags. */
  Figure: { place: 'block', props: z.strictObject({ src: text, alt: z.string() }) },
  /** What stands inside comes into view gently, once. */
  Reveal: { place: 'block', props: none },
  /** What stands inside travels a fifth slower than the page. */
  Parallax: { place: 'block', props: none },
  /** A heading that is set in motion: 1 characters rise, 2 words slide in, 3 lines unmask, 4 stands still. */
  SplitHeading: {
    place: 'block',
    heading: 2,
    props: z.strictObject({
      ...anchor,
      variant: z.enum(['1', '2', '3', '4']),
      level: z.enum(['2', '3']).optional(),
    }),
  },
  /** A call to action. `quiet` for the second one of a pair. */
  Action: {
    place: 'inline',
    props: z.strictObject({ to: link, quiet: z.literal(true).optional(), hue: hue.optional() }),
  },
  /** Where a meeting can be booked; the contact page until a booking address is set. */
  BookMeeting: { place: 'inline', props: z.strictObject({ quiet: z.literal(true).optional() }) },
  /** A line of figures: holds `<Counter>`s, four at the most in a row. */
  Counters: { place: 'section', props: z.strictObject({ ...anchor, label: text }) },
  /** One figure: `<Counter value="30+" hue="coral">Active team members</Counter>`. `sample` while the owner's figure is missing. */
  Counter: {
    place: 'block',
    props: z.strictObject({ value: text, hue, sample: z.literal(true).optional() }),
  },
  /** A list of headed paragraphs between hairlines: holds `<Row>`s. */
  Rows: { place: 'block', props: none },
  /** `<Row title="Trust before facts">One paragraph.</Row>` */
  Row: { place: 'block', heading: 3, props: z.strictObject({ title: text, hue: hue.optional() }) },
  /** A short list with a light before each entry: holds `<Feature>`s. */
  Features: { place: 'block', props: none },
  Feature: { place: 'block', props: z.strictObject({ title: text }) },
  /** One sentence, large. */
  Statement: { place: 'block', props: none },
  /** One figure across the page, with what it means beside it. */
  KeyFigure: { place: 'section', props: z.strictObject({ value: text }) },

  // --- sections of pages -------------------------------------------------------------------
  /** The first screen: the page's heading and lead over the lights; holds `<Action>`s and then `<Facts>`. */
  Banner: { place: 'section', props: none },
  /** A Markdown list, set as one small line under the banner's actions. */
  Facts: { place: 'block', props: none },
  /** One large sentence, and a link below it. */
  About: { place: 'section', heading: 2, props: z.strictObject(titled) },
  /** A word of the sentence with a light before it. */
  Lit: { place: 'inline', props: z.strictObject({ hue }) },
  /** Large rows, each with its drawing: holds `<Service>`s. */
  Services: { place: 'section', heading: 2, props: z.strictObject({ ...titled, lead: text.optional() }) },
  Service: {
    place: 'block',
    heading: 3,
    props: z.strictObject({
      title: text,
      to: link.optional(),
      hue,
      drawing: z.enum(['app', 'web', 'quality', 'inclusion']),
    }),
  },
  /** The first case studies, in staggered pairs. */
  Portfolio: {
    place: 'section',
    heading: 2,
    needs: 'cases',
    props: z.strictObject({ ...titled, more: text }),
  },
  /** The newest posts: one large, two small. */
  LatestPosts: {
    place: 'section',
    heading: 2,
    needs: 'posts',
    props: z.strictObject({ ...titled, more: text }),
  },
  /** Roles of the team: holds `<Role>`s. */
  Roles: { place: 'section', props: z.strictObject({ ...anchor, label: text }) },
  /** What one role does for a client. `sign` names its pictogram. */
  Role: {
    place: 'block',
    heading: 2,
    props: z.strictObject({
      title: text,
      hue,
      sign: z.enum([
        'chair',
        'board',
        'lead',
        'cloud',
        'product',
        'quality',
        'voice',
        'phone',
        'pen',
        'globe',
        'handshake',
        'compass',
      ]),
      name: text.optional(),
    }),
  },
  /** One of the services' drawings, large, to the edge of the page. */
  Drawing: {
    place: 'section',
    props: z.strictObject({ name: z.enum(['app', 'web', 'quality', 'inclusion']), hue }),
  },
  /** A closing invitation: a heading, a line, and `<Action>`s. */
  Invitation: { place: 'section', heading: 2, props: z.strictObject({ ...titled, hue: hue.optional() }) },
} as const satisfies Record<string, Word>;

export type ComponentName = keyof typeof vocabulary;
/** Props of an author component, without its children. */
export type PropsOf<N extends ComponentName> = z.output<(typeof vocabulary)[N]['props']>;
