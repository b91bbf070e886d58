import { useRef, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { locales } from '#i18n/languages.ts';
import { useFormScope } from '../FormContext.ts';
import { cvTypes } from '../schemas/cv.ts';
import { useLanguage } from '../useLanguage.ts';
import { Field } from './Field.tsx';
import styles from './FileField.module.css';
import { useField } from './useField.ts';

const accept = Object.entries(cvTypes)
  .flatMap(([extension, type]) => [`.${extension}`, type])
  .join(',');

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;

/**
 * The CV. A transparent native file input covers the whole drop zone, so that files can be dropped on it, and chosen
 * without script. A file is validated as soon as it is chosen.
 */
export function FileField() {
  const { t } = useTranslation('forms');
  const hint = t('hints.cv');
  const { id, ariaProps } = useField('cv', { hint });
  const { trigger, clearErrors } = useFormContext();
  const { field } = useController({ name: 'cv' });
  const { isSending } = useFormScope();
  const input = useRef<HTMLInputElement>(null);
  const [isDraggedOver, setIsDraggedOver] = useState(false);
  const file: unknown = field.value;
  const hasFile = file instanceof File;

  function setFile(newFile: File | undefined) {
    field.onChange(newFile ?? '');
    if (newFile) void trigger('cv');
    else clearErrors('cv');
  }
  function removeFile() {
    if (!input.current) return;
    input.current.value = '';
    input.current.focus();
    setFile(undefined);
  }
  return (
    <Field name="cv" hint={hint}>
      <div className={styles.zone} data-over={isDraggedOver || undefined} data-chosen={hasFile || undefined}>
        <input
          className={styles.input}
          ref={input}
          type="file"
          id={id}
          name="cv"
          accept={accept}
          required
          disabled={isSending}
          onChange={(event) => setFile(event.target.files?.[0])}
          onDragEnter={() => setIsDraggedOver(true)}
          onDragLeave={() => setIsDraggedOver(false)}
          onDrop={() => setIsDraggedOver(false)}
          {...ariaProps}
        />
        {hasFile && <ChosenFile file={file} />}
        <span className={styles.actions}>
          <span className={styles.choose} aria-hidden="true">
            {t(hasFile ? 'file.change' : 'file.choose')}
          </span>
          {hasFile ? (
            !isSending && (
              <button
                type="button"
                className={styles.remove}
                onClick={removeFile}
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

/** Name and size of the chosen file, and the progress of its upload. */
function ChosenFile({ file }: { file: File }) {
  const { t } = useTranslation('forms');
  const locale = locales[useLanguage()];
  const { uploadProgress } = useFormScope();
  return (
    <div className={styles.chosen}>
      <span className="dot h-heather" aria-hidden="true" />
      <span className={styles.name}>
        {file.name} <span className={styles.size}>{formatSize(file, locale)}</span>
      </span>
      {uploadProgress !== undefined && (
        <span className={styles.progress}>
          <progress value={uploadProgress} aria-label={t('file.upload')} />
          {new Intl.NumberFormat(locale, { style: 'percent' }).format(uploadProgress)}
        </span>
      )}
    </div>
  );
}

/** Formats a size in kilobytes or megabytes. A file that is not empty has at least 1 kB. */
function formatSize({ size }: File, locale: string): string {
  const [unit, amount] =
    size < megabyte ? (['kilobyte', size / kilobyte] as const) : (['megabyte', size / megabyte] as const);
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit,
    maximumFractionDigits: unit === 'megabyte' ? 1 : 0,
  }).format(Math.max(amount, size && 1));
}
