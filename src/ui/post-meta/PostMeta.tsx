import type { PostCard } from '#content/page-data.ts';
import type { Language } from '#i18n/languages.ts';
import { Disc } from '../Dot.tsx';
import { formatDay } from '../format-date.ts';
import styles from './PostMeta.module.css';

interface PostMetaProps {
  post: PostCard;
  language: Language;
  className?: string | undefined;
}

/** A post's category and day. */
export function PostMeta({ post, language, className = '' }: PostMetaProps) {
  return (
    <p className={`${styles.meta} ${className}`}>
      <span className={styles.category}>
        <Disc hue={post.hue} />
        {post.category.label}
      </span>
      <time dateTime={post.date}>{formatDay(post.date, language)}</time>
    </p>
  );
}
