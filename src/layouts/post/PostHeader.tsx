import { useTranslation } from 'react-i18next';
import type { PostPageData } from '#content/page-data.ts';
import { Cover } from '#ui/cover/Cover.tsx';
import { Dot } from '#ui/Dot.tsx';
import { PostDrawing } from '#ui/drawings/posts/PostDrawing.tsx';
import { formatDate } from '#ui/format-date.ts';
import styles from './PostHeader.module.css';
import { TermLink } from './TermLink.tsx';

/** Categories, title and lead, with facts beside them, in the sky above the cover or drawing. */
export function PostHeader({ post }: { post: PostPageData }) {
  const { path, hue, cover, categories, frontmatter, language, readingTime } = post;
  const { t } = useTranslation('blog');
  const {
    title,
    heading = title,
    description,
    lead = description,
    coverAlt = '',
    drawing,
    date,
    updated,
    author,
  } = frontmatter;
  const renderDate = (isoDate: string) => <time dateTime={isoDate}>{formatDate(isoDate, language)}</time>;
  const facts = [
    { term: t('published'), value: renderDate(date) },
    ...(updated ? [{ term: t('updated'), value: renderDate(updated) }] : []),
    ...(author ? [{ term: t('author'), value: author }] : []),
    { term: t('readingTime'), value: t('minutes', { count: readingTime }) },
  ];
  return (
    <header className={`${styles.header} night grid`}>
      <ul className={styles.categories} aria-label={t('categories')}>
        {categories.map((category) => (
          <li key={category.slug}>
            <Dot />
            <TermLink term={category} />
          </li>
        ))}
      </ul>
      <h1>{heading}</h1>
      <p className="lead">{lead}</p>
      <dl className={styles.facts}>
        {facts.map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.art}>
        {cover ? (
          <Cover image={cover} alt={coverAlt} view="scene" />
        ) : (
          <PostDrawing post={{ path, hue, drawing }} />
        )}
      </div>
    </header>
  );
}
