import { origin } from 'virtual:site';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { PostRecord } from '#content/page-data.ts';
import { CopyLink } from './CopyLinkButton.tsx';
import styles from './PostFooter.module.css';
import { TermLink } from './TermLink.tsx';

/** Below a post: its tags, and ways to pass it on that ask no other site for anything. */
export function PostEnd({ record: { path, tags, frontmatter } }: { record: PostRecord }) {
  const { t } = useTranslation('blog');
  const tagged = useId();
  const shared = useId();
  const url = origin + path;
  const mail = `mailto:?subject=${encodeURIComponent(frontmatter.title)}&body=${encodeURIComponent(url)}`;
  const linkedIn = `https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(url)}`;
  return (
    <footer className={styles.end}>
      {tags.length > 0 && (
        <div>
          <p id={tagged}>{t('tags')}</p>
          <ul aria-labelledby={tagged}>
            {tags.map((tag) => (
              <li key={tag.slug}>
                <TermLink term={tag} rel="tag" />
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className={styles.share}>
        <p id={shared}>{t('share')}</p>
        <ul aria-labelledby={shared}>
          <li>
            <a href={mail}>{t('mail')}</a>
          </li>
          <li>
            <a href={linkedIn}>LinkedIn</a>
          </li>
          <li>
            <CopyLink url={url} />
          </li>
        </ul>
      </div>
    </footer>
  );
}
