import { describe, expect, test } from 'vitest';
import { createInitialState } from '#forms/initial-state.ts';

test('an initial form is empty except for the country code of its language', () => {
  expect(createInitialState('enquiry', 'no')).toEqual({
    values: { name: '', email: '', mobile: '+47 ', service: '', description: '' },
  });
  expect(createInitialState('message', 'en', { form: 'message', kind: 'received', reference: 'x' })).toEqual({
    values: { fullName: '', email: '', message: '' },
  });
});

describe('a refused form', () => {
  test('contains the posted values of its fields, and no others', () => {
    const { values, postedValues } = createInitialState('application', 'no', {
      form: 'application',
      kind: 'refused',
      values: { name: 'Ada', mobile: '', message: 'one\r\ntwo\0', cv: 'cv.pdf', language: 'no', website: '' },
      errors: {},
    });
    expect(postedValues).toBe('returned');
    expect(values).toEqual({ name: 'Ada', email: '', mobile: '', message: 'one\ntwo', cv: '' });
  });

  test('has errors in the order of its fields, including the missing file', () => {
    const { errors, problem } = createInitialState('application', 'en', {
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
    expect(problem).toEqual({ attempt: 0, fields: ['name', 'mobile', 'cv'] });
  });

  test('has the error of the file itself instead, if there is one', () => {
    const { errors } = createInitialState('application', 'en', {
      form: 'application',
      kind: 'refused',
      values: {},
      errors: { cv: 'errors.fileType' },
    });
    expect(errors).toEqual({ cv: { type: 'rule', message: 'errors.fileType' } });
  });

  test('has a failure if the errors are of unknown fields', () => {
    const { problem } = createInitialState('message', 'en', {
      form: 'message',
      kind: 'refused',
      values: {},
      errors: { toString: 'errors.invalid' },
    });
    expect(problem).toEqual({ attempt: 0, fields: [], failure: { reason: 'unexpected' } });
  });
});

test.each([
  ['refused', { kind: 'refused', errors: { cv: 'errors.fileSize' } }],
  ['failed', { kind: 'failed', reason: 'unavailable' }],
] as const)('a form that was %s before its fields were read has no posted values', (_, outcome) => {
  const state = createInitialState('application', 'no', {
    form: 'application',
    ...outcome,
    values: { language: 'no' },
  });
  expect(state.postedValues).toBe('missing');
  expect(state.values.mobile).toBe('+47 ');
});

test('a failed form has the reason, and an error that the file must be chosen again', () => {
  const state = createInitialState('application', 'en', {
    form: 'application',
    kind: 'failed',
    reason: 'busy',
    wait: 7,
    values: { name: 'Ada' },
  });
  expect(state.problem).toEqual({ attempt: 0, fields: [], failure: { reason: 'busy', wait: 7 } });
  expect(state.errors).toEqual({ cv: { type: 'rule', message: 'errors.fileAgain' } });
  expect(state.values.name).toBe('Ada');
});
