import type { PostCard } from '#content/page-data.ts';
import type { Language } from '#i18n/languages.ts';
import { PostDrawing } from '#ui/drawings/posts/PostDrawing.tsx';
import { PostMeta } from '#ui/post-meta/PostMeta.tsx';
import styles from './NewestPost.module.css';
import header from './PostHeader.module.css';
import { PostHeader } from './PostHeader.tsx';

/** The newest post, large and with its drawing. The title's link covers all of it. */
export function NewestPost({ post, language }: { post: PostCard; language: Language }) {
  return (
    <article className={`${styles.newest} ${header.post} h-${post.hue}`}>
      <div className={styles.drawing}>
        <PostDrawing post={post} />
      </div>
      <div className={styles.text}>
        <PostMeta post={post} language={language} />
        <PostHeader post={post} />
      </div>
    </article>
  );
}
