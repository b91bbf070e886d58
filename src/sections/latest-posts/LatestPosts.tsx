import { useId } from 'react';
import type { PropsOf } from '#content/author-components.ts';
import type { PostCard } from '#content/page-data.ts';
import { Link } from '#ui/Link.tsx';
import { PostArt } from '#ui/post-art/PostArt.tsx';
import { PostMeta } from '#ui/post-meta/PostMeta.tsx';
import { usePageData } from '../PageDataContext.ts';
import { ListHeading } from '../section-heading/ListHeading.tsx';
import styles from './LatestPosts.module.css';

/** The newest posts: one large, two small. */
export function LatestPosts({ id, title, more }: PropsOf<'LatestPosts'>) {
  const headingId = useId();
  const [newest, ...others] = usePageData().posts ?? [];
  if (!newest) return null;
  return (
    <section
      className={`${styles.posts} section grid`}
      id={id}
      data-section="blog"
      aria-labelledby={headingId}
    >
      <ListHeading id={headingId} title={title} variant="2" page="blog" more={more} />
      <PostTeaser post={newest} large />
      <div className={styles.pair}>
        {others.slice(0, 2).map((post) => (
          <PostTeaser key={post.path} post={post} />
        ))}
      </div>
    </section>
  );
}

interface PostTeaserProps {
  post: PostCard;
  /** Shows the description, too. */
  large?: boolean;
}

/** One of the newest posts. The title's link covers all of it. */
function PostTeaser({ post, large = false }: PostTeaserProps) {
  const { language } = usePageData();
  return (
    <article className={`${styles.post} ${large ? styles.large : ''} h-${post.hue}`} data-reveal="">
      <div className={styles.drawing}>
        <PostArt post={post} view={large ? undefined : 'square'} lazy />
      </div>
      <PostMeta post={post} language={language} className={styles.meta} />
      <h3>
        <Link to={post.path}>{post.title}</Link>
      </h3>
      {large && <p className={styles.text}>{post.description}</p>}
    </article>
  );
}
