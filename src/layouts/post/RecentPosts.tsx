import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { PostCard } from '#content/page-data.ts';
import type { Language } from '#i18n/languages.ts';
import { Dot } from '#ui/Dot.tsx';
import { formatDate } from '#ui/format-date.ts';
import { Link } from '#ui/Link.tsx';
import styles from './RecentPosts.module.css';

/** A list of other posts to read next. */
export function RecentPosts({ posts, language }: { posts: PostCard[]; language: Language }) {
  const { t } = useTranslation('blog');
  const headingId = useId();
  return (
    <section className={`${styles.recent} grid sand`} aria-labelledby={headingId}>
      <h2 id={headingId}>{t('recent')}</h2>
      <ol>
        {posts.map(({ path, title, category, date, hue }) => (
          <li key={path}>
            <Link to={path} className={styles.post}>
              <span className={styles.title}>{title}</span>
              <span className={styles.meta}>
                <Dot hue={hue} />
                {category.label}, <time dateTime={date}>{formatDate(date, language)}</time>
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
