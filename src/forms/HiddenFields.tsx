import { useTranslation } from 'react-i18next';
import { useFormScope } from './FormContext.ts';
import { consentVersion } from './schemas/consent.ts';
import { consentField, honeypot } from './schemas/forms.ts';
import { useLanguage } from './useLanguage.ts';

/**
 * The language of the answer, which words of consent stand beside the form, and a field for bots: out of sight, out of
 * the order of keys, unknown to assistive technology.
 */
export function HiddenFields() {
  const { t } = useTranslation('forms');
  const { kind } = useFormScope();
  const language = useLanguage();
  return (
    <div className="visually-hidden" aria-hidden="true">
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name={consentField} value={consentVersion(kind, language, t(`consent.${kind}`))} />
      <label>
        {t('honeypot')}
        {/* The attributes ask 1Password and LastPass not to fill it in for a person. */}
        <input
          type="text"
          name={honeypot}
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore=""
          data-lpignore="true"
        />
      </label>
    </div>
  );
}
