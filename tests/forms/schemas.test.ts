/** Schemas of the forms, which the browser and the server share. */
import { describe, expect, test } from 'vitest';
import { cvTypes, maxCvBytes } from '#forms/schemas/cv.ts';
import { type FormKind, forms } from '#forms/schemas/forms.ts';
import type { Language } from '#i18n/languages.ts';

const file = { name: 'cv.pdf', type: cvTypes.pdf, size: 40_000 };

/** A valid submission of each form. */
const validSubmissions = {
  enquiry: { name: 'Ada Nordmann', email: 'ada@example.no', mobile: '+47 12345678', service: 'mobile-app' },
  message: { fullName: 'Ada Nordmann', email: 'ada@example.no', message: 'Hello.' },
  application: { name: 'Ada Nordmann', email: 'ada@example.no', cv: file },
} satisfies Record<FormKind, object>;

/** Returns the errors of a changed submission: each field with its translation key. */
function findErrors(kind: FormKind, changes: Record<string, unknown>, language: Language = 'en') {
  const { error } = forms[kind].createSchema(language).safeParse({ ...validSubmissions[kind], ...changes });
  return error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? [];
}

/** Returns the normalised values of a changed submission. */
const parse = (kind: FormKind, changes: Record<string, unknown>, language: Language = 'en') =>
  forms[kind].createSchema(language).parse({ ...validSubmissions[kind], ...changes }) as Record<
    string,
    unknown
  >;

test('an empty form has one error for each required field', () => {
  expect(
    forms.enquiry
      .createSchema('en')
      .safeParse({})
      .error?.issues.map(({ message }) => message),
  ).toEqual(['errors.name', 'errors.email', 'errors.required', 'errors.required']);
  const empty = { name: '', fullName: '', email: '', mobile: '', service: '', message: '', cv: '' };
  expect(findErrors('enquiry', empty)).toEqual([
    'name errors.name',
    'email errors.email',
    'mobile errors.required',
    'service errors.required',
  ]);
  expect(findErrors('message', empty)).toEqual([
    'fullName errors.fullName',
    'email errors.email',
    'message errors.required',
  ]);
  expect(findErrors('application', empty)).toEqual([
    'name errors.fullName',
    'email errors.email',
    'cv errors.cv',
  ]);
});

test('values of a wrong type have an error with a translation key', () => {
  for (const value of [7, true, null, [], Array(300), {}]) {
    expect(findErrors('enquiry', { email: value })).toEqual(['email errors.email']);
    expect(findErrors('enquiry', { mobile: value })).toEqual(['mobile errors.required']);
    expect(findErrors('enquiry', { name: value })).toEqual(['name errors.name']);
    expect(findErrors('enquiry', { service: value })).toEqual(['service errors.required']);
    expect(findErrors('message', { message: value })).toEqual(['message errors.required']);
    expect(findErrors('application', { cv: value })).toEqual(['cv errors.cv']);
  }
  expect(findErrors('enquiry', { description: 7 })).toEqual(['description errors.invalid']);
});

test('unknown fields are removed', () => {
  expect(parse('message', { website: 'https://spam.example', admin: true })).toEqual(
    validSubmissions.message,
  );
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
  ])('%s is valid', (name) => {
    expect(findErrors('enquiry', { name })).toEqual([]);
    expect(findErrors('message', { fullName: name })).toEqual([]);
  });
  test.each(['', ' ', 'A', ' A ', '李', '42', '+-', '…', '😀😀', 'x'.repeat(101)])(
    '%j is invalid',
    (name) => {
      expect(findErrors('enquiry', { name })).toEqual(['name errors.name']);
      expect(findErrors('application', { name })).toEqual(['name errors.fullName']);
    },
  );
  test('are normalised to one line of composed characters that a mail header and a database can contain', () => {
    expect(parse('enquiry', { name: '  Ada\r\nBcc: x@example.com\t A\u030A\u0000se \uD800' }).name).toBe(
      'Ada Bcc: x@example.com Åse \uFFFD',
    );
  });
});

describe('email addresses', () => {
  const long = `${'a'.repeat(64)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.example`;
  test.each(['ada@example.no', ' ada@example.no ', 'a.b+c@sub.example.co', "o'neill@example.org"])(
    '%s is valid',
    (email) => expect(findErrors('message', { email })).toEqual([]),
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
  ])('%j is invalid', (email) => expect(findErrors('message', { email })).toEqual(['email errors.email']));
  test('have at most 254 characters', () => {
    expect(long.length).toBeGreaterThan(250);
    const [at254, at255] = [254, 255].map(
      (length) => `${'x'.repeat(length - long.length + 64)}${long.slice(64)}`,
    );
    expect([at254?.length, at255?.length]).toEqual([254, 255]);
    expect(findErrors('message', { email: at254 })).toEqual([]);
    expect(findErrors('message', { email: at255 })).toEqual(['email errors.email']);
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
  ])('%s is normalised to %s', (mobile, normalised) => {
    expect(parse('enquiry', { mobile }).mobile).toBe(normalised);
    expect(parse('application', { mobile }).mobile).toBe(normalised);
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
  ])('%s is invalid', (mobile) => {
    expect(findErrors('enquiry', { mobile })).toEqual(['mobile errors.phone']);
    expect(findErrors('application', { mobile })).toEqual(['mobile errors.phone']);
  });
  test('eight digits from a Norwegian page get the country code of Norway', () => {
    expect(parse('enquiry', { mobile: '12 34 56 78' }, 'no').mobile).toBe('+4712345678');
    expect(parse('application', { mobile: '12345678' }, 'no').mobile).toBe('+4712345678');
    expect(findErrors('enquiry', { mobile: '+12345678' }, 'no')).toEqual(['mobile errors.phone']);
    expect(findErrors('enquiry', { mobile: '1234567' }, 'no')).toEqual(['mobile errors.phone']);
  });
  test.each(['', '  ', '+47', '+47 '])('%j counts as empty', (mobile) => {
    for (const language of ['en', 'no'] as const) {
      expect(findErrors('enquiry', { mobile }, language)).toEqual(['mobile errors.required']);
      expect(parse('application', { mobile }, language)).not.toHaveProperty('mobile', expect.anything());
    }
  });
});

describe('text', () => {
  test('has at most 5,000 characters, as a person counts them', () => {
    expect(findErrors('message', { message: 'x'.repeat(5000) })).toEqual([]);
    expect(findErrors('message', { message: '😀'.repeat(5000) })).toEqual([]);
    expect(findErrors('message', { message: 'x'.repeat(5001) })).toEqual(['message errors.tooLong']);
    expect(findErrors('enquiry', { description: 'x'.repeat(5001) })).toEqual(['description errors.tooLong']);
    expect(findErrors('application', { message: 'x'.repeat(5001) })).toEqual(['message errors.tooLong']);
  });
  test('is counted and stored with one character for each line end', () => {
    const typed = `${'x\r\n'.repeat(2499)}xx`;
    expect(typed.length).toBeGreaterThan(5000);
    expect(parse('message', { message: typed }).message).toBe(typed.replaceAll('\r\n', '\n'));
  });
  test('keeps tabs and line ends, without the characters that cannot be stored', () => {
    expect(parse('message', { message: ' a\tb\n\u0000c\u0007 ' }).message).toBe('a\tb\nc');
  });
  test('that has only white space counts as empty', () => {
    expect(findErrors('message', { message: ' \n\t ' })).toEqual(['message errors.required']);
    expect(parse('enquiry', { description: ' \n ' }).description).toBeUndefined();
    expect(parse('enquiry', { description: null }).description).toBeUndefined();
  });
});

describe('services', () => {
  test.each(['web-development', 'mobile-app', 'quality-assurance'])('%s is valid', (service) =>
    expect(findErrors('enquiry', { service })).toEqual([]),
  );
  test.each(['', 'Mobile app', 'gardening'])('%j is invalid', (service) =>
    expect(findErrors('enquiry', { service })).toEqual(['service errors.required']),
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
  ])('$name of type "$type" and $size bytes is valid', (cv) =>
    expect(parse('application', { cv }).cv).toBe(cv),
  );
  test.each([
    [{ ...file, name: 'cv.doc', type: 'application/msword' }, 'errors.fileType'],
    [{ ...file, name: 'cv.pdf.exe' }, 'errors.fileType'],
    [{ ...file, type: 'text/html' }, 'errors.fileType'],
    [{ ...file, name: 'pdf', type: '' }, 'errors.fileType'],
    [{ ...file, size: 0 }, 'errors.fileEmpty'],
    [{ ...file, size: maxCvBytes + 1 }, 'errors.fileSize'],
  ])('%o is invalid', (cv, message) => expect(findErrors('application', { cv })).toEqual([`cv ${message}`]));
});
