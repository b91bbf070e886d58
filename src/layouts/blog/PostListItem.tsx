import type { PostCard } from '#content/page-data.ts';
import type { Language } from '#i18n/languages.ts';
import { PostMeta } from '#ui/post-meta/PostMeta.tsx';
import head from './PostHeader.module.css';
import { PostHead } from './PostHeader.tsx';
import styles from './PostListItem.module.css';

/** A post in the list: category and day in the rail, the rest on the axis. All of it is one link. */
export function PostRow({ post, language }: { post: PostCard; language: Language }) {
  return (
    <li className={`${styles.row} ${head.entry}`}>
      <PostMeta post={post} language={language} />
      <div className={styles.text}>
        <PostHead post={post} />
      </div>
    </li>
  );
}
