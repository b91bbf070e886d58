import type { PostCard } from '#content/record.ts';
import type { Language } from '#i18n/languages.ts';
import { PostDrawing } from '#sections/drawings/PostDrawing.tsx';
import { Link } from '#ui/Link.tsx';
import styles from './NewestPost.module.css';
import { PostMeta } from './PostMeta.tsx';

/** The post at the head of the list, with its drawing. All of it is one link. */
export function NewestPost({ post, language }: { post: PostCard; language: Language }) {
  return (
    <article className={`${styles.newest} h-${post.hue}`}>
      <div className={styles.art}>
        <PostDrawing path={post.path} hue={post.hue} />
      </div>
      <div className={styles.text}>
        <PostMeta post={post} language={language} />
        <h2>
          <Link to={post.path} className={styles.link}>
            {post.title}
          </Link>
        </h2>
        <p>{post.description}</p>
      </div>
    </article>
  );
}
