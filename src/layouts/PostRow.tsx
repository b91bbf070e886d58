import type { PostCard } from '#content/record.ts';
import type { Language } from '#i18n/languages.ts';
import { Link } from '#ui/Link.tsx';
import { PostMeta } from './PostMeta.tsx';
import styles from './PostRow.module.css';

/** A post in the list: category and day in the rail, the rest on the axis. All of it is one link. */
export function PostRow({ post, language }: { post: PostCard; language: Language }) {
  return (
    <li className={styles.row}>
      <PostMeta post={post} language={language} />
      <div className={styles.text}>
        <h2>
          <Link to={post.path} className={styles.link}>
            {post.title}
          </Link>
        </h2>
        <p>{post.description}</p>
      </div>
    </li>
  );
}
