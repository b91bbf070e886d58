/** A mail that is ready to be sent. */
import type { Attachment } from 'nodemailer';
import type { MailContent } from './mail-template.ts';

export interface Mail {
  /** Without the domain: the same in all attempts. */
  id: string;
  /** Milliseconds since 1970. */
  date: number;
  /** Addresses as in a header. */
  to: string;
  replyTo?: string | { name: string; address: string };
  subject: string;
  content: MailContent;
  attachments?: Attachment[];
  /** Tells programs that no person has sent it, so that none of them answers. */
  autoSubmitted: 'auto-generated' | 'auto-replied';
}
