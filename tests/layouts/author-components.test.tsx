/** Every layout renders every author component, because authors may write all of them in every document. */
import type { ComponentType } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { describe, expect, test } from 'vitest';
import type { ComponentName } from '#content/author-components.ts';
import type { Layout } from '#content/collections.ts';
import type { PageData } from '#content/page-data.ts';
import { createI18n } from '#i18n/server.ts';
import type { LayoutProps } from '#layouts/layout-props.ts';
import { layouts } from '#layouts/layouts.ts';
import { createCompiler } from '#pipeline/compile/compile-mdx.ts';
import { IslandContext, type RenderIsland } from '#sections/island/Island.tsx';
import { PageDataContext } from '#sections/PageDataContext.ts';

const bar = '<Bar label="Seen" value="63" hue="moss" />';

/** Each author component in MDX. All examples render the word `Seen`. */
const examples: Record<ComponentName, string> = {
  Callout: '<Callout tone="warning">Seen</Callout>',
  Sidenote: '<Sidenote>Seen</Sidenote>',
  Figure: '<Figure src="/assets/dot.svg" alt="A dot">Seen</Figure>',
  Reveal: '<Reveal>Seen</Reveal>',
  InView: '<InView>Seen</InView>',
  Parallax: '<Parallax>Seen</Parallax>',
  SplitHeading: '<SplitHeading variant="2">Seen</SplitHeading>',
  Action: '<Action to="/team">Seen</Action>',
  BookMeeting: '<BookMeeting>Seen</BookMeeting>',
  Email: '<Email for="privacy">Seen</Email>',
  Fact: 'Seen by <Fact name="users" unit />',
  Scene: 'Seen\n\n<Scene drawing="report" />',
  Vignette: '<Vignette name="unknown" /> Seen',
  LetterKey: '<LetterKey letter="f" hue="amber" /> Seen',
  Icon: '<Icon name="lock" hue="moss" /> Seen',
  Counters: '<Counters label="Seen"><Counter value="3" hue="coral">Things</Counter></Counters>',
  Counter: '<Counters label="Figures"><Counter value="30+" hue="coral">Seen</Counter></Counters>',
  Rows: '<Rows><Row title="A row">Seen</Row></Rows>',
  Sample: '<Sample missing="The words" from="The CEO">Seen</Sample>',
  Row: '<Rows><Row title="Seen" hue="moss">Text</Row></Rows>',
  Areas: '<Areas><Area title="An area" hue="moss" icon="lock">\n\n- Seen\n- Another\n\n</Area></Areas>',
  Area: '<Areas><Area title="Seen" hue="moss" icon="lock">\n\n- One\n- Another\n\n</Area></Areas>',
  DrawnList: '<DrawnList drawings="retention">\n\n- Seen\n- Another\n\n</DrawnList>',
  Features: '<Features><Feature title="A feature">Seen</Feature></Features>',
  Feature: '<Features><Feature title="Seen">Text</Feature></Features>',
  Points: '<Points title="Seen" arrangement="clauses"><Point title="One">Text</Point></Points>',
  Point:
    '<Points title="Points" arrangement="panels"><Point title="One" hue="moss" icon="pen">Seen</Point></Points>',
  Sources: '<Sources title="Seen"><Source title="Travel" hue="fjord" drawing="train">Text</Source></Sources>',
  Source:
    '<Sources title="Sources"><Source title="Servers" hue="coral" drawing="servers">Seen</Source></Sources>',
  Statement: '<Statement>Seen</Statement>',
  DrawnStatement: '<DrawnStatement drawing="power">Seen</DrawnStatement>',
  Screens: '<Screens arrangement="pair"><Figure src="/assets/dot.svg" alt="A dot">Seen</Figure></Screens>',
  KeyFigure: '<KeyFigure value="40 %" share="100">Seen</KeyFigure>',
  Banner: '<Banner><Action to="/team">Seen</Action></Banner>',
  Facts: '<Banner><Facts>\n\n- Seen\n- Another\n\n</Facts></Banner>',
  About: '<About title="About">Seen</About>',
  Lit: '<About title="About">We <Lit hue="coral">Seen</Lit></About>',
  Services:
    '<Services title="Seen"><Service title="A service" hue="moss" drawing="app">Text</Service></Services>',
  Service:
    '<Services title="Services"><Service title="Seen" hue="moss" drawing="web">Text</Service></Services>',
  Portfolio: '<Portfolio title="Seen" more="All" />',
  LatestPosts: '<LatestPosts title="Seen" more="All" />',
  Roles:
    '<Roles label="Seen"><RoleGroup title="Group" arrangement="meeting-table"><Role title="Lead" hue="fjord" icon="lead">Text</Role></RoleGroup></Roles>',
  RoleGroup:
    '<Roles label="Roles"><RoleGroup title="Seen" arrangement="bridge"><Role title="Lead" hue="fjord" icon="pen" question="Why?" bridge="gap">Text</Role></RoleGroup></Roles>',
  Role: '<Roles label="Roles"><RoleGroup title="Group"><Role title="Lead" hue="fjord" icon="pen" name="Ada">Seen</Role></RoleGroup></Roles>',
  Reports: '<Reports title="Reports">\n\nSeen\n\n<Report title="One" year="2024" hue="moss" />\n\n</Reports>',
  Report: '<Reports title="Reports"><Report title="Seen" year="2024" hue="moss" earlier /></Reports>',
  Partners: '<Partners title="Seen"><Partner hue="amber">Kiddy</Partner></Partners>',
  Partner: '<Partners title="Partners"><Partner to="/team" hue="amber">Seen</Partner></Partners>',
  Capabilities:
    '<Capabilities title="Capabilities" lead="Seen"><Capability title="Audio guides" hue="fjord" /></Capabilities>',
  Capability:
    '<Capabilities title="Index"><Capability title="Audio" hue="fjord">[Seen](/team)</Capability></Capabilities>',
  Testimonials: '<Testimonials title="Seen" />',
  Reasons: '<Reasons title="Seen"><Reason figure="8" title="One" hue="moss">Text</Reason></Reasons>',
  Reason: '<Reasons title="Why"><Reason figure="8" title="Seen" hue="moss">Text</Reason></Reasons>',
  Steps: '<Steps title="How" lead="Seen"><Step title="First" hue="coral">Text</Step></Steps>',
  Exhibit: '<Exhibit title="A report" lead="Made up" drawing="bug">Seen</Exhibit>',
  Step: '<Steps title="How"><Step title="Seen" hue="coral">Text</Step></Steps>',
  Tallies: '<Tallies label="Seen"><Tally value="16" hue="fjord" form="steps">procedures</Tally></Tallies>',
  Tally: '<Tallies label="Numbers"><Tally value="31" hue="fjord">Seen</Tally></Tallies>',
  Chart: `<Chart title="Shares" unit="%" max="100" labels="What" values="Share" caption="Seen">${bar}</Chart>`,
  Bar: `<Chart title="Shares" max="9" labels="What" values="Share" caption="Of all">${bar}</Chart>`,
  Faq: '<Faq title="Seen"><Question title="Why?">Because.</Question></Faq>',
  Question: '<Faq title="Questions"><Question title="Why?" open>Seen</Question></Faq>',
  Certificate:
    '<Certificate title="Certified" standard="ISO 27001" date="2023" month="9" hue="moss">Seen</Certificate>',
  Responsibilities:
    '<Responsibilities title="Seen"><ResponsibleRole title="Lead" hue="fjord" icon="lead"><Responsibility title="Releases" /></ResponsibleRole></Responsibilities>',
  ResponsibleRole:
    '<Responsibilities title="Who"><ResponsibleRole title="Seen" to="/team" hue="fjord" icon="lead"><Responsibility title="Releases" /></ResponsibleRole></Responsibilities>',
  Responsibility:
    '<Responsibilities title="Who"><ResponsibleRole title="Lead" hue="fjord" icon="lead"><Responsibility title="Seen" /></ResponsibleRole></Responsibilities>',
  Documents:
    '<Documents title="Seen"><Document title="A document" hue="fjord" icon="lock">Text</Document></Documents>',
  Document:
    '<Documents title="Documents"><Document title="A document" hue="fjord" icon="lock">Seen</Document></Documents>',
  Publication: '<Publication title="A paper" hue="fjord">Seen</Publication>',
  Positions: '<Positions title="Positions" empty="Seen" action="Apply" to="#apply" />',
  Position:
    '<Positions title="Positions" empty="None" action="Apply" to="#apply"><Position title="Seen">Text</Position></Positions>',
  EnquiryForm: 'Seen\n\n<EnquiryForm />',
  MessageForm: 'Seen\n\n<MessageForm />',
  ApplicationForm: 'Seen\n\n<ApplicationForm />',
  StorageTable: 'Seen\n\n<StorageTable items="stored" />',
  PrivacyChoices: 'Seen\n\n<PrivacyChoices />',
  Cases: '<Cases title="Seen"><Case to="/case-1" /></Cases>',
  Case: 'Seen\n\n<Cases title="Work"><Case to="/case-1" /></Cases>',
  Invitation: '<Invitation title="Seen" hue="amber">Text</Invitation>',
};

/** Headings whose ids a layout could use for its own elements. */
const headings = ['Banner', 'Recent', 'Tags', 'Share', 'Offices', 'Talk', 'Coral', 'Lit coral']
  .map((text) => `## ${text}\n\nText.`)
  .join('\n\n');

const image = { src: '/static/media/dot.svg', width: 8, height: 8, sources: [] };
const label = { slug: 'craft', label: 'Craft' };
const card = { title: 'Card', description: 'Text', hue: 'coral' } as const;
const posts = [1, 2].map((day) => ({
  ...card,
  path: `/blog/${day}`,
  date: `2024-05-0${day}`,
  category: label,
}));
const cases = [1, 2].map((item) => ({ ...card, path: `/case-${item}`, category: 'App', cover: image }));

/** Creates page data with all fields that any layout needs. */
const createPageData = (layout: Layout) =>
  ({
    language: 'en',
    layout,
    path: '/x',
    frontmatter: {
      title: 'The page',
      description: 'Text',
      lead: 'Its lead',
      date: '2024-05-01',
      updated: '2024-05-02',
      author: 'Ada',
      coverAlt: '',
      project: { client: 'Client', date: 2024, category: 'App' },
      testimonial: { quote: 'Good.', author: 'Ada', position: 'Owner' },
    },
    versions: [],
    headings: [],
    hue: 'coral',
    categories: [label],
    tags: [label],
    readingTime: 1,
    related: [],
    recent: posts,
    posts,
    cases,
    testimonials: ['One', 'Two', 'Three'].map((project) => ({
      quote: 'Good.',
      author: 'Ada',
      position: 'Owner',
      hue: 'rose',
      project,
      path: `/${project}`,
    })),
    next: cases[0],
  }) as unknown as PageData;

const compile = createCompiler(async () => image);
const i18n = createI18n('en', {});

const renderIsland: RenderIsland = (_, element) =>
  renderToStaticMarkup(<I18nextProvider i18n={i18n}>{element}</I18nextProvider>);

async function renderPage(layout: Layout, source: string): Promise<string> {
  const Layout = layouts[layout] as ComponentType<LayoutProps>;
  const { default: Body } = new Function(await compile(source, 'en/pages/x.mdx'))({ Fragment, jsx, jsxs });
  const pageData = createPageData(layout);
  return renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <PageDataContext value={pageData}>
        <IslandContext value={renderIsland}>
          <Layout pageData={pageData} Body={Body} />
        </IslandContext>
      </PageDataContext>
    </I18nextProvider>,
  );
}

const findIds = (html: string) => [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);

describe.each(Object.keys(layouts) as Layout[])('the layout %s', (layout) => {
  test.each(Object.entries(examples))('renders %s', async (_, source) => {
    const html = await renderPage(layout, source);
    expect(html).toContain('Seen');
    // The heading of the home page is in the banner.
    if (layout !== 'home' || source.includes('<Banner>')) expect(html.match(/<h1/g)).toHaveLength(1);
  });

  test('has no ids that headings may use', async () => {
    const html = await renderPage(layout, `<Banner>Text</Banner>\n\n${headings}`);
    expect(findIds(html).toSorted()).toEqual([...new Set(findIds(html))].toSorted());
    expect(findIds(html)).toContain('recent');
  });

  test('renders the lead', async () => {
    const html = await renderPage(layout, '<Banner>Text</Banner>');
    expect(html).toContain('Its lead');
  });
});

test('a form is in a band of its own, between the text before and after it', async () => {
  const html = await renderPage('page', '## Apply\n\nBefore\n\n<MessageForm />\n\nAfter');
  const [band = ''] = html.match(/<section[^>]*data-band[\s\S]*<\/section>/) ?? [];
  expect(band).toMatch(/Apply[\s\S]*Before[\s\S]*data-form="message"[\s\S]*After/);
  expect(await renderPage('page', '## Apply\n\nBefore')).not.toContain('data-band');
});

test('the contact page shows the other ways to reach the company after its form', async () => {
  const html = await renderPage('contact', '<MessageForm />\n\n## More\n\nText');
  expect(html).toMatch(/<h1[\s\S]*data-form="message"[\s\S]*offices[\s\S]*More/i);
});

test('the index of roles has those of all groups', async () => {
  const role = (id: string) => `<Role id="${id}" title="${id}" hue="moss" icon="pen">Text</Role>`;
  const html = await renderPage(
    'page',
    `<Roles label="Roles">\n\n<RoleGroup title="One">\n\n${role('a')}\n\n</RoleGroup>\n\n<RoleGroup title="Two">\n\n${role('b')}\n\n</RoleGroup>\n\n</Roles>`,
  );
  expect([...html.matchAll(/href="#(\w)"/g)].map(([, id]) => id)).toEqual(['a', 'b']);
});
