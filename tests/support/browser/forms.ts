/** What the tests of the forms share: where they stand, how they are filled in, and an API that answers as told. */
import type { Locator, Page, Request } from 'playwright/test';
import english from '../../../content/en/ui/forms.json' with { type: 'json' };
import norwegian from '../../../content/no/ui/forms.json' with { type: 'json' };
import { wake } from './site.ts';

export const words = { en: english, no: norwegian };
export type Language = keyof typeof words;
export type Kind = 'enquiry' | 'message' | 'application';

const pages: Record<Kind, string> = {
  enquiry: '/realize-your-project',
  message: '/contact',
  application: '/careers',
};
export const kinds = Object.keys(pages) as Kind[];
export const addressOf = (kind: Kind, language: Language = 'en') =>
  language === 'en' ? pages[kind] : `/no${pages[kind]}`;

export const formOf = (page: Page, kind: Kind) => page.locator(`form[data-form="${kind}"]`);
export const field = (form: Locator, name: string) => form.locator(`[name="${name}"]`);
export const sendButton = (page: Page, kind: Kind, language: Language = 'en') =>
  page.getByRole('button', { name: words[language].send[kind] });

export const cv = {
  name: 'cv.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\nthe rest\n%%EOF\n'),
};

/** What the tests type, as the API is to get it. */
export const submissions = {
  enquiry: {
    name: 'Ada Nordmann',
    email: 'ada@example.no',
    mobile: '+4712345678',
    service: 'mobile-app',
    description: 'A small app.',
  },
  message: { fullName: 'Ada Nordmann', email: 'ada@example.no', message: 'Hello.\nIs anybody there?' },
  application: { name: 'Ada Nordmann', email: 'ada@example.no', message: 'I test things.' },
} as const;

/** Fills in all that a form can hold. */
export async function fillIn(page: Page, kind: Kind): Promise<void> {
  const form = formOf(page, kind);
  for (const [name, value] of Object.entries(submissions[kind]))
    if (name === 'service') await form.locator(`[value="${value}"]`).check();
    else await field(form, name).fill(value);
  if (kind === 'application') await field(form, 'cv').setInputFiles(cv);
}

interface Reply {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
}

/**
 * Answers the next submissions, one reply each, the last one from then on; `requests` are those that came. Challenges
 * there are none.
 */
export async function api(page: Page, ...replies: (Reply | 'lost')[]): Promise<Request[]> {
  const requests: Request[] = [];
  await page.route('**/api/**', async (route) => {
    if (route.request().url().endsWith('/api/challenge')) return route.fulfill({ status: 204 });
    requests.push(route.request());
    const reply = replies.length > 1 ? replies.shift() : replies[0];
    if (!reply || reply === 'lost') return route.abort('connectionreset');
    const type = reply.status < 400 ? 'application/json' : 'application/problem+json';
    return route.fulfill({
      status: reply.status,
      contentType: type,
      headers: reply.headers ?? {},
      body: JSON.stringify(reply.body ?? {}),
    });
  });
  return requests;
}

export const received: Reply = { status: 201, body: { id: '01JD5V0Q8E6Y3M1T9ZB7' } };

/** Opens the page of a form, taken over by React, as if a minute ago: a person takes time to fill it in. */
export async function open(page: Page, kind: Kind, language: Language = 'en') {
  await page.addInitScript(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + 60_000;
  });
  await page.goto(addressOf(kind, language));
  await wake(page);
  return formOf(page, kind);
}

/** Keeps React from coming, until it is released. */
export async function holdReact(page: Page) {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/static\/js\/client-/, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
