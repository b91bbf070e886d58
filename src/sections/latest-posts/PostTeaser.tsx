import type { PostCard } from '#content/page-data.ts';
import { PostDrawing } from '#ui/drawings/posts/PostDrawing.tsx';
import { Link } from '#ui/Link.tsx';
import { PostMeta } from '#ui/post-meta/PostMeta.tsx';
import { useRecord } from '../PageDataContext.ts';
import styles from './PostTeaser.module.css';

interface PostTeaserProps {
  post: PostCard;
  large?: boolean | undefined;
  /** Whether it brings its drawing. */
  drawn?: boolean | undefined;
}

/** A post among the newest: all of it is one link. */
export function PostTeaser({ post, large = false, drawn = false }: PostTeaserProps) {
  const { language } = useRecord();
  return (
    <article className={`${styles.post} ${large ? styles.large : ''} h-${post.hue}`} data-reveal="">
      {drawn && (
        <div className={styles.art}>
          <PostDrawing post={post} />
        </div>
      )}
      <PostMeta post={post} language={language} className={styles.meta} />
      <h3>
        <Link to={post.path}>{post.title}</Link>
      </h3>
      <p className={styles.text}>{post.description}</p>
    </article>
  );
}
