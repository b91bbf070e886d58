import { noon, createAttachment, storeTestSubmission } from '#tests/support/stored-submissions.ts';
import type { TestStorage } from '#tests/support/test-storages.ts';

/** Rows in every table, more than are copied at a time: files of one piece and of several, texts of all kinds, times, nulls, bytes. */
export async function fill(storage: TestStorage): Promise<void> {
  for (const size of [0, 1, 256 * 1024, 5_000_000]) {
    const { attachment } = await createAttachment(storage.options.dataDir, size);
    await storeTestSubmission(storage, {
      kind: 'application',
      language: 'no',
      fields: {
        name: `Åse "O'Hara" ${size} 王小明 👩‍👩‍👧`,
        email: `${size}@example.no`,
        message: `a\n\tb\\c%${size}`,
      },
      attachment: { ...attachment, name: 'søknad – "cv".pdf' },
      challenge: { id: `challenge ${size}`, expiresAt: noon },
      consent: { version: `words-${size}`, text: 'Vi lagrer det du sender.' },
    });
  }
  for (let index = 0; index < 80; index++)
    await storeTestSubmission(
      storage,
      { status: index % 9 === 0 ? 'quarantined' : 'accepted', suspicions: ['link'] },
      noon + index,
    );
  await storage.store.write(async (changes) => {
    await changes.insertInto('secrets').values({ name: 'challenges', value: 'c2VjcmV0' }).execute();
    await changes.insertInto('alarms').values({ name: 'delivery', sent_at: 0, taken_until: noon }).execute();
    await changes
      .updateTable('deliveries')
      .set({ state: 'dead', last_error: 'ETIMEDOUT', alarmed_at: noon, leased_by: 'x', leased_until: noon })
      .where('channel', '=', 'webhook')
      .execute();
  });
}
