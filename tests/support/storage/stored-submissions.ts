/** Stores submissions with the function that the API uses. */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Channel } from '#server/outbox/channels.ts';
import { type Attachment, type NewSubmission, storeSubmission } from '#server/storage/submissions.ts';
import type { TestStorage } from './test-storages.ts';

export const noon = Date.UTC(2026, 10, 20, 12);
const allChannels: readonly Channel[] = ['company-mail', 'acknowledgement', 'webhook'];

/**
 * Stores a submission, by default an accepted message.
 * @returns its reference.
 */
export async function storeTestSubmission(
  { store }: Pick<TestStorage, 'store'>,
  submission: Partial<NewSubmission> = {},
  receivedAt = noon,
): Promise<string> {
  const isAccepted = submission.status !== 'quarantined';
  const receipt = await storeSubmission(
    store,
    {
      kind: 'message',
      language: 'en',
      status: 'accepted',
      suspicions: [],
      fields: { fullName: 'Kari Nordmann', email: 'kari@example.no', message: 'Hello.' },
      consent: { version: 'words-1', text: 'We keep what you send for 24 months.' },
      channels: isAccepted ? allChannels : [],
      idempotency: { key: randomUUID(), digest: randomUUID(), lifetimeMs: 86_400_000 },
      ...submission,
    },
    receivedAt,
  );
  if (receipt.kind !== 'stored') throw new Error(`The receipt is ${receipt.kind}.`);
  return receipt.id;
}

/** Creates a received file of random bytes. */
export async function createAttachment(
  folder: string,
  size: number,
): Promise<{ attachment: Attachment; bytes: Buffer }> {
  const bytes = randomBytes(size);
  const file = path.join(folder, randomUUID());
  await writeFile(file, bytes);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { bytes, attachment: { name: 'cv.pdf', type: 'application/pdf', size, sha256, path: file } };
}
