import { createContext, use } from 'react';
import type { FormResult } from '#content/page-data.ts';
import type { FormKind } from './schemas/forms.ts';

/** Result of a form that was posted without script, while its page shows it. */
export interface ShownFormResult {
  result: FormResult;
  /** Restores the page's own title and URL, when another result replaces this one. */
  dismiss: () => void;
}

/** Provided by the shell on pages that the server renders with a form result. */
export const FormResultContext = createContext<ShownFormResult | undefined>(undefined);

/** @returns undefined on every other page, and for another form on the page. */
export function useFormResult(kind: FormKind): ShownFormResult | undefined {
  const shown = use(FormResultContext);
  return shown?.result.form === kind ? shown : undefined;
}
