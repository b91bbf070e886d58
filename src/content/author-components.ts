/**
 * Components and HTML elements that authors may use in a document: their names, props and nesting.
 * The file has no React, so that Node code can load it. layouts/author-components.tsx maps the names to components.
 */
import { z } from 'zod';
import {
  appStages,
  bridgeParts,
  bugStages,
  closingMotifs,
  footprintSources,
  hues,
  projectStages,
  reasonDrawings,
  roleDrawings,
  roleTools,
  serviceDrawings,
  statementDrawings,
  websiteStages,
} from './collections.ts';

const text = z.string().min(1);
const hue = z.enum(hues);
/** Path of a page (`/no/team`), anchor on this page (`#portfolio`) or full URL. */
const link = text;
const noProps = z.strictObject({});
/** Name of a pictogram, see ui/pictogram/icons.tsx. */
const icon = z.enum([
  'accessibility',
  'agreement',
  'board',
  'certificate',
  'chair',
  'chat',
  'cloud',
  'compass',
  'documents',
  'gauge',
  'globe',
  'growth',
  'lead',
  'lighthouse',
  'lock',
  'pen',
  'person',
  'phone',
  'product',
  'quality',
  'repeat',
  'screen',
  'server',
  'voice',
  'warning',
]);
/** Number as text: `63` or `4.5`. */
const figure = z
  .string()
  .regex(/^\d+(?:\.\d+)?$/, 'A figure is digits, with a point for decimals: 63 or 4.5');
/** Anchor to link to. Every section may have one. */
const anchorProps = { id: text.optional() };
const titledProps = { ...anchorProps, title: text };

/** A value that nobody has confirmed yet: what is missing, and who must supply it. */
const sampleProps = { sample: text.optional(), sampleFrom: text.optional() };
const hasWholeSample = ({
  sample,
  sampleFrom,
}: {
  sample?: string | undefined;
  sampleFrom?: string | undefined;
}) => (sample === undefined) === (sampleFrom === undefined);
const incompleteSample = {
  path: ['sampleFrom'],
  error: 'A sample has both: sample="what is missing" sampleFrom="who must supply it"',
};

/** Data of other documents that a component shows and the page data must include. */
export type RequiredData = 'cases' | 'posts' | 'testimonials' | 'videoProviders';
/** Group of components with UI strings of their own. Frontmatter adds `video`, the environment `chat`. */
export type ComponentGroup = 'chat' | 'forms' | 'privacy' | 'testimonials' | 'video';

const editAttributes = ['cite', 'dateTime'];
/** HTML elements that documents may use, because Markdown has no syntax for them, each with its own attributes. */
export const allowedElements: Readonly<Record<string, readonly string[]>> = {
  abbr: [],
  b: [],
  br: [],
  cite: [],
  dd: [],
  del: editAttributes,
  details: ['open'],
  dl: [],
  dt: [],
  i: [],
  ins: editAttributes,
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
/** Attributes that every allowed element may have. */
export const commonAttributes: readonly string[] = ['dir', 'id', 'lang', 'title'];
/** Allowed elements that may contain paragraphs and lists. All others are inline or contain inline content. */
export const blockElements: readonly string[] = ['dd', 'del', 'details', 'dl', 'dt', 'ins'];
/** Allowed elements without content. */
export const voidElements: readonly string[] = ['br', 'wbr'];

/** Small drawings of the summary of policies, and of rows. */
const vignettes = [
  'unknown',
  'crumbs',
  'untracked',
  'tab',
  'unlit',
  'everybody',
  'ways',
  'checked',
  'barrier',
  'delivery',
  'rush',
  'reinforcement',
] as const;
export type VignetteName = (typeof vignettes)[number];

/** Scenes of areas beside each other, which stand on one horizon. */
const areaDrawings = ['organisation', 'people', 'premises', 'technology'] as const;
export type AreaDrawingName = (typeof areaDrawings)[number];

/** Scenes at the lower edge of two facing areas. */
const areaScenes = ['door', 'chair'] as const;
export type AreaSceneName = (typeof areaScenes)[number];

/** Drawings across the window, each of which belongs to one section of a policy. */
const scenes = [
  'agreement',
  'complaint',
  'consent',
  'disagreement',
  'duties',
  'report',
  'risks',
  'spam',
  'suppliers',
] as const;
export type SceneName = (typeof scenes)[number];

/** Lists with drawings, each of which belongs to one policy or page. */
const drawnLists = [
  'forms',
  'storage',
  'limitations',
  'retention',
  'withdrawal',
  'needs',
  'projects',
] as const;
export type DrawnListName = (typeof drawnLists)[number];

/** Drawings of points: four of a website's qualities, and four of what an app's client contributes. */
const pointDrawings = [
  'speed',
  'accessibility',
  'services',
  'freedom',
  'decision',
  'users',
  'time',
  'budget',
] as const;
export type PointDrawingName = (typeof pointDrawings)[number];

interface ComponentSpec {
  /** Props as an author writes them. */
  props: z.ZodObject;
  /**
   * `section` spans the page and ends the section of the heading before it, `block` is part of the text, `inline` of a
   * sentence.
   */
  place: 'section' | 'block' | 'inline';
  needs?: RequiredData;
  part?: ComponentGroup;
  /** Level of the heading that the component renders. */
  heading?: 2 | 3;
}

export const componentSpecs = {
  // --- in every document -------------------------------------------------------------------
  /** An important note. `<Callout tone="warning">…</Callout>` */
  Callout: {
    place: 'block',
    props: z.strictObject({ tone: z.enum(['info', 'success', 'warning']).optional() }),
  },
  /**
   * An image with a caption: the content between the tags. In a post, a square drawing can be beside the text below it,
   * and a drawing 636 high beside the code below it, which has 22 lines and is the same height. `view="narrow"` shows
   * a drawing's view for narrow windows in every window, so that two of them are alike side by side. It has no effect on
   * a drawing without such a view.
   */
  Figure: {
    place: 'block',
    props: z.strictObject({
      src: text,
      alt: z.string(),
      beside: z.enum(['text', 'code']).optional(),
      view: z.literal('narrow').optional(),
    }),
  },
  /** One plain sentence about a section, below its heading. */
  Sidenote: { place: 'block', props: noProps },
  /** Reveals its content once, as it comes into view. */
  Reveal: { place: 'block', props: noProps },
  /** Fades its content in as it comes into view. */
  InView: { place: 'block', props: noProps },
  /** Scrolls its content a fifth slower than the page. It needs space around it: use it for ornaments, not for text. */
  Parallax: { place: 'block', props: noProps },
  /** An animated heading. In variant 1 characters rise, in 2 words slide in, in 3 lines unmask; 4 is static. */
  SplitHeading: {
    place: 'block',
    heading: 2,
    props: z.strictObject({
      ...anchorProps,
      variant: z.enum(['1', '2', '3', '4']),
      level: z.enum(['2', '3']).optional(),
    }),
  },
  /** A call to action. `quiet` for the second one of a pair. */
  Action: {
    place: 'inline',
    props: z.strictObject({ to: link, quiet: z.literal(true).optional() }),
  },
  /** A light with a pictogram, before the words of a point: `- <Icon name="lock" hue="fjord" /> A point.` */
  Icon: { place: 'inline', props: z.strictObject({ name: icon, hue }) },
  /**
   * A small drawing before the words of a point in the summary of a policy:
   * `- <Vignette name="unknown" /> A point.`
   */
  Vignette: { place: 'inline', props: z.strictObject({ name: z.enum(vignettes) }) },
  /** A decorative drawing across the window, between the paragraphs of a policy: `<Scene drawing="agreement" />`. */
  Scene: { place: 'block', props: z.strictObject({ drawing: z.enum(scenes) }) },
  /** A light with a letter, before the words that name it: `<LetterKey letter="f" hue="amber" /> Article 6(1)(f)`. */
  LetterKey: { place: 'inline', props: z.strictObject({ letter: z.string().length(1), hue }) },
  /** A link to book a meeting. It leads to the contact page while no booking URL is set. */
  BookMeeting: { place: 'inline', props: z.strictObject({ quiet: z.literal(true).optional() }) },
  /**
   * An email address of the company, by its purpose in company.yaml. `<Email for="privacy" />`, or with words for the
   * link between the tags.
   */
  Email: { place: 'inline', props: z.strictObject({ for: text }) },
  /**
   * A figure from facts.yaml, by its name. `<Fact name="users" />` shows 72,000; with `unit`, the noun after it as
   * well: 72,000 active users.
   */
  Fact: { place: 'inline', props: z.strictObject({ name: text, unit: z.literal(true).optional() }) },
  /**
   * Words, a sentence or blocks that nobody has confirmed:
   * `<Sample missing="The period" from="The CEO">90 days</Sample>`.
   */
  Sample: { place: 'inline', props: z.strictObject({ missing: text, from: text }) },
  /** A line of figures: contains `<Counter>`s, at most four in a row. */
  Counters: { place: 'section', props: z.strictObject({ ...anchorProps, label: text }) },
  /**
   * One figure: `<Counter value="30+" hue="coral">Active team members</Counter>`. `sample` and `sampleFrom` while
   * nobody has confirmed the figure.
   */
  Counter: {
    place: 'block',
    props: z.strictObject({ value: text, hue, ...sampleProps }).refine(hasWholeSample, incompleteSample),
  },
  /**
   * A list of headed paragraphs between hairlines: contains `<Row>`s. `drawing="tests"` numbers seven of them like the
   * markers of a screen beside them. `drawing="signpost"` makes each the sign of a signpost, with a `hue` and a page
   * `to` which it points. `drawing="shore"` is a shore at night above three of them: one who keeps watch, a grown-up and
   * a child in a tent, and two who greet each other in both languages.
   */
  Rows: {
    place: 'block',
    props: z.strictObject({ drawing: z.enum(['tests', 'signpost', 'shore']).optional() }),
  },
  /**
   * `<Row title="Trust before facts" hue="moss">One paragraph.</Row>`; `to` makes the title a link. In place of the
   * dot, `icon` draws a pictogram, whose shapes are `solid` in a checklist, and `vignette` a small drawing. `tool`
   * draws the tool of a kind of work after a large title. A vignette is on a field in the hue, which it needs.
   */
  Row: {
    place: 'block',
    heading: 3,
    props: z.strictObject({
      ...titledProps,
      hue: hue.optional(),
      icon: icon.optional(),
      solid: z.literal(true).optional(),
      tool: z.enum(roleTools).optional(),
      vignette: z.enum(vignettes).optional(),
      to: link.optional(),
    }),
  },
  /** A map of a field: contains `<Area>`s. */
  Areas: { place: 'block', props: noProps },
  /**
   * One area and what belongs to it: a Markdown list below a light, with a pictogram if `icon` says so. Without `hue`,
   * the light is out. With `drawing`, which all four areas of a list have, a scene is below the Markdown list. With
   * `scene`, which both of two facing areas have, a large scene is in place of the light.
   */
  Area: {
    place: 'block',
    heading: 3,
    props: z.strictObject({
      title: text,
      hue: hue.optional(),
      icon: icon.optional(),
      drawing: z.enum(areaDrawings).optional(),
      scene: z.enum(areaScenes).optional(),
    }),
  },
  /**
   * A Markdown list with a drawing above each item: of the three `forms` or places of `storage`, the four
   * `limitations`, the four `needs` that an app meets, the four `projects`, or the five rows of `retention`. A numbered
   * list has the five ways of `withdrawal`.
   */
  DrawnList: { place: 'block', props: z.strictObject({ drawings: z.enum(drawnLists) }) },
  /** A short list with a light before each item: contains `<Feature>`s. */
  Features: { place: 'block', props: noProps },
  Feature: { place: 'block', props: z.strictObject({ title: text }) },
  /** One sentence, large. */
  Statement: { place: 'block', props: noProps },
  /** One large sentence above a drawing of what it names. `power`: a house, a data centre and a town on one power line. */
  DrawnStatement: { place: 'section', props: z.strictObject({ drawing: z.enum(statementDrawings) }) },
  /**
   * One figure across the page, with its explanation beside it. `share="1000"` draws a thousand dots, one of them lit;
   * `people="1100"` a crowd of that many people, from edge to edge of the page. A `<Figure>` in it is a drawing of its
   * own in place of these.
   */
  KeyFigure: {
    place: 'section',
    props: z
      .strictObject({
        value: text,
        share: z
          .string()
          .regex(/^[1-9]\d?00$/, 'A share is one of hundreds: 100 or 1000')
          .optional(),
        people: z
          .string()
          .regex(/^1?[1-9]00$/, 'A crowd is a number of hundreds below 2000: 600 or 1100')
          .optional(),
        ...sampleProps,
      })
      .refine(hasWholeSample, incompleteSample),
  },

  /**
   * Screens of a product, large on a band in the page's hue: contains `<Figure>`s, and words after them. `pair` shows
   * two phones side by side, `tall` one phone, `landscape` one on its side, `window` a browser window;
   * `cropped-window`: a browser window cut off by the edge of the page. `scene` is no screen but one drawing from edge
   * to edge, of what this product is about, below its caption in large letters; in an `evening-scene` it is dark by
   * day, too.
   */
  Screens: {
    place: 'section',
    props: z.strictObject({
      ...anchorProps,
      arrangement: z.enum([
        'pair',
        'tall',
        'landscape',
        'window',
        'cropped-window',
        'scene',
        'evening-scene',
      ]),
    }),
  },

  /** The form for a project: name, email, mobile, service, description. One form of each kind on a page. */
  EnquiryForm: { place: 'block', part: 'forms', props: noProps },
  /** The contact form: full name, email, message. */
  MessageForm: { place: 'block', part: 'forms', props: noProps },
  /** The form for a CV: name, email, mobile, message, file. */
  ApplicationForm: { place: 'block', part: 'forms', props: noProps },

  /** A table of everything that the site stores in the browser, or with `items="read"`, of what it only reads. */
  StorageTable: {
    place: 'block',
    part: 'privacy',
    props: z.strictObject({ items: z.enum(['stored', 'read']) }),
  },
  /**
   * The visitor's choices about services of other companies, with their buttons. The footer links to the heading above.
   */
  PrivacyChoices: { place: 'block', needs: 'videoProviders', part: 'privacy', props: noProps },

  // --- sections of pages -------------------------------------------------------------------
  /** The first screen: the page's heading and lead over the lights. It contains `<Action>`s, then `<Facts>`. */
  Banner: { place: 'section', props: noProps },
  /** A Markdown list, shown as one small line under the banner's actions. */
  Facts: { place: 'block', props: noProps },
  /** One large sentence, and a link below it. */
  About: { place: 'section', heading: 2, props: z.strictObject(titledProps) },
  /** A word of the sentence with a light before it. */
  Lit: { place: 'inline', props: z.strictObject({ hue }) },
  /** Up to eight partners as spheres on a horizon, above their names: contains `<Partner>`s. */
  Partners: { place: 'section', heading: 2, props: z.strictObject(titledProps) },
  /** `<Partner to="/kiddy-app" hue="amber">Kiddy</Partner>` */
  Partner: { place: 'block', props: z.strictObject({ to: link.optional(), hue }) },
  /** Large rows, each with a drawing: contains four `<Service>`s, because their drawings form a square in a wide window. */
  Services: {
    place: 'section',
    heading: 2,
    props: z.strictObject({ ...titledProps, lead: text.optional() }),
  },
  Service: {
    place: 'block',
    heading: 3,
    props: z.strictObject({
      title: text,
      to: link.optional(),
      hue,
      drawing: z.enum(serviceDrawings),
    }),
  },
  /** An index in two columns, as at the back of a book: contains `<Capability>`s in alphabetical order. */
  Capabilities: {
    place: 'section',
    heading: 2,
    props: z.strictObject({ ...titledProps, lead: text.optional() }),
  },
  /**
   * One entry, in the hue of where it leads: `<Capability title="Audio guides" hue="fjord">[Norsk Luftfartsmuseum](/norsk-luftfartsmuseum-app)</Capability>`; the
   * references are optional.
   */
  Capability: { place: 'block', props: z.strictObject({ title: text, hue }) },
  /** The first case studies, in staggered pairs. */
  Portfolio: {
    place: 'section',
    heading: 2,
    needs: 'cases',
    props: z.strictObject({ ...titledProps, more: text }),
  },
  /** Quotes from clients, one at a time: those of testimonials.yaml, then those of the first case studies. */
  Testimonials: {
    place: 'section',
    heading: 2,
    needs: 'testimonials',
    part: 'testimonials',
    props: z.strictObject(titledProps),
  },
  /** The newest posts: one large, two small. */
  LatestPosts: {
    place: 'section',
    heading: 2,
    needs: 'posts',
    props: z.strictObject({ ...titledProps, more: text }),
  },
  /**
   * Roles of the team: contains `<RoleGroup>`s. Roles with an `id` are also in an index above them, below a drawing of
   * people.
   */
  Roles: { place: 'section', props: z.strictObject({ ...anchorProps, label: text }) },
  /**
   * Roles that work together: contains `<Role>`s. `room` shows four at work in one room, `scene` two in one scene,
   * `bridge` three roles on one bridge, `meeting-table` the roles at one table on a dark band.
   */
  RoleGroup: {
    place: 'block',
    heading: 2,
    props: z.strictObject({
      ...titledProps,
      arrangement: z.enum(['room', 'scene', 'bridge', 'meeting-table']).optional(),
    }),
  },
  /**
   * A role and its work for a client. `icon` names the pictogram, and what the person in a drawing wears; `question` is
   * one to bring to the role; at a meeting table only that of the first role is shown. `drawing` shows it at work, `bridge` on its part of the bridge.
   */
  Role: {
    place: 'block',
    heading: 3,
    props: z.strictObject({
      ...titledProps,
      hue,
      icon,
      question: text.optional(),
      drawing: z.enum(roleDrawings).optional(),
      bridge: z.enum(bridgeParts).optional(),
      name: text.optional(),
    }),
  },
  /** Covers of case studies, near the top of a page: contains one or two `<Case>`s. */
  Cases: {
    place: 'section',
    heading: 2,
    props: z.strictObject({ ...titledProps, lead: text.optional() }),
  },
  /**
   * `<Case to="/kiddy-app" />` shows the cover, the name and the description of a case study, and then the content
   * between the tags.
   */
  Case: { place: 'block', needs: 'cases', props: z.strictObject({ to: link }) },
  /** Reasons that are figures, in pairs: contains `<Reason>`s. */
  Reasons: { place: 'section', heading: 2, props: z.strictObject(titledProps) },
  /**
   * `<Reason figure="30+" title="people" hue="amber">One paragraph.</Reason>`; the title completes the figure, which is
   * drawn as lights, up to 31. `lights` names the fact that gives their number if the figure is not one. `drawing` has
   * people, or lights for fields or services, instead.
   */
  Reason: {
    place: 'block',
    heading: 3,
    props: z.strictObject({
      title: text,
      hue,
      figure: text,
      lights: text.optional(),
      drawing: z.enum(reasonDrawings).optional(),
    }),
  },
  /**
   * Points under a title: contains `<Point>`s. `panels` has them on tinted panels, `fields` on saturated ones, the
   * first and the last as wide as the window, `numbers` numbered questions on a dark band, and `clauses` the clauses of an
   * agreement.
   */
  Points: {
    place: 'section',
    heading: 2,
    props: z.strictObject({
      ...titledProps,
      lead: text.optional(),
      arrangement: z.enum(['panels', 'fields', 'numbers', 'clauses']),
    }),
  },
  /** Sources of the footprint, on a shore by night: a paragraph and four `<Source>`s. */
  Sources: { place: 'section', heading: 2, props: z.strictObject(titledProps) },
  /** `<Source title="Travel" hue="fjord" drawing="train">One paragraph.</Source>` */
  Source: {
    place: 'block',
    heading: 3,
    props: z.strictObject({ title: text, hue, drawing: z.enum(footprintSources) }),
  },
  /** `<Point title="A budget" drawing="budget">One paragraph.</Point>`; points on panels and fields have drawings. */
  Point: {
    place: 'block',
    heading: 3,
    props: z.strictObject({ title: text, drawing: z.enum(pointDrawings).optional() }),
  },
  /**
   * A process from start to end, with a light at each step: contains `<Step>`s in their order. `drawing="trail"`
   * sets them in large type on a trail through the night, `drawing="round"` sets five around a ring, without a lead
   * and without the hues of the steps, and `drawing="application"` lists them beside somebody who has applied.
   */
  Steps: {
    place: 'section',
    heading: 2,
    props: z
      .strictObject({
        ...titledProps,
        lead: text.optional(),
        drawing: z.enum(['trail', 'round', 'application']).optional(),
      })
      .refine(
        ({ lead, drawing }) => !lead || drawing !== 'round',
        'Remove `lead`: a round of steps does not show it',
      ),
  },
  /**
   * `<Step title="You tell us" hue="coral">One paragraph.</Step>`; `app` draws an app at that stage in place of
   * the light. With `page`, five steps are one website at five stages, from `stock` to `links`; with `project`, five stages
   * that one line runs through, from `idea` to `years`; with `bug`, four stages of a product, from `sketch` to `launch`,
   * with a bug that grows on its way down.
   */
  Step: {
    place: 'block',
    heading: 3,
    props: z.strictObject({
      title: text,
      hue,
      app: z.enum(appStages).optional(),
      page: z.enum(websiteStages).optional(),
      project: z.enum(projectStages).optional(),
      bug: z.enum(bugStages).optional(),
    }),
  },
  /**
   * A band with a drawing, and the rows or the table that it is about. `bug` is a report on a night, its rows on a
   * sheet of paper; `obstacles` a way over a form, a telephone and a letter, below the text; `visits` shows a website
   * and a web application side by side above a table, with `onceLabel` and `returnLabel` below them;
   * `vulnerability-report` an open door and a letter, above a numbered list of four steps.
   */
  Exhibit: {
    place: 'section',
    heading: 2,
    props: z.strictObject({
      ...titledProps,
      lead: text.optional(),
      drawing: z.enum(['bug', 'obstacles', 'visits', 'vulnerability-report']),
      hue: hue.optional(),
      onceLabel: text.optional(),
      returnLabel: text.optional(),
    }),
  },
  /**
   * Who is responsible for what, as lights on a horizon, sorted by number of responsibilities: paragraphs and
   * `<ResponsibleRole>`s.
   */
  Responsibilities: { place: 'section', heading: 2, props: z.strictObject(titledProps) },
  /** A role and its light: contains `<Responsibility>`s. */
  ResponsibleRole: {
    place: 'block',
    props: z.strictObject({ title: text, to: link.optional(), hue, icon }),
  },
  /** One responsibility of a role: `<Responsibility title="Backups" />` */
  Responsibility: { place: 'block', props: z.strictObject({ title: text }) },
  /** Documents side by side; on a phone, below each other: contains `<Document>`s. */
  Documents: { place: 'section', heading: 2, props: z.strictObject(titledProps) },
  /** `<Document title="The certificate" hue="fjord" icon="certificate">Ask us for it.</Document>` */
  Document: { place: 'block', heading: 3, props: z.strictObject({ title: text, hue, icon }) },
  /** Numbers drawn as that many lights: contains `<Tally>`s. With `night`, on a dark ground in an article. */
  Tallies: {
    place: 'section',
    props: z.strictObject({ ...anchorProps, label: text, night: z.literal(true).optional() }),
  },
  /**
   * `<Tally value="31" hue="fjord">policies say what we promise</Tally>`; `form` draws `sheets` of a pile or `steps` of
   * a stair in place of dots.
   */
  Tally: {
    place: 'block',
    props: z
      .strictObject({
        value: z.string().regex(/^[1-9]\d?$/, 'A tally draws one light for each: a whole number up to 99'),
        hue,
        form: z.enum(['sheets', 'steps']).optional(),
        ...sampleProps,
      })
      .refine(hasWholeSample, incompleteSample),
  },
  /**
   * Bars on one scale, with a data table and optionally a caption: contains `<Bar>`s. `unit` follows each figure ("%"),
   * `max` ends the scale (100 for shares), `labels` and `values` are the headings of the table's columns. With
   * `previous`, the heading of earlier figures ("2023"), each bar shows both: dark then, and bright now.
   * `<Reports>` may follow the bars. They are shown below the chart and its table, as a section of their own.
   */
  Chart: {
    place: 'section',
    heading: 2,
    props: z.strictObject({
      ...titledProps,
      lead: text.optional(),
      unit: text.optional(),
      max: figure.refine((value) => Number(value) > 0, 'A scale ends above 0'),
      labels: text,
      previous: text.optional(),
      values: text,
      caption: text.optional(),
    }),
  },
  /**
   * One bar: `<Bar label="Trips by train" value="63" hue="moss" />`, in a chart of pairs with `previous="54"`, where the hue
   * is that of the chart. `note` says how the figure is counted. `sample` and `sampleFrom` while nobody has confirmed the figure.
   */
  Bar: {
    place: 'block',
    props: z
      .strictObject({
        label: text,
        note: text.optional(),
        value: figure,
        previous: figure.optional(),
        hue,
        ...sampleProps,
      })
      .refine(hasWholeSample, incompleteSample),
  },
  /** Questions that expand to show their answers: contains `<Question>`s. */
  Faq: { place: 'section', heading: 2, props: z.strictObject({ ...titledProps, hue: hue.optional() }) },
  /** `<Question title="Where is our data stored?" open>The answer.</Question>` */
  Question: { place: 'block', props: z.strictObject({ title: text, open: z.literal(true).optional() }) },
  /**
   * A drawn certificate with its standard and date, and one sentence. `month`, 1 to 12, lights that month of a year.
   */
  Certificate: {
    place: 'section',
    heading: 2,
    props: z.strictObject({
      ...titledProps,
      standard: text,
      date: text,
      month: z
        .string()
        .regex(/^(?:[1-9]|1[0-2])$/, 'A month is a number from 1 to 12')
        .optional(),
      hue,
    }),
  },
  /** A document to read, beside a drawing of its cover: one sentence, and `<Action>`s. */
  Publication: { place: 'section', heading: 2, props: z.strictObject({ ...titledProps, hue }) },
  /**
   * Yearly reports side by side, each with somebody who reads it: two `<Report>`s, the earlier one first. A paragraph and
   * an `<Action>` are below them.
   */
  Reports: { place: 'section', heading: 2, props: z.strictObject(titledProps) },
  /**
   * `<Report title="Report for 2024" year="2024" hue="moss" />`. The cover shows the year on the hue; `earlier` makes it
   * pale.
   */
  Report: {
    place: 'block',
    heading: 3,
    props: z.strictObject({
      ...titledProps,
      year: z.string().regex(/^\d{4}$/, 'A year has four digits'),
      hue,
      earlier: z.literal(true).optional(),
    }),
  },
  /** Open positions: contains `<Position>`s, and shows `empty` while there are none. */
  Positions: {
    place: 'section',
    heading: 2,
    props: z.strictObject({
      ...titledProps,
      empty: text,
      action: text,
      to: link,
    }),
  },
  /** `<Position title="Tester" to="#apply">Full time, Oslo. One paragraph.</Position>` */
  Position: { place: 'block', heading: 3, props: z.strictObject({ title: text, to: link.optional() }) },
  /**
   * A closing call to action: a heading, one sentence, and `<Action>`s. `motif` names the picture at its edge: `sun`, a
   * `phone` with a check mark, a `ring` of people whose free place is taken, an `opening` at a table that is taken,
   * a fourth `measure` beside three, a `greeting`, the `mountain` of people, a free place on the
   * `horizon` behind all projects, a `product` that begins as an idea, a `questionnaire`, or at night the `answer`, a
   * visitor and an app. Others belong to drawings of pages. Without it, the page's `drawing` decides.
   */
  Invitation: {
    place: 'section',
    heading: 2,
    props: z.strictObject({ ...titledProps, hue: hue.optional(), motif: z.enum(closingMotifs).optional() }),
  },
} as const satisfies Record<string, ComponentSpec>;

export type ComponentName = keyof typeof componentSpecs;

/** Returns the spec of a component; undefined for HTML elements and unknown names. */
export const getComponentSpec = (name: string): ComponentSpec | undefined =>
  Object.hasOwn(componentSpecs, name) ? componentSpecs[name as ComponentName] : undefined;

/** Component that must contain the component, at any depth. */
export const requiredParent: Partial<Record<ComponentName, ComponentName>> = {
  Counter: 'Counters',
  Row: 'Rows',
  Area: 'Areas',
  Feature: 'Features',
  Facts: 'Banner',
  Lit: 'About',
  Partner: 'Partners',
  Service: 'Services',
  Capability: 'Capabilities',
  Case: 'Cases',
  Role: 'RoleGroup',
  RoleGroup: 'Roles',
  Reason: 'Reasons',
  Point: 'Points',
  Source: 'Sources',
  Step: 'Steps',
  ResponsibleRole: 'Responsibilities',
  Responsibility: 'ResponsibleRole',
  Document: 'Documents',
  Tally: 'Tallies',
  Bar: 'Chart',
  Question: 'Faq',
  Position: 'Positions',
  Report: 'Reports',
};

/** Components whose content is a link, `Partner` with an address only. Links cannot contain links. */
export const linkComponents: readonly ComponentName[] = ['Action', 'BookMeeting', 'Partner'];

/** Blocks whose content is words, like that of a heading or a link. They cannot contain other blocks. */
export const componentsOfWords: readonly ComponentName[] = [
  'Capability',
  'Counter',
  'Partner',
  'SplitHeading',
  'Tally',
];

/** Components that ignore content between their tags. */
export const componentsWithoutChildren: readonly ComponentName[] = [
  'Responsibility',
  'EnquiryForm',
  'MessageForm',
  'ApplicationForm',
  'Portfolio',
  'Testimonials',
  'LatestPosts',
  'Bar',
  'Fact',
  'Icon',
  'LetterKey',
  'Scene',
  'Vignette',
  'StorageTable',
  'PrivacyChoices',
];

/** Components that may have content but do not need it. All others would be empty on the page without it. */
export const componentsCompleteWhenEmpty: readonly ComponentName[] = [
  'Banner',
  'Capability',
  'Case',
  'Email',
  'Figure',
  'Positions',
  'Report',
];

/** Components that show figures side by side. A release that hides all figures but one hides that one as well. */
export const componentsComparingFigures: readonly ComponentName[] = ['Counters', 'Tallies'];

/** Props of an author component, without its children. */
export type PropsOf<N extends ComponentName> = z.output<(typeof componentSpecs)[N]['props']>;

/** Name of a pictogram. */
export type IconName = z.output<typeof icon>;
