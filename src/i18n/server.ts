/** i18next at build time: one instance a language, with all its strings. */
import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Language } from './languages.ts';
import { options } from './options.ts';

/** @param strings every namespace of the language. */
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
  instance.getFixedT = remembered(instance.getFixedT.bind(instance));
  return instance;
}

/**
 * Looks up once what has no variables in it: the frame alone has dozens of strings, on every page the same.
 * @param getFixedT of an instance whose language and strings stay.
 */
function remembered(getFixedT: i18n['getFixedT']): i18n['getFixedT'] {
  type Call = (...args: unknown[]) => unknown;
  const functions = new Map<string, Call>();
  const remembering: Call = (...scope) => {
    const name = JSON.stringify(scope);
    const before = functions.get(name);
    if (before) return before;
    const t = (getFixedT as unknown as Call)(...scope) as Call;
    const texts = new Map<string, unknown>();
    const lookUp: Call = (...args) => {
      const [key] = args;
      if (args.length > 1 || typeof key !== 'string') return t(...args);
      if (!texts.has(key)) texts.set(key, t(key));
      return texts.get(key);
    };
    const known = Object.assign(lookUp, t);
    functions.set(name, known);
    return known;
  };
  return remembering as unknown as i18n['getFixedT'];
}
