/** The rules of the fields, as the browser and the server apply them. */
import { describe, expect, test } from 'vitest';
import { cvTypes, maxCvBytes } from '#forms/schemas/cv.ts';
import { type FormKind, forms } from '#forms/schemas/forms.ts';
import type { Language } from '#i18n/languages.ts';

const file = { name: 'cv.pdf', type: cvTypes.pdf, size: 40_000 };

/** Submissions that are in order. */
const good = {
  enquiry: { name: 'Ada Nordmann', email: 'ada@example.no', mobile: '+47 12345678', service: 'mobile-app' },
  message: { fullName: 'Ada Nordmann', email: 'ada@example.no', message: 'Hello.' },
  application: { name: 'Ada Nordmann', email: 'ada@example.no', cv: file },
} satisfies Record<FormKind, object>;

/** What is wrong: each field with the translation key of its message. */
function problems(kind: FormKind, changes: Record<string, unknown>, language: Language = 'en') {
  const { error } = forms[kind].createSchema(language).safeParse({ ...good[kind], ...changes });
  return error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? [];
}

const accepted = (kind: FormKind, changes: Record<string, unknown>, language: Language = 'en') =>
  forms[kind].createSchema(language).parse({ ...good[kind], ...changes }) as Record<string, unknown>;

test('each form names all that is missing, once', () => {
  expect(
    forms.enquiry
      .createSchema('en')
      .safeParse({})
      .error?.issues.map(({ message }) => message),
  ).toEqual(['errors.name', 'errors.email', 'errors.required', 'errors.required']);
  const empty = { name: '', fullName: '', email: '', mobile: '', service: '', message: '', cv: '' };
  expect(problems('enquiry', empty)).toEqual([
    'name errors.name',
    'email errors.email',
    'mobile errors.required',
    'service errors.required',
  ]);
  expect(problems('message', empty)).toEqual([
    'fullName errors.fullName',
    'email errors.email',
    'message errors.required',
  ]);
  expect(problems('application', empty)).toEqual([
    'name errors.fullName',
    'email errors.email',
    'cv errors.cv',
  ]);
});

test('values of a wrong kind are refused with a message of ours', () => {
  for (const value of [7, true, null, [], Array(300), {}]) {
    expect(problems('enquiry', { email: value })).toEqual(['email errors.email']);
    expect(problems('enquiry', { mobile: value })).toEqual(['mobile errors.required']);
    expect(problems('enquiry', { name: value })).toEqual(['name errors.name']);
    expect(problems('enquiry', { service: value })).toEqual(['service errors.required']);
    expect(problems('message', { message: value })).toEqual(['message errors.required']);
    expect(problems('application', { cv: value })).toEqual(['cv errors.cv']);
  }
  expect(problems('enquiry', { description: 7 })).toEqual(['description errors.invalid']);
});

test('fields that nobody asked for are left out', () => {
  expect(accepted('message', { website: 'https://spam.example', admin: true })).toEqual(good.message);
});

describe('names', () => {
  test.each([
    'Åse',
    'Bø',
    'Jean-Luc O’Neill',
    'Nguyễn Thị Minh Khai',
    '李娜',
    'محمد',
    'Зоя',
    'संध्या',
    'R2',
    'x'.repeat(100),
    '𠮷'.repeat(100),
  ])('%s', (name) => {
    expect(problems('enquiry', { name })).toEqual([]);
    expect(problems('message', { fullName: name })).toEqual([]);
  });
  test.each(['', ' ', 'A', ' A ', '李', '42', '+-', '…', '😀😀', 'x'.repeat(101)])('not %j', (name) => {
    expect(problems('enquiry', { name })).toEqual(['name errors.name']);
    expect(problems('application', { name })).toEqual(['name errors.fullName']);
  });
  test('are kept on one line, composed, and without what a header or a database could not hold', () => {
    expect(accepted('enquiry', { name: '  Ada\r\nBcc: x@example.com\t A\u030A\u0000se \uD800' }).name).toBe(
      'Ada Bcc: x@example.com Åse \uFFFD',
    );
  });
});

describe('email addresses', () => {
  const long = `${'a'.repeat(64)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.example`;
  test.each(['ada@example.no', ' ada@example.no ', 'a.b+c@sub.example.co', "o'neill@example.org"])(
    '%s',
    (email) => expect(problems('message', { email })).toEqual([]),
  );
  test.each([
    '',
    'ada',
    'ada@',
    '@example.no',
    'ada@example',
    'a b@example.no',
    'ada@example.no, eve@example.com',
    'ada@example.no\nBcc: eve@example.com',
  ])('not %j', (email) => expect(problems('message', { email })).toEqual(['email errors.email']));
  test('have at most 254 characters', () => {
    expect(long.length).toBeGreaterThan(250);
    const [at254, at255] = [254, 255].map(
      (length) => `${'x'.repeat(length - long.length + 64)}${long.slice(64)}`,
    );
    expect([at254?.length, at255?.length]).toEqual([254, 255]);
    expect(problems('message', { email: at254 })).toEqual([]);
    expect(problems('message', { email: at255 })).toEqual(['email errors.email']);
  });
});

describe('mobile numbers', () => {
  test.each([
    ['1234567890', '1234567890'],
    ['123456789012345', '123456789012345'],
    ['+47 12 34 56 78', '+4712345678'],
    [' (0047) 12.34-56-78 ', '004712345678'],
    ['+1 (555) 010-0199', '+15550100199'],
    ['+47 +46 70 123 45 67', '+46701234567'],
    ['+47 0046 70 123 45 67', '0046701234567'],
    // Copied from an address book.
    ['\u202A+47\u00A012\u00A034\u00A056\u00A078\u202C', '+4712345678'],
  ])('%s is kept as %s', (mobile, kept) => {
    expect(accepted('enquiry', { mobile }).mobile).toBe(kept);
    expect(accepted('application', { mobile }).mobile).toBe(kept);
  });
  test.each([
    '123456789',
    '1234567890123456',
    '+47 1234567',
    '12345678',
    'call me',
    '12345x67890',
    '+',
    '١٢٣٤٥٦٧٨٩٠',
  ])('not %s', (mobile) => {
    expect(problems('enquiry', { mobile })).toEqual(['mobile errors.phone']);
    expect(problems('application', { mobile })).toEqual(['mobile errors.phone']);
  });
  test('eight digits from a Norwegian page are Norwegian', () => {
    expect(accepted('enquiry', { mobile: '12 34 56 78' }, 'no').mobile).toBe('+4712345678');
    expect(accepted('application', { mobile: '12345678' }, 'no').mobile).toBe('+4712345678');
    expect(problems('enquiry', { mobile: '+12345678' }, 'no')).toEqual(['mobile errors.phone']);
    expect(problems('enquiry', { mobile: '1234567' }, 'no')).toEqual(['mobile errors.phone']);
  });
  test.each(['', '  ', '+47', '+47 '])('%j is nothing', (mobile) => {
    for (const language of ['en', 'no'] as const) {
      expect(problems('enquiry', { mobile }, language)).toEqual(['mobile errors.required']);
      expect(accepted('application', { mobile }, language)).not.toHaveProperty('mobile', expect.anything());
    }
  });
});

describe('text', () => {
  test('has at most 5,000 characters, as a person counts them', () => {
    expect(problems('message', { message: 'x'.repeat(5000) })).toEqual([]);
    expect(problems('message', { message: '😀'.repeat(5000) })).toEqual([]);
    expect(problems('message', { message: 'x'.repeat(5001) })).toEqual(['message errors.tooLong']);
    expect(problems('enquiry', { description: 'x'.repeat(5001) })).toEqual(['description errors.tooLong']);
    expect(problems('application', { message: 'x'.repeat(5001) })).toEqual(['message errors.tooLong']);
  });
  test('is counted and kept with one character to a line end', () => {
    const sent = `${'x\r\n'.repeat(2499)}xx`;
    expect(sent.length).toBeGreaterThan(5000);
    expect(accepted('message', { message: sent }).message).toBe(sent.replaceAll('\r\n', '\n'));
  });
  test('keeps tabs and lines, and loses what cannot be stored', () => {
    expect(accepted('message', { message: ' a\tb\n\u0000c\u0007 ' }).message).toBe('a\tb\nc');
  });
  test('of spaces is none', () => {
    expect(problems('message', { message: ' \n\t ' })).toEqual(['message errors.required']);
    expect(accepted('enquiry', { description: ' \n ' }).description).toBeUndefined();
    expect(accepted('enquiry', { description: null }).description).toBeUndefined();
  });
});

describe('services', () => {
  test.each(['web-development', 'mobile-app', 'quality-assurance'])('%s', (service) =>
    expect(problems('enquiry', { service })).toEqual([]),
  );
  test.each(['', 'Mobile app', 'gardening'])('not %j', (service) =>
    expect(problems('enquiry', { service })).toEqual(['service errors.required']),
  );
});

describe('CVs', () => {
  test.each([
    file,
    { ...file, name: 'CV Åse.v2.PDF' },
    { ...file, name: 'cv.docx', type: cvTypes.docx },
    { ...file, name: 'cv.docx', type: '' },
    { ...file, type: 'application/octet-stream' },
    { ...file, size: maxCvBytes },
  ])('$name $type $size', (cv) => expect(accepted('application', { cv }).cv).toBe(cv));
  test.each([
    [{ ...file, name: 'cv.doc', type: 'application/msword' }, 'errors.fileType'],
    [{ ...file, name: 'cv.pdf.exe' }, 'errors.fileType'],
    [{ ...file, type: 'text/html' }, 'errors.fileType'],
    [{ ...file, name: 'pdf', type: '' }, 'errors.fileType'],
    [{ ...file, size: 0 }, 'errors.fileEmpty'],
    [{ ...file, size: maxCvBytes + 1 }, 'errors.fileSize'],
  ])('not %o', (cv, message) => expect(problems('application', { cv })).toEqual([`cv ${message}`]));
});
