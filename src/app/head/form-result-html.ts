/** What changes in a page's file when it says what became of a form. */
import type { i18n } from 'i18next';
import type { FormAnswer, PageRecord } from '#content/page-data.ts';
import type { FormKind } from '#forms/schemas/forms.ts';
import { type Head, headOf } from './head.ts';
import { headHtml, jsonForScript } from './html.ts';

/**
 * The head of such a page. Its title begins with the outcome, which a screen reader reads first. It names no other
 * language's page: the script in the head would go there, and leave the answer behind.
 */
export function answerHead(record: PageRecord, answer: FormAnswer, i18n: i18n): Head {
  const t = i18n.getFixedT(record.language, 'forms');
  const page = headOf(record).title;
  const titles = {
    received: () => t('answered.outcome', { outcome: t(`received.${answer.form as FormKind}`), page }),
    refused: () => t('answered.refused', { page }),
    failed: () => t('answered.outcome', { outcome: t('failure.title'), page }),
  };
  return {
    title: titles[answer.kind](),
    tags: [{ tag: 'meta', attributes: { name: 'robots', content: 'noindex' } }],
  };
}

const rootStart = '<div id="root">';
const rootEnd = '</div>';

/**
 * Puts another rendering into the file of a page; what else the build wrote stays as it is.
 * @param html the file.
 * @param before the record it was made from.
 * @throws when it was made from another one, or by another version of this code.
 */
export function replaceInHtml(
  html: string,
  before: PageRecord,
  after: { head: Head; app: string; record: PageRecord },
): string {
  const head = headHtml(headOf(before));
  const record = jsonForScript(before);
  const headAt = html.indexOf(head);
  const rootAt = html.indexOf(rootStart);
  const recordAt = html.lastIndexOf(record);
  const appEnd = html.lastIndexOf(rootEnd, recordAt);
  const appAt = rootAt + rootStart.length;
  if (headAt === -1 || rootAt === -1 || recordAt === -1)
    throw new Error(`The file of ${before.path} is not what this build would write.`);
  return [
    html.slice(0, headAt),
    headHtml(after.head),
    html.slice(headAt + head.length, appAt),
    after.app,
    html.slice(appEnd, recordAt),
    jsonForScript(after.record),
    html.slice(recordAt + record.length),
  ].join('');
}
