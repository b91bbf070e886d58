import { origin } from 'virtual:site';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PostPageData } from '#content/page-data.ts';
import styles from './PostFooter.module.css';
import { TermLink } from './TermLink.tsx';

/** The tags of a post, and links to share it that load nothing from other sites. */
export function PostFooter({ post: { path, tags, frontmatter } }: { post: PostPageData }) {
  const { t } = useTranslation('blog');
  const tagsId = useId();
  const shareId = useId();
  const url = origin + path;
  const mailUrl = `mailto:?subject=${encodeURIComponent(frontmatter.title)}&body=${encodeURIComponent(url)}`;
  const linkedInUrl = `https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(url)}`;
  return (
    <footer className={styles.footer}>
      {tags.length > 0 && (
        <div>
          <p id={tagsId}>{t('tags')}</p>
          <ul aria-labelledby={tagsId}>
            {tags.map((tag) => (
              <li key={tag.slug}>
                <TermLink term={tag} rel="tag" />
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className={styles.share}>
        <p id={shareId}>{t('share')}</p>
        <ul aria-labelledby={shareId}>
          <li>
            <a href={mailUrl}>{t('mail')}</a>
          </li>
          <li>
            <a href={linkedInUrl}>LinkedIn</a>
          </li>
          <li>
            <CopyLinkButton url={url} />
          </li>
        </ul>
      </div>
    </footer>
  );
}

/** Duration of the button's confirmation. */
const confirmationMs = 4000;

/** Copies a URL. Without script the button is invisible but takes up its space, so that nothing moves on hydration. */
function CopyLinkButton({ url }: { url: string }) {
  const { t } = useTranslation('blog');
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
        {t(copied ? 'copied' : 'copy')}
      </button>
      <span className="visually-hidden" role="status">
        {copied && t('copied')}
      </span>
    </>
  );
}
