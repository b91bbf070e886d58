import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { PostCard, PostPageData } from '#content/page-data.ts';
import type { Language } from '#i18n/languages.ts';
import { Dot } from '#ui/Dot.tsx';
import { formatDate } from '#ui/format-date.ts';
import { Link } from '#ui/Link.tsx';
import { ArticleLayout } from '../article/ArticleLayout.tsx';
import type { LayoutProps } from '../layout-props.ts';
import { PostFooter } from './PostFooter.tsx';
import { PostHeader } from './PostHeader.tsx';
import styles from './PostLayout.module.css';

/** A blog post: the article, and related and recent posts below it. */
export default function PostLayout({ pageData, Body }: LayoutProps<PostPageData>) {
  const { t } = useTranslation('blog');
  const { language, frontmatter, headings, readingTime, related, recent } = pageData;
  const { date, updated, author } = frontmatter;
  const renderDate = (isoDate: string) => <time dateTime={isoDate}>{formatDate(isoDate, language)}</time>;
  return (
    <>
      <ArticleLayout
        header={<PostHeader post={pageData} />}
        facts={[
          { term: t('published'), value: renderDate(date) },
          ...(updated ? [{ term: t('updated'), value: renderDate(updated) }] : []),
          ...(author ? [{ term: t('author'), value: author }] : []),
          { term: t('readingTime'), value: t('minutes', { count: readingTime }) },
        ]}
        headings={headings}
        Body={Body}
        footer={<PostFooter post={pageData} />}
      />
      {(related.length > 0 || recent.length > 0) && (
        <div className={`${styles.further} sand`}>
          <FurtherPosts title={t('related')} posts={related} language={language} />
          <FurtherPosts title={t('recent')} posts={recent} language={language} />
        </div>
      )}
    </>
  );
}

interface FurtherPostsProps {
  title: string;
  posts: PostCard[];
  language: Language;
}

/** A list of other posts to read next. */
function FurtherPosts({ title, posts, language }: FurtherPostsProps) {
  const headingId = useId();
  if (posts.length === 0) return null;
  return (
    <section className={`${styles.list} grid`} aria-labelledby={headingId}>
      <h2 id={headingId}>{title}</h2>
      <ol>
        {posts.map(({ path, title, category, date, hue }) => (
          <li key={path}>
            <Link to={path} className={styles.listPost}>
              <span className={styles.listTitle}>{title}</span>
              <span className={styles.listMeta}>
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
