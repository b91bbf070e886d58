import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { origin } from 'virtual:site';
import type { PostRecord } from '#content/record.ts';
import styles from './Share.module.css';

/** Ways to pass a post on that load nothing from anybody: plain links, and the clipboard where script runs. */
export function Share({ record }: { record: PostRecord }) {
  const { t } = useTranslation('blog');
  const url = origin + record.path;
  const { title } = record.frontmatter;
  return (
    <div className={styles.share}>
      <h2>{t('share')}</h2>
      <ul>
        <CopyLink url={url} />
        <li>
          <a href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`}>{t('email')}</a>
        </li>
        <li>
          <a href={`https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(url)}`}>LinkedIn</a>
        </li>
      </ul>
    </div>
  );
}

/** Needs script, so it is there only once script is. */
function CopyLink({ url }: { url: string }) {
  const { t } = useTranslation('blog');
  const [ready, setReady] = useState(false);
  const [copied, setCopied] = useState(false);
  useEffect(() => setReady('clipboard' in navigator), []);
  if (!ready) return null;
  const copy = async () => {
    await navigator.clipboard.writeText(url);
    setCopied(true);
  };
  return (
    <li>
      <button type="button" className={styles.copy} onClick={copy}>
        {t('copyLink')}
      </button>
      <span className={styles.copied} role="status">
        {copied && t('copied')}
      </span>
    </li>
  );
}
