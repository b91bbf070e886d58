import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { PostCard } from '#content/page-data.ts';
import type { Language } from '#i18n/languages.ts';
import { Disc } from '#ui/Dot.tsx';
import { formatDay } from '#ui/format-date.ts';
import { Link } from '#ui/Link.tsx';
import styles from './RecentPosts.module.css';

/** What to read next, as lines. */
export function RecentPosts({ posts, language }: { posts: PostCard[]; language: Language }) {
  const { t } = useTranslation('blog');
  const label = useId();
  return (
    <section className={`${styles.recent} grid sand`} aria-labelledby={label}>
      <h2 id={label}>{t('recent')}</h2>
      <ol>
        {posts.map(({ path, title, category, date, hue }) => (
          <li key={path}>
            <Link to={path} className={styles.post}>
              <span className={styles.title}>{title}</span>
              <span className={styles.meta}>
                <Disc hue={hue} />
                {category.label}, <time dateTime={date}>{formatDay(date, language)}</time>
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
