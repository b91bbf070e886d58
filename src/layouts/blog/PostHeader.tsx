import type { PostCard } from '#content/page-data.ts';
import { Link } from '#ui/Link.tsx';
import styles from './PostHeader.module.css';

/** Title and description of a post in the list. The title's link covers the surrounding element of class `post`. */
export const PostHeader = ({ post }: { post: PostCard }) => (
  <>
    <h2>
      <Link to={post.path} className={styles.link}>
        {post.title}
      </Link>
    </h2>
    <p className={styles.description}>{post.description}</p>
  </>
);
