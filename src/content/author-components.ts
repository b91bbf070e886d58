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
/** A number as text: `63` or `4.5`. */
const figure = z
  .string()
  .regex(/^\d+(?:\.\d+)?$/, 'A figure is digits, with a point for decimals: 63 or 4.5');
/** Every section may carry an anchor to link to. */
const anchor = { id: text.optional() };
const titled = { ...anchor, title: text };

/** What a component needs from the rest of the content; the page's record brings it. */
export type Need = 'cases' | 'posts' | 'testimonials';
/** Components whose code only the pages that use them load; layouts/lazy-components/ knows where it lies. `video` comes by frontmatter. */
export type Part = 'forms' | 'testimonials' | 'video';

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
  /** Props as an author writes them; what may stand between its tags: nesting.ts. */
  props: z.ZodObject;
  /** `section`: stands across the page, and ends the section of the heading before it. `block`: part of the text. `inline`: part of a sentence. */
  place: 'section' | 'block' | 'inline';
  needs?: Need;
  part?: Part;
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
  /** What stands inside fades in as it comes into view. */
  InView: { place: 'block', props: none },
  /** What stands inside travels a fifth slower than the page, so it needs room around it: for ornaments, not for text. */
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
    props: z.strictObject({ to: link, quiet: z.literal(true).optional() }),
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

  /** The form for a project: name, email, mobile, service, description. One form of each kind on a page. */
  EnquiryForm: { place: 'block', part: 'forms', props: none },
  /** The contact form: full name, email, message. */
  MessageForm: { place: 'block', part: 'forms', props: none },
  /** The form for a CV: name, email, mobile, message, file. */
  ApplicationForm: { place: 'block', part: 'forms', props: none },

  // --- sections of pages -------------------------------------------------------------------
  /** The first screen: the page's heading and lead over the lights; holds `<Action>`s and then `<Facts>`. */
  Banner: { place: 'section', props: none },
  /** A Markdown list, set as one small line under the banner's actions. */
  Facts: { place: 'block', props: none },
  /** One large sentence, and a link below it. */
  About: { place: 'section', heading: 2, props: z.strictObject(titled) },
  /** A word of the sentence with a light before it. */
  Lit: { place: 'inline', props: z.strictObject({ hue }) },
  /** The names of those we work with, set as one paragraph: holds `<Partner>`s. */
  Partners: { place: 'section', heading: 2, props: z.strictObject(titled) },
  /** `<Partner to="/kiddy-app" hue="amber">Kiddy</Partner>` */
  Partner: { place: 'block', props: z.strictObject({ to: link.optional(), hue }) },
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
  /** An index in two columns, as at the back of a book: holds `<Capability>`s in alphabetical order. */
  Capabilities: { place: 'section', heading: 2, props: z.strictObject({ ...titled, lead: text.optional() }) },
  /** One entry: `<Capability title="Audio guides">[Norsk Luftfartsmuseum](/norsk-luftfartsmuseum-app)</Capability>`; the references may be left out. */
  Capability: { place: 'block', props: z.strictObject({ title: text }) },
  /** The first case studies, in staggered pairs. */
  Portfolio: {
    place: 'section',
    heading: 2,
    needs: 'cases',
    props: z.strictObject({ ...titled, more: text }),
  },
  /** What clients say, one at a time: the testimonials of the first case studies. */
  Testimonials: {
    place: 'section',
    heading: 2,
    needs: 'testimonials',
    part: 'testimonials',
    props: z.strictObject(titled),
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
  /** Reasons in pairs, the first one large: holds `<Reason>`s. */
  Reasons: { place: 'section', heading: 2, props: z.strictObject({ ...titled, lead: text.optional() }) },
  /** `<Reason title="Testers from the first week" hue="moss">One paragraph.</Reason>` */
  Reason: { place: 'block', heading: 3, props: z.strictObject({ title: text, hue }) },
  /** A way from start to end, a light at each station: holds `<Step>`s in their order. */
  Steps: { place: 'section', heading: 2, props: z.strictObject({ ...titled, lead: text.optional() }) },
  /** `<Step title="You tell us" hue="coral">One paragraph.</Step>` */
  Step: { place: 'block', heading: 3, props: z.strictObject({ title: text, hue }) },
  /** Numbers that can be counted, as so many lights: holds `<Tally>`s. */
  Tallies: { place: 'section', props: z.strictObject({ ...anchor, label: text }) },
  /** `<Tally value="31" hue="fjord">policies say what we promise</Tally>`; `hollow` draws rings. */
  Tally: {
    place: 'block',
    props: z.strictObject({
      value: z.string().regex(/^[1-9]\d?$/, 'A tally draws one light for each: a whole number up to 99'),
      hue,
      hollow: z.literal(true).optional(),
    }),
  },
  /**
   * Bars on one scale, with a caption and a table behind them: holds `<Bar>`s. `unit` follows each figure ("%"), `max`
   * ends the scale (100 for shares), `labels` and `values` head the table's columns.
   */
  Chart: {
    place: 'section',
    heading: 2,
    props: z.strictObject({
      ...titled,
      lead: text.optional(),
      unit: text.optional(),
      max: figure.refine((value) => Number(value) > 0, 'A scale ends above 0'),
      labels: text,
      values: text,
      caption: text,
    }),
  },
  /** One bar: `<Bar label="Trips by train" value="63" hue="moss" />`. `sample` while the owner's figure is missing. */
  Bar: {
    place: 'block',
    props: z.strictObject({ label: text, value: figure, hue, sample: z.literal(true).optional() }),
  },
  /** One year's report: the year large, its heading, and the text beside them. */
  YearReport: {
    place: 'section',
    heading: 2,
    props: z.strictObject({ ...titled, year: z.string().regex(/^\d{4}$/, 'A year has four digits'), hue }),
  },
  /** Questions that open their answers: holds `<Question>`s. */
  Faq: { place: 'section', heading: 2, props: z.strictObject({ ...titled, hue: hue.optional() }) },
  /** `<Question title="Where is our data stored?" open>The answer.</Question>` */
  Question: { place: 'block', props: z.strictObject({ title: text, open: z.literal(true).optional() }) },
  /** A document offered for reading, beside its drawn cover: a line, and `<Action>`s. */
  Publication: { place: 'section', heading: 2, props: z.strictObject({ ...titled, hue }) },
  /** Positions that can be applied for: holds `<Position>`s, and says `empty` while there are none. */
  Positions: {
    place: 'section',
    heading: 2,
    props: z.strictObject({ ...titled, empty: text, action: text, to: link }),
  },
  /** `<Position title="Tester" to="#apply">Full time, Oslo. One paragraph.</Position>` */
  Position: { place: 'block', heading: 3, props: z.strictObject({ title: text, to: link.optional() }) },
  /** A closing invitation: a heading, a line, and `<Action>`s. */
  Invitation: { place: 'section', heading: 2, props: z.strictObject({ ...titled, hue: hue.optional() }) },
} as const satisfies Record<string, Word>;

export type ComponentName = keyof typeof vocabulary;
/** Components of a part, or, for `never`, those that every page can have at once. */
export type ComponentsOf<P extends Part> = {
  [N in ComponentName]: (typeof vocabulary)[N] extends { part: infer Own }
    ? Own extends P
      ? N
      : never
    : [P] extends [never]
      ? N
      : never;
}[ComponentName];
/** Props of an author component, without its children. */
export type PropsOf<N extends ComponentName> = z.output<(typeof vocabulary)[N]['props']>;
