/** A submission as its recipients are told of it. */
import type { FormKind } from '#forms/schemas/forms.ts';
import type { Language } from '#i18n/languages.ts';
import type { Store } from '../storage/store.ts';

export interface SubmissionNotification {
  /** Of the delivery: the same in all its attempts. */
  id: string;
  reference: string;
  kind: FormKind;
  language: Language;
  /** Milliseconds since 1970. */
  receivedAt: number;
  /** Text by name. */
  fields: Record<string, string>;
  attachment?: AttachmentMetadata | undefined;
}

export interface AttachmentMetadata {
  /** As the sender named it. */
  name: string;
  type: string;
  /** Bytes. */
  size: number;
  /** Hexadecimal. */
  sha256: string;
}

/**
 * Reads what a delivery is about.
 * @returns undefined when it has been erased.
 * @throws Unavailable while the storage cannot be used.
 */
export async function readNotification(
  store: Store,
  { id, reference }: { id: string; reference: string },
): Promise<SubmissionNotification | undefined> {
  return store.read(async (database) => {
    const submission = await database
      .selectFrom('submissions')
      .select(['kind', 'language', 'received_at', 'fields'])
      .where('id', '=', reference)
      .executeTakeFirst();
    if (!submission) return undefined;
    const attachment = await database
      .selectFrom('attachments')
      .select(['name', 'type', 'size', 'sha256'])
      .where('submission_id', '=', reference)
      .executeTakeFirst();
    const { kind, language, received_at: receivedAt, fields } = submission;
    return { id, reference, kind, language, receivedAt, fields: JSON.parse(fields), attachment };
  });
}
