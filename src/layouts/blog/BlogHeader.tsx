import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { PostList } from '#content/page-data.ts';
import type { Language } from '#i18n/languages.ts';
import { getPagePath } from '#sections/page-path.ts';
import { Dot } from '#ui/Dot.tsx';
import { Link } from '#ui/Link.tsx';
import { PageHeader } from '../page-header/PageHeader.tsx';
import styles from './BlogHeader.module.css';

/** The page's header, and links to the lists of all categories. */
export function BlogHeader({ list, language }: { list: PostList | undefined; language: Language }) {
  const { t } = useTranslation(['blog', 'lists']);
  const allPostsPath = getPagePath(language, 'blog');
  const headingId = useId();
  const { term, categories = [] } = list ?? {};
  return (
    <>
      <PageHeader split />
      {categories.length > 0 && (
        <nav className={`${styles.categories} grid`} aria-labelledby={headingId}>
          <div className={styles.row}>
            <h2 id={headingId}>{t('categories')}</h2>
            <ul>
              {allPostsPath && (
                <li>
                  <CategoryLink
                    path={allPostsPath}
                    label={t('lists:all')}
                    current={list && !term ? getAriaCurrent(list) : undefined}
                  />
                </li>
              )}
              {categories.map(({ slug, label, path }) => (
                <li key={slug}>
                  <CategoryLink
                    path={path}
                    label={label}
                    current={list && term?.path === path ? getAriaCurrent(list) : undefined}
                  />
                </li>
              ))}
            </ul>
          </div>
        </nav>
      )}
    </>
  );
}

/** Returns `page` on the first page of a list, which the link leads to, and `true` on its other pages. */
const getAriaCurrent = ({ page }: PostList) => (page === 1 ? 'page' : 'true');

interface CategoryLinkProps {
  path: string;
  label: string;
  current: 'page' | 'true' | undefined;
}

const CategoryLink = ({ path, label, current }: CategoryLinkProps) => (
  <Link to={path} aria-current={current}>
    {current && <Dot />}
    {label}
  </Link>
);
