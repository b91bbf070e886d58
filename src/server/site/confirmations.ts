/** Confirmations differ by their reference alone: each page is rendered once, since anybody can ask for it, and often. */
import type { FormResult } from '#content/page-data.ts';
import type { BuiltPage, RenderBundle } from '#content/render-bundle.ts';

type Received = Extract<FormResult, { kind: 'received' }>;

/** Stands for the reference meanwhile: of a letter that none has. */
const placeholder = 'UUUU-UUUU-UUUU';

/** @returns a function that renders the confirmation of a form, whose reference is one of ours. */
export function createConfirmationRenderer(
  renderAnswer: RenderBundle['renderFormResult'],
): (page: BuiltPage, received: Received) => Promise<string> {
  const rendered = new Map<string, { html: string; confirmation: string }>();
  return async (page, { form, reference }) => {
    const name = `${page.pageData.path} ${form}`;
    const last = rendered.get(name);
    // Another file: the site has been built anew.
    const confirmation =
      last?.html === page.html
        ? last.confirmation
        : await renderAnswer(page, { form, kind: 'received', reference: placeholder });
    rendered.set(name, { html: page.html, confirmation });
    return confirmation.replaceAll(placeholder, reference);
  };
}
