import { useTranslation } from 'react-i18next';
import type { PostList } from '#content/page-data.ts';
import type { Language } from '#i18n/languages.ts';
import { pagePath } from '#sections/page-path.ts';
import { Disc } from '#ui/Dot.tsx';
import { Link } from '#ui/Link.tsx';
import { PageHeader } from '../page-header/PageHeader.tsx';
import styles from './BlogHeader.module.css';

/** What the list is about, and the way to the other categories. */
export function ListTop({ list, language }: { list: PostList | undefined; language: Language }) {
  const { t } = useTranslation(['blog', 'lists']);
  const all = pagePath(language, 'blog');
  const { term, categories = [] } = list ?? {};
  return (
    <>
      <PageHeader />
      {categories.length > 0 && (
        <nav className={`${styles.categories} grid`} aria-label={t('categories')}>
          <ul>
            {all && (
              <li>
                <Choice path={all} label={t('lists:all')} current={list && !term ? here(list) : undefined} />
              </li>
            )}
            {categories.map(({ slug, label, path }) => (
              <li key={slug}>
                <Choice
                  path={path}
                  label={label}
                  current={list && term?.path === path ? here(list) : undefined}
                />
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  );
}

/** `page` on the first page of the list, `true` on those that follow it. */
const here = ({ page }: PostList) => (page === 1 ? 'page' : 'true');

interface ChoiceProps {
  path: string;
  label: string;
  current: 'page' | 'true' | undefined;
}

const Choice = ({ path, label, current }: ChoiceProps) => (
  <Link to={path} aria-current={current}>
    {current && <Disc />}
    {label}
  </Link>
);
