/** Proofs of work: what the form does where the server cannot tell it from a program. */
import { type Challenge, createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Page, Request, Route } from 'playwright/test';
import {
  addressOf,
  field,
  fillIn,
  formOf,
  type Kind,
  open,
  sendButton,
  words,
} from '#tests/support/browser/forms.ts';
import { expect, test, wake } from '#tests/support/browser/site.ts';

const secrets = { hmacSignatureSecret: 'one', hmacKeySignatureSecret: 'other' };
const newChallenge = () =>
  createChallenge({ algorithm: 'PBKDF2/SHA-256', cost: 1000, counter: 20, deriveKey, ...secrets });

const received = (route: Route) => route.fulfill({ status: 201, json: { id: '7K3M-Q9XA-2BCD' } });
const inDoubt = async (route: Route) =>
  route.fulfill({
    status: 403,
    contentType: 'application/problem+json',
    body: JSON.stringify({ type: '/problems/proof-of-work', status: 403, challenge: await newChallenge() }),
  });
const challenged = async (route: Route) => route.fulfill({ json: await newChallenge() });

/** Answers requests for a challenge, and submissions in turn, the last answer from then on. */
async function server(
  page: Page,
  challenge: (route: Route) => Promise<void>,
  ...answers: ((route: Route) => Promise<void>)[]
) {
  const requests: Request[] = [];
  const asked: Request[] = [];
  await page.route('**/api/**', async (route) => {
    const request = route.request();
    if (request.method() === 'GET') {
      asked.push(request);
      return challenge(route);
    }
    requests.push(request);
    await ((answers.length > 1 ? answers.shift() : answers[0]) ?? received)(route);
  });
  return { requests, asked };
}

/** Opens a form, for a browser that fills it in by itself. */
async function openInHaste(page: Page, kind: Kind) {
  // However slow the machine is, by the page's clock it is done before a person could be.
  await page.addInitScript(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() / 100;
  });
  await page.goto(addressOf(kind));
  await wake(page);
  await fillIn(page, kind);
}

async function isProof(payload: unknown): Promise<boolean> {
  const { challenge, solution } = JSON.parse(Buffer.from(String(payload), 'base64').toString()) as {
    challenge: Challenge;
    solution: Parameters<typeof verifySolution>[0]['solution'];
  };
  return (await verifySolution({ challenge, solution, deriveKey, ...secrets })).verified;
}

const solver = /\/static\/js\/proof-of-work-/;
const thanks = (page: Page, kind: Kind = 'message') =>
  expect(page.getByRole('heading', { name: words.en.received[kind] })).toBeFocused();

for (const kind of ['message', 'application'] as const)
  test(`a ${kind} in haste brings its proof along, in one post`, async ({ page }) => {
    const { requests, asked } = await server(page, challenged, received);
    await openInHaste(page, kind);
    await sendButton(page, kind).click();
    await thanks(page, kind);
    expect(asked).toHaveLength(1);
    expect(requests).toHaveLength(1);
    const body = requests[0]?.postDataBuffer()?.toString() ?? '';
    const value = (name: string) =>
      kind === 'message'
        ? requests[0]?.postDataJSON()[name]
        : new RegExp(`name="${name}"\\r\\n\\r\\n(.*)\\r\\n`).exec(body)?.[1];
    expect(Number(value('elapsed'))).toBeLessThan(2500);
    expect(await isProof(value('altcha'))).toBe(true);
  });

test('who takes the time proves nothing, and loads nothing for it', async ({ page }) => {
  const { requests, asked } = await server(page, challenged, received);
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await open(page, 'message');
  await fillIn(page, 'message');
  await sendButton(page, 'message').click();
  await thanks(page);
  expect(asked).toEqual([]);
  expect(requests[0]?.postDataJSON()).not.toHaveProperty('altcha');
  expect(Number(requests[0]?.postDataJSON().elapsed)).toBeGreaterThan(60_000);
  expect(loaded.filter((url) => solver.test(url))).toEqual([]);
});

test.describe('a server in doubt', () => {
  test.use({ tolerated: /status of 403/ });

  test('is sent the same once more, with the proof that it asks for', async ({ page }) => {
    const { requests, asked } = await server(page, challenged, inDoubt, received);
    await open(page, 'message');
    await fillIn(page, 'message');
    await sendButton(page, 'message').click();
    await thanks(page);
    expect(asked).toEqual([]);
    const [first, second] = requests.map((request) => request.postDataJSON());
    const { altcha, ...rest } = second;
    expect(rest).toEqual(first);
    expect(await isProof(altcha)).toBe(true);
    const keys = requests.map((request) => request.headers()['idempotency-key']);
    expect(keys).toEqual([keys[0], keys[0]]);
  });

  test('that is not convinced is a failure that can be tried again, under the same key', async ({ page }) => {
    const { requests } = await server(page, challenged, inDoubt, inDoubt, received);
    const form = await open(page, 'message');
    await fillIn(page, 'message');
    await sendButton(page, 'message').click();
    const notice = page.getByRole('region', { name: words.en.failure.title });
    await expect(notice).toBeFocused();
    await expect(notice).toContainText(words.en.failure.unexpected);
    await expect(field(form, 'message')).not.toHaveValue('');
    expect(requests).toHaveLength(2);
    await notice.getByRole('button', { name: words.en.failure.retry }).click();
    await thanks(page);
    const keys = requests.map((request) => request.headers()['idempotency-key']);
    expect(new Set(keys).size).toBe(1);
  });

  test('whose challenge cannot be solved is sent what a browser without script sends', async ({ page }) => {
    const hopeless = async (route: Route) =>
      route.fulfill({
        status: 403,
        json: { challenge: { parameters: { algorithm: 'NONE', keyPrefix: '' } } },
      });
    const { requests } = await server(page, challenged, hopeless, received);
    await open(page, 'message');
    await fillIn(page, 'message');
    await sendButton(page, 'message').click();
    await thanks(page);
    const [first, second] = requests.map((request) => request.postDataJSON());
    const { elapsed, ...rest } = first;
    expect(Number(elapsed)).toBeGreaterThan(0);
    expect(second).toEqual(rest);
    const keys = requests.map((request) => request.headers()['idempotency-key']);
    expect(keys).toEqual([keys[0], keys[0]]);
  });
});

test.describe('where no challenge can be had, it is sent without a proof:', () => {
  test.use({
    tolerated: /status of (?:404|503)|ERR_CONNECTION_RESET|ERR_FAILED|dynamically imported module/,
  });

  const absences: [string, (route: Route) => Promise<void>][] = [
    ['there is no API', (route) => route.fulfill({ status: 404, body: 'Not found' })],
    ['the server is busy', (route) => route.fulfill({ status: 503, json: {} })],
    ['the answer is none', (route) => route.fulfill({ body: '<html>' })],
    ['the connection drops', (route) => route.abort('connectionreset')],
    // Five seconds are what it waits.
    ['nothing comes', () => Promise.resolve()],
  ];
  for (const [name, challenge] of absences)
    test(name, async ({ page }) => {
      const { requests } = await server(page, challenge, received);
      await openInHaste(page, 'message');
      await sendButton(page, 'message').click();
      await thanks(page);
      expect(requests).toHaveLength(1);
      expect(requests[0]?.postDataJSON()).not.toHaveProperty('altcha');
    });

  test('what solves it does not load', async ({ page }) => {
    await page.route(solver, (route) => route.abort());
    const { requests } = await server(page, challenged, received);
    await openInHaste(page, 'message');
    await sendButton(page, 'message').click();
    await thanks(page);
    expect(requests[0]?.postDataJSON()).not.toHaveProperty('altcha');
  });
});

test('while it is solved, the form says that it is sending, and is sent once', async ({ page }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const slow = async (route: Route) => {
    await held;
    await challenged(route);
  };
  const { requests } = await server(page, slow, received);
  await openInHaste(page, 'message');
  await sendButton(page, 'message').dblclick();
  const sending = page.getByRole('button', { name: words.en.sending });
  await expect(sending).toHaveAttribute('aria-disabled', 'true');
  await field(formOf(page, 'message'), 'email').press('Enter');
  release();
  await thanks(page);
  expect(requests).toHaveLength(1);
});

test.describe('the server itself', () => {
  test.use({ tolerated: /status of 403/ });

  const answers = (page: Page) => {
    const statuses: number[] = [];
    page.on('response', (response) => {
      if (response.url().includes('/api/')) statuses.push(response.status());
    });
    return statuses;
  };

  test('takes what comes in haste, with its proof', async ({ page }) => {
    const statuses = answers(page);
    await openInHaste(page, 'enquiry');
    await sendButton(page, 'enquiry').click();
    await thanks(page, 'enquiry');
    expect(statuses).toEqual([200, 201]);
  });

  test('asks for a proof where the words are those of bulk mail, and takes it then', async ({ page }) => {
    const statuses = answers(page);
    const form = await open(page, 'message');
    await fillIn(page, 'message');
    await field(form, 'message').fill(
      'Hello. The production fee of our podcast is $400, are you interested?',
    );
    await sendButton(page, 'message').click();
    await thanks(page);
    expect(statuses).toEqual([403, 201]);
  });
});
