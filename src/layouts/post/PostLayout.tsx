import { type PropsWithChildren, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { PostCard, PostPageData } from '#content/page-data.ts';
import type { Language } from '#i18n/languages.ts';
import { Dot } from '#ui/Dot.tsx';
import { formatDate } from '#ui/format-date.ts';
import { Link } from '#ui/Link.tsx';
import { PostArt } from '#ui/post-art/PostArt.tsx';
import { Statement } from '#ui/statement/Statement.tsx';
import { ArticleLayout } from '../article/ArticleLayout.tsx';
import type { LayoutProps } from '../layout-props.ts';
import { NumberedList } from './NumberedList.tsx';
import { PostFigure } from './PostFigure.tsx';
import { PostFooter } from './PostFooter.tsx';
import { PostHeader } from './PostHeader.tsx';
import styles from './PostLayout.module.css';

/** A blog post: the article, and below it related posts followed by recent ones. */
export default function PostLayout({ pageData, Body }: LayoutProps<PostPageData>) {
  const { t } = useTranslation('blog');
  const { language, headings, related, recent } = pageData;
  return (
    <>
      <ArticleLayout
        header={<PostHeader post={pageData} />}
        headings={headings}
        Body={Body}
        bodyClassName={styles.body}
        components={{ ol: NumberedList, Figure: PostFigure, Statement: PostStatement }}
        footer={<PostFooter post={pageData} />}
      />
      <FurtherPosts
        title={t(related.length > 0 ? 'further' : 'recent')}
        posts={[...related, ...recent]}
        language={language}
      />
    </>
  );
}

/** A large sentence. It has a class, so that only posts with one have its styles. */
const PostStatement = (props: PropsWithChildren) => <Statement {...props} className={styles.statement} />;

/** Posts with a picture, in one row. */
const picturedPosts = 2;

interface FurtherPostsProps {
  title: string;
  posts: PostCard[];
  language: Language;
}

/** A list of other posts to read next. The first two show their covers or drawings. */
function FurtherPosts({ title, posts, language }: FurtherPostsProps) {
  const headingId = useId();
  if (posts.length === 0) return null;
  return (
    <section className={`${styles.further} grid sand`} aria-labelledby={headingId}>
      <h2 id={headingId}>{title}</h2>
      <ol>
        {posts.map((post, index) => (
          <li key={post.path}>
            <Link to={post.path} className={`${styles.post} h-${post.hue}`}>
              {index < picturedPosts && (
                <div className={styles.art}>
                  <PostArt post={post} lazy />
                </div>
              )}
              <span className={styles.meta}>
                <Dot />
                {post.category.label}, <time dateTime={post.date}>{formatDate(post.date, language)}</time>
              </span>
              <span className={styles.title}>{post.title}</span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
