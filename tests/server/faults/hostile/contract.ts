/** What every answer of the API must be, whatever was asked. */
import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import { referencePattern } from '#server/storage/reference.ts';
import type { HostileRequest } from './request.ts';

type Answer = Awaited<ReturnType<FastifyInstance['inject']>>;

/**
 * Holds an answer against the interface.
 * @returns the reference, where the submission is said to be stored.
 * @throws where the answer is none that the interface knows.
 */
export function expectWithinContract({ statuses }: HostileRequest, answer: Answer): string | undefined {
  const { statusCode: status, headers } = answer;
  expect(statuses, answer.body).toContain(status);
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['x-content-type-options']).toBe('nosniff');
  if (status === 201) return expectReference(answer.json().id);
  if (status === 303) {
    const location = new URL(String(headers.location), 'http://localhost');
    expect(location.origin).toBe('http://localhost');
    return expectReference(location.searchParams.get('received'));
  }
  if (String(headers['content-type']).startsWith('text/html')) return expectPage(status, answer.body);
  expect(headers['content-type']).toMatch(/^application\/problem\+json/);
  const problem = answer.json();
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
      // Words, not the key of words that are missing.
      message: expect.stringMatching(/ .*\.$/),
    });
  return undefined;
}

/** To a browser without script: what was typed is in it, as text. */
function expectPage(status: number, html: string): undefined {
  expect([400, 409, 413, 415, 422, 429, 503]).toContain(status);
  expect(html).toMatch(/^<!doctype html>/i);
  expect(html).not.toMatch(/<script>alert|<img src=x/);
}

function expectReference(id: unknown): string {
  expect(id).toMatch(referencePattern);
  return String(id);
}
