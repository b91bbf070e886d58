import type { PostCard } from '#content/page-data.ts';
import type { Language } from '#i18n/languages.ts';
import { PostMeta } from '#ui/post-meta/PostMeta.tsx';
import header from './PostHeader.module.css';
import { PostHeader } from './PostHeader.tsx';
import styles from './PostListItem.module.css';

/** A post in the list: category and date in the left column, the rest in the right one. */
export function PostListItem({ post, language }: { post: PostCard; language: Language }) {
  return (
    <li className={`${styles.item} ${header.post}`}>
      <PostMeta post={post} language={language} />
      <div className={styles.text}>
        <PostHeader post={post} />
      </div>
    </li>
  );
}
