/** Checks that every response of the API is one that the interface documents. */
import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import { referencePattern } from '#server/storage/reference.ts';
import type { HostileRequest } from './request.ts';

type InjectResponse = Awaited<ReturnType<FastifyInstance['inject']>>;

/**
 * Expects a documented response.
 * @returns the reference if the submission is stored.
 */
export function expectDocumentedResponse(
  { statuses }: HostileRequest,
  response: InjectResponse,
): string | undefined {
  const { statusCode: status, headers } = response;
  expect(statuses, response.body).toContain(status);
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['x-content-type-options']).toBe('nosniff');
  if (status === 201) return expectReference(response.json().id);
  if (status === 303) {
    const location = new URL(String(headers.location), 'http://localhost');
    expect(location.origin).toBe('http://localhost');
    return expectReference(location.searchParams.get('received'));
  }
  if (String(headers['content-type']).startsWith('text/html')) return expectPage(status, response.body);
  expect(headers['content-type']).toMatch(/^application\/problem\+json/);
  const problem = response.json();
  expect(problem).toMatchObject({
    status,
    type: expect.stringMatching(
      status === 403 ? /^(?:about:blank|\/problems\/proof-of-work)$/ : /^about:blank$/,
    ),
    title: expect.stringMatching(/./),
    detail: expect.stringMatching(/./),
    instance: expect.stringMatching(/^urn:uuid:/),
  });
  if (status === 422) expect(problem.errors.length).toBeGreaterThan(0);
  for (const error of problem.errors ?? [])
    expect(error).toEqual({
      field: expect.stringMatching(/^[a-z]+$/i),
      code: expect.stringMatching(/^[a-z]+$/i),
      // A sentence, because a missing translation would be a key.
      message: expect.stringMatching(/ .*\.$/),
    });
  return undefined;
}

/** Expects a page for a browser without script, with the typed values as text. */
function expectPage(status: number, html: string): undefined {
  expect([400, 409, 413, 415, 422, 429, 503]).toContain(status);
  expect(html).toMatch(/^<!doctype html>/i);
  expect(html).not.toMatch(/<script>alert|<img src=x/);
}

function expectReference(id: unknown): string {
  expect(id).toMatch(referencePattern);
  return String(id);
}
