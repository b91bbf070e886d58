import { useEffect, useRef, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormScope } from '../FormContext.ts';
import { cvTypes } from '../schemas/cv.ts';
import { ChosenFile } from './ChosenFile.tsx';
import { Field } from './Field.tsx';
import styles from './FileField.module.css';
import { useField } from './useField.ts';

const accept = Object.entries(cvTypes)
  .flatMap(([ending, type]) => [`.${ending}`, type])
  .join(',');

/**
 * The CV. The browser's own control covers the whole area, unseen, so that files can be dropped on it, and chosen
 * without script. A file is checked as soon as it is chosen: nothing more can be typed into it.
 */
export function FileField() {
  const { t } = useTranslation('forms');
  const hint = t('hints.cv');
  const { id, state } = useField('cv', { hint });
  const { trigger, clearErrors } = useFormContext();
  const { field } = useController({ name: 'cv' });
  const { sending } = useFormScope();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const file: unknown = field.value;
  const chosen = file instanceof File;
  const { onChange } = field;

  // Chosen before React was there.
  useEffect(() => {
    const early = input.current?.files?.[0];
    if (!early) return;
    onChange(early);
    void trigger('cv');
  }, [onChange, trigger]);

  function take(taken: File | undefined) {
    onChange(taken ?? '');
    if (taken) void trigger('cv');
    else clearErrors('cv');
  }
  function remove() {
    if (!input.current) return;
    input.current.value = '';
    input.current.focus();
    take(undefined);
  }
  return (
    <Field name="cv" hint={hint}>
      <div className={styles.zone} data-over={over || undefined} data-chosen={chosen || undefined}>
        <input
          className={styles.input}
          ref={input}
          type="file"
          id={id}
          name="cv"
          accept={accept}
          required
          disabled={sending}
          onChange={(event) => take(event.target.files?.[0])}
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDrop={() => setOver(false)}
          {...state}
        />
        {chosen && <ChosenFile file={file} />}
        <span className={styles.ways}>
          <span className={styles.choose} aria-hidden="true">
            {t(chosen ? 'file.change' : 'file.choose')}
          </span>
          {chosen ? (
            !sending && (
              <button
                type="button"
                className={styles.remove}
                onClick={remove}
                aria-label={t('file.removeNamed', { name: file.name })}
              >
                {t('file.remove')}
              </button>
            )
          ) : (
            <span className={styles.drop} aria-hidden="true">
              {t('file.drop')}
            </span>
          )}
        </span>
      </div>
    </Field>
  );
}
