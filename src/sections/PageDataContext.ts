import { createContext, use } from 'react';
import type { PageRecord } from '#content/page-data.ts';

/** The record of the page that is being rendered; the shell provides it. */
export const RecordContext = createContext<PageRecord | undefined>(undefined);

/** The record of the page around a section. Throws outside a page: a section has nothing to show there. */
export function useRecord(): PageRecord {
  const record = use(RecordContext);
  if (!record) throw new Error('A section was rendered outside a page');
  return record;
}
