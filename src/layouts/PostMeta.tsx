import type { PostCard } from '#content/record.ts';
import type { Language } from '#i18n/languages.ts';
import { Disc } from '#ui/Disc.tsx';
import { formatDay } from '#ui/dates.ts';
import styles from './PostMeta.module.css';

/** A post's category and day. */
export function PostMeta({ post, language }: { post: PostCard; language: Language }) {
  return (
    <p className={styles.meta}>
      <span className={styles.category}>
        <Disc hue={post.hue} />
        {post.category.label}
      </span>
      <time dateTime={post.date}>{formatDay(post.date, language)}</time>
    </p>
  );
}
