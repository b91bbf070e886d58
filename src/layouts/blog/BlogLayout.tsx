import { navigation } from 'virtual:site';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlainPageData, PostCard } from '#content/page-data.ts';
import type { Language } from '#i18n/languages.ts';
import { getPagePath } from '#sections/page-path.ts';
import { ButtonLink } from '#ui/button/Button.tsx';
import { Link } from '#ui/Link.tsx';
import { MoreLink } from '#ui/more-link/MoreLink.tsx';
import { PostArt } from '#ui/post-art/PostArt.tsx';
import { PostMeta } from '#ui/post-meta/PostMeta.tsx';
import { TwoColumnBody } from '../body/TwoColumnBody.tsx';
import type { LayoutProps } from '../layout-props.ts';
import { BlogHeader } from './BlogHeader.tsx';
import styles from './BlogLayout.module.css';
import { Pagination } from './Pagination.tsx';

interface PostProps {
  post: PostCard;
  language: Language;
}

interface PostHeading {
  /** `h3` below a heading of the whole list, otherwise `h2`. */
  heading: 'h2' | 'h3';
}

/**
 * One page of a list of posts, with the document's text below it. The first page of a list starts with the newest post on a
 * band. The list of one topic ends with posts from other topics.
 */
export default function BlogLayout({ pageData, Body }: LayoutProps<PlainPageData>) {
  const { t } = useTranslation('blog');
  const { language, list, posts = [], neighbours = [] } = pageData;
  const [newest, ...others] = posts;
  const isFrontPage = list?.page === 1;
  const isTopic = list?.term !== undefined;
  const listedPosts = isFrontPage ? others : posts;
  const bandIndex = getBandIndex(listedPosts.length);
  const isLarge = (index: number) => isLargeOfPair(bandIndex >= 0 && index > bandIndex ? index - 1 : index);
  return (
    <>
      <BlogHeader list={list} language={language} hue={isFrontPage ? newest?.hue : undefined} />
      <div className={`${styles.posts} grid`}>
        {isFrontPage && newest && (
          <div className={`${styles.bandRow} night grid h-${newest.hue}`}>
            {/* The outline needs a heading for the posts. The first of them is plainly the newest. */}
            <h2 className="visually-hidden">{t(isTopic ? 'newest' : 'recent')}</h2>
            <BandPost post={newest} language={language} heading="h3" hasCategory={!isTopic} />
          </div>
        )}
        {!newest && <NoPosts language={language} />}
        {listedPosts.length > 0 && (
          <ol className={`${styles.list} grid progressive`}>
            {listedPosts.map((post, index) => {
              const props = {
                post,
                language,
                heading: isFrontPage ? 'h3' : 'h2',
                hasCategory: !isTopic,
              } as const;
              return index === bandIndex ? (
                <li key={post.path} className={`${styles.bandRow} night grid h-${post.hue}`}>
                  <BandPost {...props} lazy />
                </li>
              ) : (
                <PostListItem key={post.path} {...props} isLarge={isLarge(index)} />
              );
            })}
          </ol>
        )}
        {list && list.pages > 1 && <Pagination list={list} />}
      </div>
      {neighbours.length > 0 && <Neighbours posts={neighbours} language={language} />}
      <TwoColumnBody Body={Body} />
    </>
  );
}

/**
 * Returns the index of the post on a band, or -1. Posts are in pairs, so an odd number above one leaves a post for a band
 * after the first pair.
 */
const getBandIndex = (postCount: number) => (postCount > 1 && postCount % 2 === 1 ? 2 : -1);

/** Pairs are a large post and a small one, then a small one and a large one. */
const isLargeOfPair = (index: number) => index % 4 === 0 || index % 4 === 3;

interface ListedPostProps extends PostProps, PostHeading {
  hasCategory: boolean;
}

interface ItemProps extends ListedPostProps {
  /** True for the wide post of a pair. The other one shows one object of its cover, tall or, on a phone, beside the title. */
  isLarge: boolean;
}

/** A post on a band across the window, with its cover or drawing. The title's link covers all of it. */
const BandPost = ({
  post,
  language,
  heading,
  hasCategory,
  lazy = false,
}: ListedPostProps & { lazy?: boolean }) => (
  <article className={`${styles.band} ${styles.post}`}>
    <div className={styles.drawing}>
      <PostArt post={post} view="wide" lazy={lazy} />
    </div>
    <div className={styles.bandText}>
      <PostMeta post={post} language={language} hasCategory={hasCategory} />
      <PostHeader post={post} heading={heading} />
    </div>
  </article>
);

/** A post in the list: its cover or drawing with category, date and title below it. */
const PostListItem = ({ post, language, heading, hasCategory, isLarge }: ItemProps) => (
  <li className={`${styles.item} ${isLarge ? '' : styles.narrow} ${styles.post} h-${post.hue}`}>
    <div className={styles.drawing}>
      <PostArt post={post} view={isLarge ? undefined : 'detail'} lazy />
    </div>
    <PostMeta post={post} language={language} hasCategory={hasCategory} />
    <PostHeader post={post} heading={heading} />
  </li>
);

/** Posts from other topics, because the list of one topic may be short. */
function Neighbours({ posts, language }: { posts: PostCard[]; language: Language }) {
  const { t } = useTranslation('blog');
  const headingId = useId();
  return (
    <section className={`${styles.neighbours} sand grid`} aria-labelledby={headingId}>
      <h2 id={headingId}>{t('neighbours')}</h2>
      <ul>
        {posts.map((post) => (
          <li key={post.path} className={`${styles.post} h-${post.hue}`}>
            <div className={styles.drawing}>
              <PostArt post={post} view="square" lazy />
            </div>
            <PostMeta post={post} language={language} />
            <h3 className={styles.title}>
              <Link to={post.path} className={styles.postLink}>
                {post.title}
              </Link>
            </h3>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Title and description of a post. The title's link covers the surrounding element of class `post`. */
const PostHeader = ({ post, heading: Heading }: { post: PostCard } & PostHeading) => (
  <>
    <Heading className={styles.title}>
      <Link to={post.path} className={styles.postLink}>
        {post.title}
      </Link>
    </Heading>
    <p className={styles.description}>{post.description}</p>
  </>
);

/** Text and links for a blog without posts. */
function NoPosts({ language }: { language: Language }) {
  const { t } = useTranslation('lists');
  const portfolioPath = getPagePath(language, 'portfolio');
  return (
    <div className={styles.noPosts}>
      <h2>{t('empty.title')}</h2>
      <p>{t('empty.text')}</p>
      <div className={styles.noPostsLinks}>
        <ButtonLink to={navigation[language].contact}>{t('empty.contact')}</ButtonLink>
        {portfolioPath && <MoreLink to={portfolioPath}>{t('empty.portfolio')}</MoreLink>}
      </div>
    </div>
  );
}
