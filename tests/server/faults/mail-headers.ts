/** The headers of a mail as a mail server sees them. */
import type { ReceivedMail } from '#tests/support/mail-server.ts';

/**
 * Takes them apart without decoding anything.
 * @returns values by name in lower case, unfolded.
 */
export function parseHeaders({ raw }: ReceivedMail): Map<string, string[]> {
  const values = new Map<string, string[]>();
  for (const line of raw
    .slice(0, raw.indexOf('\r\n\r\n'))
    .replace(/\r\n[ \t]/g, ' ')
    .split('\r\n')) {
    const [, name = line, value = ''] = /^([^:]+):\s*(.*)$/s.exec(line) ?? [];
    values.set(name.toLowerCase(), [...(values.get(name.toLowerCase()) ?? []), value]);
  }
  return values;
}
