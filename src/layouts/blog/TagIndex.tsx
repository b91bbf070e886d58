import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { PostList } from '#content/page-data.ts';
import { Link } from '#ui/Link.tsx';
import styles from './TagIndex.module.css';

/** All tags that have posts. */
export function TagIndex({ list: { term, tags } }: { list: PostList }) {
  const { t } = useTranslation('blog');
  const headingId = useId();
  return (
    <nav className={`${styles.tags} grid sand`} aria-labelledby={headingId}>
      <h2 id={headingId}>{t('tags')}</h2>
      <ul>
        {tags.map(({ slug, label, path }) => (
          <li key={slug}>
            <Link to={path} aria-current={term?.path === path ? 'true' : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
