import type { PostCard } from '#content/page-data.ts';
import type { Language } from '#i18n/languages.ts';
import { Dot } from '../Dot.tsx';
import { formatDate } from '../format-date.ts';
import styles from './PostMeta.module.css';

interface PostMetaProps {
  post: PostCard;
  language: Language;
  className?: string | undefined;
  /** False in the list of one category, whose name is the page's heading. */
  hasCategory?: boolean;
}

/** The category and the date of a post. */
export function PostMeta({ post, language, className = '', hasCategory = true }: PostMetaProps) {
  return (
    <p className={`${styles.meta} ${className}`}>
      {hasCategory && (
        <span className={styles.category}>
          <Dot hue={post.hue} />
          {post.category.label}
        </span>
      )}
      <time dateTime={post.date}>{formatDate(post.date, language)}</time>
    </p>
  );
}
