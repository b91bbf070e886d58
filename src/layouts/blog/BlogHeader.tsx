import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Hue } from '#content/collections.ts';
import type { PostList } from '#content/page-data.ts';
import type { Language } from '#i18n/languages.ts';
import { usePageData } from '#sections/PageDataContext.ts';
import { getPagePath } from '#sections/page-path.ts';
import { Dot } from '#ui/Dot.tsx';
import { TopicDrawing } from '#ui/drawings/topics/TopicDrawing.tsx';
import { Link } from '#ui/Link.tsx';
import { PageHeader } from '../page-header/PageHeader.tsx';
import styles from './BlogHeader.module.css';

interface BlogHeaderProps {
  list: PostList | undefined;
  language: Language;
  /** Hue of the night that the page begins with, which is that of the post below it. */
  hue: Hue | undefined;
}

/** The page's header at night, and links to the lists of all categories. Those of the tags open below them. */
export function BlogHeader({ list, language, hue = 'fjord' }: BlogHeaderProps) {
  const { t } = useTranslation(['blog', 'lists']);
  const allPostsPath = getPagePath(language, 'blog');
  const headingId = useId();
  const { term, categories = [], tags = [] } = list ?? {};
  const getCurrent = (path: string) => (list && term?.path === path ? getAriaCurrent(list) : undefined);
  return (
    <div className={`${styles.opening} night h-${term?.hue ?? hue}`}>
      {term ? <TopicHeader {...term} /> : <PageHeader isMasthead startsAtNight />}
      {categories.length > 0 && (
        <nav className={`${styles.topics} ${term ? styles.belowBand : ''} grid`} aria-labelledby={headingId}>
          <div className={styles.row}>
            <h2 id={headingId} className="visually-hidden">
              {t('topics')}
            </h2>
            <ul className={styles.categories}>
              {allPostsPath && (
                <li>
                  <TermLink
                    path={allPostsPath}
                    label={t('lists:all')}
                    current={list && !term ? getAriaCurrent(list) : undefined}
                  />
                </li>
              )}
              {categories.map(({ slug, label, path }) => (
                <li key={slug}>
                  <TermLink path={path} label={label} current={getCurrent(path)} />
                </li>
              ))}
            </ul>
            {tags.length > 0 && (
              <details className={styles.tags} open={tags.some(({ path }) => path === term?.path)}>
                <summary>{t('tags')}</summary>
                <ul>
                  {tags.map(({ slug, label, path }) => (
                    <li key={slug}>
                      <TermLink path={path} label={label} current={getCurrent(path)} />
                    </li>
                  ))}
                </ul>
              </details>
            )}
          </div>
        </nav>
      )}
    </div>
  );
}

/** Name and description of a topic at night, beside the object of the topic. */
function TopicHeader({ slug }: NonNullable<PostList['term']>) {
  const { title, heading = title, lead } = usePageData().frontmatter;
  return (
    <header className={`${styles.band} grid`}>
      <h1>{heading}</h1>
      <p className="lead">{lead}</p>
      <TopicDrawing topic={slug} />
    </header>
  );
}

/** Returns `page` on the first page of a list, which the link leads to, and `true` on its other pages. */
const getAriaCurrent = ({ page }: PostList) => (page === 1 ? 'page' : 'true');

interface TermLinkProps {
  path: string;
  label: string;
  current: 'page' | 'true' | undefined;
}

const TermLink = ({ path, label, current }: TermLinkProps) => (
  <Link to={path} aria-current={current}>
    {current && <Dot />}
    {label}
  </Link>
);
