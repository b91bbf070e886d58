/** Proofs of work: the form solves a challenge if the server may take it for a program. */
import { type Challenge, createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Page, Request, Route } from 'playwright/test';
import {
  type FormKind,
  fillForm,
  getField,
  getForm,
  getFormPath,
  getSubmitButton,
  openForm,
  uiStrings,
} from '#tests/support/browser/forms.ts';
import { expect, test, triggerHydration } from '#tests/support/browser/site.ts';

const secrets = { hmacSignatureSecret: 'one', hmacKeySignatureSecret: 'other' };
const createServerChallenge = () =>
  createChallenge({ algorithm: 'PBKDF2/SHA-256', cost: 1000, counter: 20, deriveKey, ...secrets });

const replyReceived = (route: Route) => route.fulfill({ status: 201, json: { id: '7K3M-Q9XA-2BCD' } });
const replyProofRequired = async (route: Route) =>
  route.fulfill({
    status: 403,
    contentType: 'application/problem+json',
    body: JSON.stringify({
      type: '/problems/proof-of-work',
      status: 403,
      challenge: await createServerChallenge(),
    }),
  });
const replyChallenge = async (route: Route) => route.fulfill({ json: await createServerChallenge() });

/** Mocks the API: challenges, and submissions with the replies in turn. The last reply is repeated. */
async function mockServer(
  page: Page,
  challenge: (route: Route) => Promise<void>,
  ...replies: ((route: Route) => Promise<void>)[]
) {
  const requests: Request[] = [];
  const challengeRequests: Request[] = [];
  await page.route('**/api/**', async (route) => {
    const request = route.request();
    if (request.method() === 'GET') {
      challengeRequests.push(request);
      return challenge(route);
    }
    requests.push(request);
    await ((replies.length > 1 ? replies.shift() : replies[0]) ?? replyReceived)(route);
  });
  return { requests, challengeRequests };
}

/** Opens and fills in a form faster than a person could. */
async function openAndAutofill(page: Page, kind: FormKind) {
  // The page's clock is slow, so that the test is fast enough on every machine.
  await page.addInitScript(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() / 100;
  });
  await page.goto(getFormPath(kind));
  await triggerHydration(page);
  await fillForm(page, kind);
}

async function isProof(payload: unknown): Promise<boolean> {
  const { challenge, solution } = JSON.parse(Buffer.from(String(payload), 'base64').toString()) as {
    challenge: Challenge;
    solution: Parameters<typeof verifySolution>[0]['solution'];
  };
  return (await verifySolution({ challenge, solution, deriveKey, ...secrets })).verified;
}

/** URL of the chunk that solves challenges. */
const solverChunk = /\/static\/js\/proof-of-work-/;
const expectConfirmation = (page: Page, kind: FormKind = 'message') =>
  expect(page.getByRole('heading', { name: uiStrings.en.received[kind] })).toBeFocused();

for (const kind of ['message', 'application'] as const)
  test(`a ${kind} that is filled in too fast includes a proof in its only post`, async ({ page }) => {
    const { requests, challengeRequests } = await mockServer(page, replyChallenge, replyReceived);
    await openAndAutofill(page, kind);
    await getSubmitButton(page, kind).click();
    await expectConfirmation(page, kind);
    expect(challengeRequests).toHaveLength(1);
    expect(requests).toHaveLength(1);
    const body = requests[0]?.postDataBuffer()?.toString() ?? '';
    const getValue = (name: string) =>
      kind === 'message'
        ? requests[0]?.postDataJSON()[name]
        : new RegExp(`name="${name}"\\r\\n\\r\\n(.*)\\r\\n`).exec(body)?.[1];
    expect(Number(getValue('elapsed'))).toBeLessThan(2500);
    expect(await isProof(getValue('altcha'))).toBe(true);
  });

test('a form that is filled in slowly includes no proof, and does not load the solver', async ({ page }) => {
  const { requests, challengeRequests } = await mockServer(page, replyChallenge, replyReceived);
  const requestedUrls: string[] = [];
  page.on('request', (request) => requestedUrls.push(request.url()));
  await openForm(page, 'message');
  await fillForm(page, 'message');
  await getSubmitButton(page, 'message').click();
  await expectConfirmation(page);
  expect(challengeRequests).toEqual([]);
  expect(requests[0]?.postDataJSON()).not.toHaveProperty('altcha');
  expect(Number(requests[0]?.postDataJSON().elapsed)).toBeGreaterThan(60_000);
  expect(requestedUrls.filter((url) => solverChunk.test(url))).toEqual([]);
});

test('a CV is sent with a proof at once, however slowly the form is filled in', async ({ page }) => {
  const { requests, challengeRequests } = await mockServer(page, replyChallenge, replyReceived);
  await openForm(page, 'application');
  await fillForm(page, 'application');
  await getSubmitButton(page, 'application').click();
  await expectConfirmation(page, 'application');
  expect(challengeRequests).toHaveLength(1);
  expect(requests).toHaveLength(1);
  const body = requests[0]?.postDataBuffer()?.toString() ?? '';
  expect(await isProof(/name="altcha"\r\n\r\n(.*)\r\n/.exec(body)?.[1])).toBe(true);
});

test.describe('a server that requires a proof', () => {
  test.use({ toleratedErrors: /status of 403/ });

  test('receives the same submission again with the proof', async ({ page }) => {
    const { requests, challengeRequests } = await mockServer(
      page,
      replyChallenge,
      replyProofRequired,
      replyReceived,
    );
    await openForm(page, 'message');
    await fillForm(page, 'message');
    await getSubmitButton(page, 'message').click();
    await expectConfirmation(page);
    expect(challengeRequests).toEqual([]);
    const [first, second] = requests.map((request) => request.postDataJSON());
    const { altcha, ...withoutProof } = second;
    expect(withoutProof).toEqual(first);
    expect(await isProof(altcha)).toBe(true);
    const keys = requests.map((request) => request.headers()['idempotency-key']);
    expect(keys).toEqual([keys[0], keys[0]]);
  });

  test('and rejects it causes a failure that can be retried under the same key', async ({ page }) => {
    const { requests } = await mockServer(
      page,
      replyChallenge,
      replyProofRequired,
      replyProofRequired,
      replyReceived,
    );
    const form = await openForm(page, 'message');
    await fillForm(page, 'message');
    await getSubmitButton(page, 'message').click();
    const notice = page.getByRole('region', { name: uiStrings.en.failure.title });
    await expect(notice).toBeFocused();
    await expect(notice).toContainText(uiStrings.en.failure.unexpected);
    await expect(getField(form, 'message')).not.toHaveValue('');
    expect(requests).toHaveLength(2);
    await notice.getByRole('button', { name: uiStrings.en.failure.retry }).click();
    await expectConfirmation(page);
    const keys = requests.map((request) => request.headers()['idempotency-key']);
    expect(new Set(keys).size).toBe(1);
  });

  test('with a challenge that cannot be solved receives a submission as from a browser without script', async ({
    page,
  }) => {
    const replyUnsolvable = async (route: Route) =>
      route.fulfill({
        status: 403,
        json: { challenge: { parameters: { algorithm: 'NONE', keyPrefix: '' } } },
      });
    const { requests } = await mockServer(page, replyChallenge, replyUnsolvable, replyReceived);
    await openForm(page, 'message');
    await fillForm(page, 'message');
    await getSubmitButton(page, 'message').click();
    await expectConfirmation(page);
    const [first, second] = requests.map((request) => request.postDataJSON());
    const { elapsed, ...withoutTime } = first;
    expect(Number(elapsed)).toBeGreaterThan(0);
    expect(second).toEqual(withoutTime);
    const keys = requests.map((request) => request.headers()['idempotency-key']);
    expect(keys).toEqual([keys[0], keys[0]]);
  });
});

test.describe('the form is sent without a proof', () => {
  test.use({
    toleratedErrors: /status of (?:404|503)|ERR_CONNECTION_RESET|ERR_FAILED|dynamically imported module/,
  });

  const challengeFailures: [string, (route: Route) => Promise<void>][] = [
    ['there is no API', (route) => route.fulfill({ status: 404, body: 'Not found' })],
    ['the server is busy', (route) => route.fulfill({ status: 503, json: {} })],
    ['the challenge is not JSON', (route) => route.fulfill({ body: '<html>' })],
    ['the connection drops', (route) => route.abort('connectionreset')],
    // The form waits five seconds.
    ['the challenge never comes', () => Promise.resolve()],
  ];
  test('if it receives no challenge', async ({ page }) => {
    for (const [name, challenge] of challengeFailures)
      await test.step(name, async () => {
        const { requests } = await mockServer(page, challenge, replyReceived);
        await openAndAutofill(page, 'message');
        await getSubmitButton(page, 'message').click();
        await expectConfirmation(page);
        expect(requests).toHaveLength(1);
        expect(requests[0]?.postDataJSON()).not.toHaveProperty('altcha');
      });
  });

  test('if the solver does not load', async ({ page }) => {
    await page.route(solverChunk, (route) => route.abort());
    const { requests } = await mockServer(page, replyChallenge, replyReceived);
    await openAndAutofill(page, 'message');
    await getSubmitButton(page, 'message').click();
    await expectConfirmation(page);
    expect(requests[0]?.postDataJSON()).not.toHaveProperty('altcha');
  });
});

test('the form shows that it is sending while the challenge is solved, and is sent once', async ({
  page,
}) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const replySlowly = async (route: Route) => {
    await released;
    await replyChallenge(route);
  };
  const { requests } = await mockServer(page, replySlowly, replyReceived);
  await openAndAutofill(page, 'message');
  await getSubmitButton(page, 'message').dblclick();
  const sending = page.getByRole('button', { name: uiStrings.en.sending });
  await expect(sending).toHaveAttribute('aria-disabled', 'true');
  await getField(getForm(page, 'message'), 'email').press('Enter');
  release();
  await expectConfirmation(page);
  expect(requests).toHaveLength(1);
});

test.describe('the real server', () => {
  test.use({ toleratedErrors: /status of 403/ });

  const recordStatuses = (page: Page) => {
    const statuses: number[] = [];
    page.on('response', (response) => {
      if (response.url().includes('/api/')) statuses.push(response.status());
    });
    return statuses;
  };

  test('accepts a form that is filled in too fast, with its proof', async ({ page }) => {
    const statuses = recordStatuses(page);
    await openAndAutofill(page, 'enquiry');
    await getSubmitButton(page, 'enquiry').click();
    await expectConfirmation(page, 'enquiry');
    expect(statuses).toEqual([200, 201]);
  });

  test('requires a proof for a message with links to many sites, and accepts it then', async ({ page }) => {
    const statuses = recordStatuses(page);
    const form = await openForm(page, 'message');
    await fillForm(page, 'message');
    await getField(form, 'message').fill(
      'Buy shoes at www.one.com, hats at www.two.com, bags at www.three.com, belts at www.four.com and scarves at www.five.com.',
    );
    await getSubmitButton(page, 'message').click();
    await expectConfirmation(page);
    expect(statuses).toEqual([403, 201]);
  });
});
