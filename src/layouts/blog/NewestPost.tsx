import type { PostCard } from '#content/page-data.ts';
import type { Language } from '#i18n/languages.ts';
import { PostDrawing } from '#ui/drawings/posts/PostDrawing.tsx';
import { PostMeta } from '#ui/post-meta/PostMeta.tsx';
import styles from './NewestPost.module.css';
import head from './PostHeader.module.css';
import { PostHead } from './PostHeader.tsx';

/** The post at the head of the list, with its drawing. All of it is one link. */
export function NewestPost({ post, language }: { post: PostCard; language: Language }) {
  return (
    <article className={`${styles.newest} ${head.entry} h-${post.hue}`}>
      <div className={styles.art}>
        <PostDrawing post={post} />
      </div>
      <div className={styles.text}>
        <PostMeta post={post} language={language} />
        <PostHead post={post} />
      </div>
    </article>
  );
}
