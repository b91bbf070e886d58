import type { PageLayoutRecord } from '#content/record.ts';
import { AxisBody } from './AxisBody.tsx';
import styles from './BlogLayout.module.css';
import type { LayoutProps } from './layout.ts';
import { NewestPost } from './NewestPost.tsx';
import { NoPosts } from './NoPosts.tsx';
import { PageHeader } from './PageHeader.tsx';
import { PostRow } from './PostRow.tsx';

/** All posts: the newest large, the others as rows on the axis. What the document says stands below them. */
export default function BlogLayout({ record, Body }: LayoutProps<PageLayoutRecord>) {
  const [newest, ...earlier] = record.posts ?? [];
  return (
    <>
      <PageHeader />
      <div className={`${styles.posts} grid`}>
        {newest ? (
          <NewestPost post={newest} language={record.language} />
        ) : (
          <NoPosts language={record.language} />
        )}
        {earlier.length > 0 && (
          <ol className={styles.earlier}>
            {earlier.map((post) => (
              <PostRow key={post.path} post={post} language={record.language} />
            ))}
          </ol>
        )}
      </div>
      <AxisBody Body={Body} />
    </>
  );
}
