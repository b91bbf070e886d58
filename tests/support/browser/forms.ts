/** Helpers for tests of the forms: paths, controls, values to fill in, and a mocked API. */
import type { Locator, Page, Request } from 'playwright/test';
import english from '../../../content/en/ui/forms.json' with { type: 'json' };
import norwegian from '../../../content/no/ui/forms.json' with { type: 'json' };
import { triggerHydration } from './site.ts';

export const uiStrings = { en: english, no: norwegian };
export type Language = keyof typeof uiStrings;
export type FormKind = 'enquiry' | 'message' | 'application';

const formPaths: Record<FormKind, string> = {
  enquiry: '/realize-your-project',
  message: '/contact',
  application: '/careers',
};
export const kinds = Object.keys(formPaths) as FormKind[];
export const getFormPath = (kind: FormKind, language: Language = 'en') =>
  language === 'en' ? formPaths[kind] : `/no${formPaths[kind]}`;

export const getForm = (page: Page, kind: FormKind) => page.locator(`form[data-form="${kind}"]`);
export const getField = (form: Locator, name: string) => form.locator(`[name="${name}"]`);
export const getSubmitButton = (page: Page, kind: FormKind, language: Language = 'en') =>
  page.getByRole('button', { name: uiStrings[language].send[kind] });

export const cvFile = {
  name: 'cv.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\nthe rest\n%%EOF\n'),
};

/** Values that the tests type, in the form in which the API receives them. */
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

/** Translation keys of the errors of an empty form, by field in their order. */
export const emptyFormErrors = {
  enquiry: { name: 'name', email: 'email', mobile: 'required', service: 'required' },
  message: { fullName: 'fullName', email: 'email', message: 'required' },
  application: { name: 'fullName', email: 'email', cv: 'cv' },
} as const;

/** Fills in all fields of a form. */
export async function fillForm(page: Page, kind: FormKind): Promise<void> {
  const form = getForm(page, kind);
  for (const [name, value] of Object.entries(submissions[kind]))
    if (name === 'service') await form.locator(`[value="${value}"]`).check();
    else await getField(form, name).fill(value);
  if (kind === 'application') await getField(form, 'cv').setInputFiles(cvFile);
}

/** Response of the mocked API. */
interface Reply {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
}

/**
 * Mocks the API: it answers submissions with the replies in turn, and repeats the last one. There are no challenges.
 * @returns the submissions so far.
 */
export async function mockApi(page: Page, ...replies: (Reply | 'no response')[]): Promise<Request[]> {
  const requests: Request[] = [];
  await page.route('**/api/**', async (route) => {
    if (route.request().url().endsWith('/api/challenge')) return route.fulfill({ status: 204 });
    requests.push(route.request());
    const reply = replies.length > 1 ? replies.shift() : replies[0];
    if (!reply || reply === 'no response') return route.abort('connectionreset');
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

export const receivedReply: Reply = { status: 201, body: { id: '01JD5V0Q8E6Y3M1T9ZB7' } };

/**
 * Opens and hydrates the page of a form. Its clock is a minute ahead, so that the form seems to be filled in by a person.
 */
export async function openForm(page: Page, kind: FormKind, language: Language = 'en') {
  await page.addInitScript(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + 60_000;
  });
  await page.goto(getFormPath(kind, language));
  await triggerHydration(page);
  return getForm(page, kind);
}
