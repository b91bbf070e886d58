import { origin } from 'virtual:site';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { PostPageData } from '#content/page-data.ts';
import { Island } from '#sections/island/Island.tsx';
import { CopyLinkButton } from './CopyLinkButton.tsx';
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
            <Island
              name="CopyLinkButton"
              component={CopyLinkButton}
              props={{ url, label: t('copy'), copiedLabel: t('copied') }}
            />
          </li>
        </ul>
      </div>
    </footer>
  );
}
