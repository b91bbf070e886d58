import type { PostCard } from '#content/page-data.ts';
import type { Language } from '#i18n/languages.ts';
import { Dot } from '../Dot.tsx';
import { formatDate } from '../format-date.ts';
import styles from './PostMeta.module.css';

interface PostMetaProps {
  post: PostCard;
  language: Language;
  className?: string | undefined;
}

/** The category and the date of a post. */
export function PostMeta({ post, language, className = '' }: PostMetaProps) {
  return (
    <p className={`${styles.meta} ${className}`}>
      <span className={styles.category}>
        <Dot hue={post.hue} />
        {post.category.label}
      </span>
      <time dateTime={post.date}>{formatDate(post.date, language)}</time>
    </p>
  );
}
