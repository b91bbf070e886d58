import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { PostList } from '#content/page-data.ts';
import { Link } from '#ui/Link.tsx';
import styles from './TagIndex.module.css';

/** Every tag that has posts, set as one paragraph. */
export function TagIndex({ list: { term, tags } }: { list: PostList }) {
  const { t } = useTranslation('blog');
  const label = useId();
  return (
    <nav className={`${styles.tags} grid sand`} aria-labelledby={label}>
      <h2 id={label}>{t('tags')}</h2>
      <ul>
        {tags.map(({ slug, label: name, path }) => (
          <li key={slug}>
            <Link to={path} aria-current={term?.path === path ? 'true' : undefined}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
