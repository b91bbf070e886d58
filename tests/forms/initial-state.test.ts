import { describe, expect, test } from 'vitest';
import { startOf } from '#forms/initial-state.ts';

test('a form starts empty, with what its language begins a number with', () => {
  expect(startOf('enquiry', 'no')).toEqual({
    values: { name: '', email: '', mobile: '+47 ', service: '', description: '' },
  });
  expect(startOf('message', 'en', { form: 'message', kind: 'received', reference: 'x' })).toEqual({
    values: { fullName: '', email: '', message: '' },
  });
});

describe('after it was refused', () => {
  test('it holds what was typed, and nothing that is no field', () => {
    const { values, posted } = startOf('application', 'no', {
      form: 'application',
      kind: 'refused',
      values: { name: 'Ada', mobile: '', message: 'one\r\ntwo\0', cv: 'cv.pdf', language: 'no', website: '' },
      errors: {},
    });
    expect(posted).toBe('kept');
    expect(values).toEqual({ name: 'Ada', email: '', mobile: '', message: 'one\ntwo', cv: '' });
  });

  test('it says what is wrong in the order of its fields, the missing file among it', () => {
    const { errors, obstacle } = startOf('application', 'en', {
      form: 'application',
      kind: 'refused',
      values: {},
      errors: { mobile: 'errors.phone', language: 'errors.invalid', name: 'errors.fullName' },
    });
    expect(errors).toEqual({
      name: { type: 'rule', message: 'errors.fullName' },
      mobile: { type: 'rule', message: 'errors.phone' },
      cv: { type: 'rule', message: 'errors.fileAgain' },
    });
    expect(obstacle).toEqual({ attempt: 0, fields: ['name', 'mobile', 'cv'] });
  });

  test('what is wrong with the file itself is said instead', () => {
    const { errors } = startOf('application', 'en', {
      form: 'application',
      kind: 'refused',
      values: {},
      errors: { cv: 'errors.fileType' },
    });
    expect(errors).toEqual({ cv: { type: 'rule', message: 'errors.fileType' } });
  });

  test('for nothing that it knows, it is a failure', () => {
    const { obstacle } = startOf('message', 'en', {
      form: 'message',
      kind: 'refused',
      values: {},
      errors: { toString: 'errors.invalid' },
    });
    expect(obstacle).toEqual({ attempt: 0, fields: [], failure: { reason: 'unexpected' } });
  });
});

test.each([
  ['refused', { kind: 'refused', errors: { cv: 'errors.fileSize' } }],
  ['failed', { kind: 'failed', reason: 'unavailable' }],
] as const)('where it was %s unread, what was typed is lost', (_, outcome) => {
  const start = startOf('application', 'no', { form: 'application', ...outcome, values: { language: 'no' } });
  expect(start.posted).toBe('lost');
  expect(start.values.mobile).toBe('+47 ');
});

test('after it failed, it says why, and that a file is to be chosen again', () => {
  const start = startOf('application', 'en', {
    form: 'application',
    kind: 'failed',
    reason: 'busy',
    wait: 7,
    values: { name: 'Ada' },
  });
  expect(start.obstacle).toEqual({ attempt: 0, fields: [], failure: { reason: 'busy', wait: 7 } });
  expect(start.errors).toEqual({ cv: { type: 'rule', message: 'errors.fileAgain' } });
  expect(start.values.name).toBe('Ada');
});
