import { useEffect, useState } from 'react';
import styles from './PostFooter.module.css';

/** Duration of the button's confirmation. */
const confirmationMs = 4000;

interface CopyLinkButtonProps {
  url: string;
  label: string;
  /** Replaces the label for a while after the URL was copied. */
  copiedLabel: string;
}

/** Copies a URL. Without script the button is invisible but takes up its space, so that nothing moves on hydration. */
export function CopyLinkButton({ url, label, copiedLabel }: CopyLinkButtonProps) {
  const [canCopy, setCanCopy] = useState(false);
  const [copied, setCopied] = useState(false);
  useEffect(() => setCanCopy(Boolean(navigator.clipboard)), []);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), confirmationMs);
    return () => clearTimeout(timer);
  }, [copied]);
  // The button stays unchanged if the browser or the visitor refuses access to the clipboard.
  const copy = () => void navigator.clipboard.writeText(url).then(() => setCopied(true), console.warn);
  return (
    <>
      <button type="button" className={styles.copy} onClick={copy} disabled={!canCopy}>
        {copied ? copiedLabel : label}
      </button>
      <span className="visually-hidden" role="status">
        {copied && copiedLabel}
      </span>
    </>
  );
}
