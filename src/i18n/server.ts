/** Creates i18next instances for prerendering and mails, one for each language. */
import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Language } from './languages.ts';
import { options } from './options.ts';

/** @param strings all namespaces of the language. */
export function createI18n(language: Language, strings: Record<string, unknown>): i18n {
  const instance = createInstance();
  void instance.use(initReactI18next).init({
    ...options,
    lng: language,
    ns: Object.keys(strings),
    resources: { [language]: strings } as never,
    initAsync: false,
    react: { useSuspense: false },
  });
  instance.getFixedT = cacheFixedT(instance.getFixedT.bind(instance));
  return instance;
}

/**
 * Caches strings without variables, because the shell alone looks up dozens of them on every page.
 * @param getFixedT of an instance whose language and strings do not change.
 */
function cacheFixedT(getFixedT: i18n['getFixedT']): i18n['getFixedT'] {
  type Call = (...args: unknown[]) => unknown;
  const functions = new Map<string, Call>();
  const cachedGetFixedT: Call = (...scope) => {
    const scopeKey = JSON.stringify(scope);
    const cached = functions.get(scopeKey);
    if (cached) return cached;
    const t = (getFixedT as unknown as Call)(...scope) as Call;
    const texts = new Map<string, unknown>();
    const cachedT: Call = (...args) => {
      const [key] = args;
      if (args.length > 1 || typeof key !== 'string') return t(...args);
      if (!texts.has(key)) texts.set(key, t(key));
      return texts.get(key);
    };
    const result = Object.assign(cachedT, t);
    functions.set(scopeKey, result);
    return result;
  };
  return cachedGetFixedT as unknown as i18n['getFixedT'];
}
