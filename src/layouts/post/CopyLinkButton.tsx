import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './CopyLinkButton.module.css';

/** How long the button says that it has done its work. */
const shown = 4000;

/** Copies an address. Without script it is not there: its place stays empty, so that nothing moves when it comes. */
export function CopyLink({ url }: { url: string }) {
  const { t } = useTranslation('blog');
  const [ready, setReady] = useState(false);
  const [copied, setCopied] = useState(false);
  useEffect(() => setReady(Boolean(navigator.clipboard)), []);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), shown);
    return () => clearTimeout(timer);
  }, [copied]);
  // Refused by the browser or the visitor: the button stays as it is, and can be pressed again.
  const copy = () => void navigator.clipboard.writeText(url).then(() => setCopied(true), console.warn);
  return (
    <>
      <button type="button" className={styles.copy} onClick={copy} disabled={!ready}>
        {t(copied ? 'copied' : 'copy')}
      </button>
      <span className="visually-hidden" role="status">
        {copied && t('copied')}
      </span>
    </>
  );
}
