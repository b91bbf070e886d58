import { expect, test } from 'vitest';
import { buildSiteModule, type SiteOptions } from '#build/bundle/site-module.ts';
import { emptyCompany } from '#content/company.ts';
import { emptyNavigationFile } from '#content/navigation.ts';
import { parseCompany } from '#pipeline/validate/company.ts';
import { parseFacts } from '#pipeline/validate/facts.ts';
import { parseNavigation } from '#pipeline/validate/navigation.ts';

const options = { siteUrl: 'https://example.no' };

/** Builds the module and evaluates its exports. */
function buildSite(
  files: { navigation?: string; company?: string; facts?: string },
  paths: string[],
  other?: Partial<SiteOptions>,
) {
  const toFile = (file: string, text: string | undefined) =>
    text === undefined ? undefined : { file, text };
  const { navigation, findings } = parseNavigation(toFile('navigation.yaml', files.navigation));
  const { company, findings: companyFindings } = parseCompany(toFile('company.yaml', files.company));
  expect([...findings, ...companyFindings]).toEqual([]);
  const source = buildSiteModule(
    { navigation, company, facts: parseFacts(toFile('facts.yaml', files.facts)).facts },
    new Set(paths),
    { ...options, ...other },
  );
  const values = [...source.matchAll(/^export const (\w+) = (.*);$/gm)].map(([, name = '', json = '']) => [
    name,
    json === 'undefined' ? undefined : JSON.parse(json),
  ]);
  return Object.fromEntries(values);
}

const navigation = `
links:
  /team: { en: Team, no: Teamet, hint: { en: Who we are, no: Hvem vi er }, hue: moss }
  /#about: { en: About us, no: Om oss }
  /policy#choices: { en: Choices, no: Valg, noAddress: /no/policy#valg }
  /report.pdf: { en: Report, no: Rapport }
  https://jobs.example.no/: { en: Jobs, no: Jobber }
header:
  menus:
    - title: { en: Company, no: Selskapet }
      about: { en: About it, no: Om det }
      links: [/team, /#about]
    - title: { en: Choices, no: Valg }
      links: [/policy#choices]
  links: [https://jobs.example.no/]
footer:
  callToAction: { title: { en: Hello, no: Hei }, label: { en: Meet us, no: Møt oss }, link: /team }
  groups:
    - title: { en: Files, no: Filer }
      links: [/report.pdf]
  imprint: [/policy#choices]
`;

test('header and footer have the links in the order of the file, in both languages', () => {
  const { en, no } = buildSite({ navigation }, [
    '/',
    '/no',
    '/team',
    '/no/team',
    '/policy',
    '/no/policy',
  ]).navigation;
  expect(en.header).toEqual({
    menus: [
      {
        title: 'Company',
        about: 'About it',
        links: [
          { path: '/team', label: 'Team', hint: 'Who we are', hue: 'moss' },
          { path: '/#about', label: 'About us', hue: 'amber' },
        ],
      },
      { title: 'Choices', links: [{ path: '/policy#choices', label: 'Choices', hue: 'coral' }] },
    ],
    links: [{ path: 'https://jobs.example.no/', label: 'Jobs', hue: 'coral' }],
  });
  expect(no.footer).toEqual({
    callToAction: { title: 'Hei', label: 'Møt oss', path: '/no/team' },
    groups: [{ title: 'Filer', links: [{ path: '/report.pdf', label: 'Rapport', hue: 'coral' }] }],
    imprint: [{ path: '/no/policy#valg', label: 'Valg', hue: 'coral' }],
  });
  expect(no.header.menus[0].links[1].path).toBe('/no#about');
});

test('links to pages that are not published are left out, and menus without links', () => {
  const { en, no } = buildSite({ navigation }, ['/', '/no', '/no/team']).navigation;
  expect(en.header.menus.map(({ title }: { title: string }) => title)).toEqual(['Company']);
  expect(en.header.menus[0].links).toHaveLength(1);
  expect(en.footer).toEqual({ groups: [expect.anything()], imprint: [] });
  expect(no.header.menus[0].links).toHaveLength(2);
  expect(no.footer.callToAction.path).toBe('/no/team');
});

test('components find the pages that exist', () => {
  const { en, no } = buildSite({}, ['/blog', '/cookie-policy', '/no/cookie-policy']).navigation;
  expect(en.paths).toEqual({ blog: '/blog', privacyChoices: '/cookie-policy#privacy-choices' });
  expect(no.paths).toEqual({ privacyChoices: '/no/cookie-policy#personvernvalg' });
});

test('offices have what is known of them, and email addresses their purpose', () => {
  const company = `
contacts: { general: hello@example.no }
offices:
  - name: { en: Norway, no: Norge }
    about: { en: Head office, no: Hovedkontoret }
    address:
    phone:
  - name: { en: Oslo, no: Oslo }
    address: [Gate 1, 0155 Oslo]
    phone: +47 22 33 44 55
    map: https://maps.example.no/1
    hue: teal
`;
  const { offices, contacts } = buildSite({ company }, []);
  expect(contacts.no).toEqual({ general: { address: 'hello@example.no' } });
  expect(offices.no).toEqual([
    { name: 'Norge', about: 'Hovedkontoret', hue: 'coral' },
    {
      name: 'Oslo',
      address: ['Gate 1', '0155 Oslo'],
      phone: '+47 22 33 44 55',
      map: 'https://maps.example.no/1',
      hue: 'teal',
    },
  ]);
});

test('the site has a chat only if it has a script', () => {
  const build = (chatScriptUrl?: string) => buildSite({}, [], { chatScriptUrl }).chat;
  expect(build()).toBeUndefined();
  expect(build('https://chat.example.no/a.js')).toEqual({
    scriptUrl: 'https://chat.example.no/a.js',
    host: 'chat.example.no',
    origins: [],
  });
});

test('the home page replaces a missing contact page', () => {
  const build = (paths: string[], bookingUrl?: string) => buildSite({}, paths, { bookingUrl }).navigation.en;
  expect(build(['/', '/contact'])).toMatchObject({ contact: '/contact', booking: '/contact' });
  expect(build(['/'])).toMatchObject({ contact: '/', booking: '/' });
  expect(build(['/'], 'https://book.example.no').booking).toBe('https://book.example.no');
});

test('content without the two files has no links and no offices', () => {
  const source = buildSiteModule(
    { navigation: emptyNavigationFile, company: emptyCompany, facts: {} },
    new Set(),
    options,
  );
  expect(source).toContain('"menus":[]');
  expect(source).toContain('offices = {"en":[],"no":[]}');
});

test('facts are written in the notation of each language, with non-breaking spaces', () => {
  const { facts } = buildSite(
    {
      facts: `
users: { about: Users., number: 72000, unit: { en: active users, no: aktive brukere } }
team: { about: Members., number: 30, form: { en: 30+, no: 30+ } }
survey: { about: A survey., percentage: 83 }
founded: { about: The founding year., year: 2021 }
certified: { about: The certificate., month: 2023-09 }
`,
    },
    [],
  );
  expect(facts.en).toEqual({
    users: { figure: '72,000', unit: 'active users' },
    team: { figure: '30+' },
    survey: { figure: '83%' },
    founded: { figure: '2021' },
    certified: { figure: 'September 2023' },
  });
  expect(facts.no).toEqual({
    users: { figure: '72\u00A0000', unit: 'aktive brukere' },
    team: { figure: '30+' },
    survey: { figure: '83\u00A0%' },
    founded: { figure: '2021' },
    certified: { figure: 'september 2023' },
  });
});
