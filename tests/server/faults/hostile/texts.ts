/** Texts with a meaning for mail programs, spreadsheets, databases, pages or terminals. */
import fc from 'fast-check';
import { canary } from './canaries.ts';

export const victim = 'victim@example.org';

const mail = [
  `${canary}\r\nBcc: ${victim}`,
  `${canary}\nX-Injected: 1\n\nHello`,
  `${canary}\rBcc: ${victim}`,
  `${canary}\u2028Bcc: ${victim}`,
  `${canary}\u0085Bcc: ${victim}`,
  `${canary}\v\fBcc: ${victim}`,
  `${canary}%0d%0aBcc: ${victim}`,
  `${canary}\\r\\nBcc: ${victim}`,
  `=?utf-8?B?${Buffer.from(`${canary}\r\nBcc: ${victim}`).toString('base64')}?=`,
  `=?utf-8?Q?=0D=0ABcc:_${victim}?= ${canary}`,
  `${canary}" <${victim}>, "x`,
  `${canary}, ${victim}`,
  `<${victim}> ${canary}`,
  `${canary}>\r\nRCPT TO:<${victim}>\r\nDATA`,
  `${canary}\r\n.\r\nMAIL FROM:<${victim}>`,
  `undisclosed: ${victim}, ${canary};`,
  `(${canary}) ${victim}`,
  `${canary}\\`,
  `${canary}嘊嘍Bcc: ${victim}`,
];
const spreadsheets = [
  `=HYPERLINK("http://example.org","${canary}")`,
  `+1+cmd|' /C calc'!A0 ${canary}`,
  `-1 ${canary}`,
  `@SUM(1) ${canary}`,
  `\t=1 ${canary}`,
  `\r=1 ${canary}`,
  `"=1 ${canary}`,
];
const programs = [
  `'; drop table submissions; -- ${canary}`,
  `" or ""=" ${canary}`,
  `$1 \${7*7} #{7*7} {{constructor}} {{-name}} $t(errors.name) ${canary}`,
  `</title></script><script>alert("${canary}")</script>`,
  `<img src=x onerror=alert(1)> & &amp; ${canary}`,
  `../../../etc/passwd ${canary}`,
  `..\\..\\${canary}.pdf`,
  `%s%n%x ${canary}`,
  `\u001b]0;${canary}\u0007\u001b[31m`,
  `__proto__ constructor toString ${canary}`,
];
const characters = [
  `\u0000${canary}\u0000`,
  `${canary}\ud800`,
  `\udc00${canary}`,
  `\ufeff${canary}`,
  `\u202e${canary}gnp.fdp\u202c`,
  `\u2066${canary}\u2069`,
  `k\u200ba\u200bn ${canary}`,
  `${canary}${'\u0301'.repeat(300)}`,
  `👩‍👩‍👧‍👦🇳🇴 ${canary}`,
  `中文 العربية ${canary}`,
  `\u0080\u009f${canary}`,
  `\ufffe\uffff\u{10ffff}${canary}`,
  ' \u00a0\u3000\t\n',
  '',
];
const sizes = [100, 101, 254, 5_000, 5_001, 60_000, 600_000].map((size) => canary.padEnd(size, 'x'));

/** One of the texts above, or a random one. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...mail, ...spreadsheets, ...programs, ...characters) },
  { weight: 1, arbitrary: fc.constantFrom(...sizes) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }).map((text) => `${text} ${canary}`) },
  {
    weight: 1,
    arbitrary: fc.string({ unit: 'grapheme', maxLength: 60 }).map((text) => `${canary} ${text}`),
  },
);
