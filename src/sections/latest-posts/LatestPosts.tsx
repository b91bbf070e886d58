import { useId } from 'react';
import type { PropsOf } from '#content/author-components.ts';
import { useRecord } from '../PageDataContext.ts';
import { ListHead } from '../section-heading/ListHeading.tsx';
import styles from './LatestPosts.module.css';
import { PostTeaser } from './PostTeaser.tsx';

/** The newest posts: one large, two small. */
export function LatestPosts({ id, title, more }: PropsOf<'LatestPosts'>) {
  const label = useId();
  const [newest, ...others] = useRecord().posts ?? [];
  if (!newest) return null;
  const small = others.slice(0, 2);
  return (
    <section className={`${styles.posts} section grid`} id={id} data-section="blog" aria-labelledby={label}>
      <ListHead label={label} title={title} variant="2" page="blog" more={more} />
      <PostTeaser post={newest} large drawn />
      <div className={styles.pair}>
        {small.map((post) => (
          // A single one carries the column with a drawing of its own.
          <PostTeaser key={post.path} post={post} drawn={small.length === 1} />
        ))}
      </div>
    </section>
  );
}
