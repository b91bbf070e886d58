import { useTranslation } from 'react-i18next';
import type { PostRecord } from '#content/page-data.ts';
import { Cover } from '#ui/cover/Cover.tsx';
import { Disc } from '#ui/Dot.tsx';
import { PostDrawing } from '#ui/drawings/posts/PostDrawing.tsx';
import { formatDay } from '#ui/format-date.ts';
import { Reading } from '../article/ArticleLayout.tsx';
import type { LayoutProps } from '../layout-props.ts';
import { PostEnd } from './PostFooter.tsx';
import styles from './PostLayout.module.css';
import { RecentPosts } from './RecentPosts.tsx';
import { TermLink } from './TermLink.tsx';

/** A post: the text, what is known of it, and what to read next. */
export default function PostLayout({ record, Body }: LayoutProps<PostRecord>) {
  const { t } = useTranslation('blog');
  const { path, language, frontmatter, hue, cover, categories, headings, readingTime, recent } = record;
  const { title, heading = title, description, lead = description, date, updated, author } = frontmatter;
  const day = (iso: string) => <time dateTime={iso}>{formatDay(iso, language)}</time>;
  return (
    <>
      <Reading
        label={
          <ul className={styles.categories} aria-label={t('categories')}>
            {categories.map((category) => (
              <li key={category.slug}>
                <Disc />
                <TermLink term={category} />
              </li>
            ))}
          </ul>
        }
        title={heading}
        lead={lead}
        art={
          cover ? (
            <Cover picture={cover} alt={frontmatter.coverAlt ?? ''} />
          ) : (
            <PostDrawing post={{ path, hue, drawing: frontmatter.drawing }} />
          )
        }
        facts={[
          { term: t('published'), value: day(date) },
          ...(updated ? [{ term: t('updated'), value: day(updated) }] : []),
          ...(author ? [{ term: t('author'), value: author }] : []),
          { term: t('readingTime'), value: t('minutes', { count: readingTime }) },
        ]}
        headings={headings}
        Body={Body}
        end={<PostEnd record={record} />}
      />
      {recent.length > 0 && <RecentPosts posts={recent} language={language} />}
    </>
  );
}
