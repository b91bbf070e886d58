import styles from './Field.module.css';

/** What is wrong with a field: said by a sign, by weight and by colour. */
export function FieldError({ id, message }: { id: string; message: string | undefined }) {
  return (
    message && (
      <p className={styles.error} id={id}>
        <svg viewBox="0 0 20 20" aria-hidden="true" focusable="false">
          <circle cx="10" cy="10" r="10" />
          <path d="M10 4.6v6.6" />
          <circle className={styles.dot} cx="10" cy="14.8" r="1.35" />
        </svg>
        {message}
      </p>
    )
  );
}
