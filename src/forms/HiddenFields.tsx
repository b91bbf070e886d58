import { useTranslation } from 'react-i18next';
import { useFormScope } from './FormContext.ts';
import { getConsentVersion } from './schemas/consent.ts';
import { consentField, honeypotField } from './schemas/forms.ts';
import { useLanguage } from './useLanguage.ts';

/**
 * Hidden fields: the language of the response, the version of the consent text, and a honeypot for bots, which is
 * invisible, outside the tab order and hidden from assistive technology.
 */
export function HiddenFields() {
  const { t } = useTranslation('forms');
  const { kind } = useFormScope();
  const language = useLanguage();
  return (
    <div className="visually-hidden" aria-hidden="true">
      <input type="hidden" name="language" value={language} />
      <input
        type="hidden"
        name={consentField}
        value={getConsentVersion(kind, language, t(`consent.${kind}`))}
      />
      <label>
        {t('honeypot')}
        {/* The data attributes keep 1Password and LastPass from filling it in. */}
        <input
          type="text"
          name={honeypotField}
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore=""
          data-lpignore="true"
        />
      </label>
    </div>
  );
}
