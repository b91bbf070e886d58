import { useMemo } from 'react';
import type { PageRecord } from '#content/page-data.ts';
import type { Answered } from '#forms/FormResultContext.ts';
import { headOf } from '../head/head.ts';

/** What a page that the server rendered tells of a form, and the way to leave that behind. */
export function useAnsweredPage(record: PageRecord): Answered | undefined {
  return useMemo(
    () =>
      record.answer && {
        answer: record.answer,
        leave: () => {
          window.history.replaceState(window.history.state, '', encodeURI(record.path));
          document.title = headOf(record).title;
        },
      },
    [record],
  );
}
