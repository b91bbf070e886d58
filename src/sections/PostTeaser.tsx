import type { PostCard } from '#content/record.ts';
import { Disc } from '#ui/Disc.tsx';
import { formatDay } from '#ui/dates.ts';
import { Link } from '#ui/Link.tsx';
import { PostDrawing } from './drawings/PostDrawing.tsx';
import styles from './PostTeaser.module.css';
import { useRecord } from './RecordContext.ts';

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
    <article className={`${styles.post} ${large ? styles.large : ''} h-${post.hue}`} data-reveal>
      {drawn && (
        <div className={styles.art}>
          <PostDrawing path={post.path} hue={post.hue} />
        </div>
      )}
      <p className={styles.meta}>
        <span className={styles.category}>
          <Disc />
          {post.category.label}
        </span>
        <time dateTime={post.date}>{formatDay(post.date, language)}</time>
      </p>
      <h3>
        <Link to={post.path}>{post.title}</Link>
      </h3>
      <p className={styles.text}>{post.description}</p>
    </article>
  );
}
