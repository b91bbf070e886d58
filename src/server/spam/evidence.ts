/** What is known of a submission when it is judged. */
import type { FormKind } from '#forms/schemas/forms.ts';
import type { Language } from '#i18n/languages.ts';

export interface Evidence {
  kind: FormKind;
  language: Language;
  /** Validated. */
  fields: Record<string, string>;
  attachmentName?: string | undefined;
  /** What stood in the field that people do not see. */
  honeypot?: string | undefined;
  /** Milliseconds from the page's load to sending; undefined: no script, or a client of the API. */
  elapsed?: number | undefined;
}

/** The same as the rules read it. */
export interface Sample {
  kind: FormKind;
  honeypot: string;
  elapsed: number | undefined;
  /** As it was typed. */
  name: string;
  email: string;
  /** What was written, as it was typed; empty where nothing was. */
  message: string;
  /** The same in small letters on one line, in the plainest spelling, with an arrow for each link. */
  words: string;
  /** The links, in small letters. */
  links: string[];
}

/** With a scheme, or beginning with `www.`; the brackets and quotes around it are not part of it. */
const link = /(?:https?:\/\/|www\.)[^\s<>"'[\]()|]+/giu;

/** Prepares a submission for the rules. */
export function sampleOf({ kind, fields, honeypot = '', elapsed }: Evidence): Sample {
  const message = fields.message ?? fields.description ?? '';
  return {
    kind,
    honeypot: honeypot.trim(),
    elapsed,
    name: fields.fullName ?? fields.name ?? '',
    email: fields.email ?? '',
    message,
    words: plain(message.replace(link, ' ↗ ')),
    links: [...message.matchAll(link)].map(([found]) => found.toLowerCase().replace(/[.,;:!?]+$/, '')),
  };
}

/** Letters that only look different (full-width, bold, ligatures) become the plain ones; what is unseen goes. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Format}/gu, '')
    .replace(/[‘’`´]/gu, "'")
    .replace(/\s+/gu, ' ')
    .trim()
    .toLowerCase();
