/** Changes a prerendered page into one that shows the result of a form. */
import type { i18n } from 'i18next';
import { type ClientPageData, clientDataId } from '#content/client-data.ts';
import type { FormResult, PageData } from '#content/page-data.ts';
import type { FormKind } from '#forms/schemas/forms.ts';
import { buildHead, type Head } from './head.ts';
import { renderHead, serializeForScript } from './html.ts';

/**
 * Builds the head of a page with a form result. The title begins with the result, because screen readers read it first.
 * There are no `hreflang` links, because the script in the head would redirect to them and the result would be lost.
 */
export function buildFormResultHead(pageData: PageData, result: FormResult, i18n: i18n): Head {
  const t = i18n.getFixedT(pageData.language, 'forms');
  const page = buildHead(pageData).title;
  const titles = {
    received: () => t('answered.outcome', { outcome: t(`received.${result.form as FormKind}`), page }),
    refused: () => t('answered.refused', { page }),
    failed: () => t('answered.outcome', { outcome: t('failure.title'), page }),
  };
  return {
    title: titles[result.kind](),
    tags: [{ tag: 'meta', attributes: { name: 'robots', content: 'noindex' } }],
  };
}

const rootStartTag = '<div id="root">';
/** Follows the content of `#root` in src/index.html. */
const appSeparator = '</div>\n    <div id="app">';
const dataStartTag = `<script type="application/json" id="${clientDataId}">`;
const dataEndTag = '</script>';

/**
 * Replaces the head, the content of `#root` and the client data in a page's HTML. The rest stays as the build wrote it.
 * @param html the page's HTML file.
 * @param pageData the page data that the file was rendered from.
 * @throws if the file was rendered from other page data, or by another version of this code.
 */
export function replacePageContent(
  html: string,
  pageData: PageData,
  replacement: { head: Head; app: string; clientData: ClientPageData },
): string {
  const head = renderHead(buildHead(pageData));
  const headIndex = html.indexOf(head);
  const rootIndex = html.indexOf(rootStartTag);
  const dataIndex = html.lastIndexOf(dataStartTag);
  if (headIndex === -1 || rootIndex === -1 || dataIndex === -1)
    throw new Error(`The file of ${pageData.path} is not what this build would write.`);
  const appStart = rootIndex + rootStartTag.length;
  const appEnd = html.lastIndexOf(appSeparator, dataIndex);
  const dataStart = dataIndex + dataStartTag.length;
  return [
    html.slice(0, headIndex),
    renderHead(replacement.head),
    html.slice(headIndex + head.length, appStart),
    replacement.app,
    html.slice(appEnd, dataStart),
    serializeForScript(replacement.clientData),
    html.slice(html.indexOf(dataEndTag, dataStart)),
  ].join('');
}
