/** Reads the submission that a delivery sends. */
import type { FormKind } from '#forms/schemas/forms.ts';
import type { Language } from '#i18n/languages.ts';
import type { Store } from '../storage/store.ts';
import type { AttachmentMetadata } from '../storage/tables.ts';

export interface SubmissionNotification {
  /** Id of the delivery, the same in all attempts. */
  id: string;
  /** Reference of the submission. */
  reference: string;
  kind: FormKind;
  language: Language;
  /** Milliseconds since 1970. */
  receivedAt: number;
  /** Text by field name. */
  fields: Record<string, string>;
  attachment?: AttachmentMetadata | undefined;
}

/**
 * Reads the submission of a delivery.
 * @returns undefined if the submission has been erased.
 * @throws StorageUnavailableError
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
      .select(['name', 'type', 'size', 'sha256', 'scan'])
      .where('submission_id', '=', reference)
      .executeTakeFirst();
    const { kind, language, received_at: receivedAt, fields } = submission;
    return {
      id,
      reference,
      kind,
      language,
      receivedAt,
      fields: JSON.parse(fields),
      ...(attachment && { attachment: toFile(attachment) }),
    };
  });
}

/** Leaves out the scan of a file that was received without a scanner. */
const toFile = ({ scan, ...file }: AttachmentMetadata): AttachmentMetadata =>
  scan ? { ...file, scan } : file;
