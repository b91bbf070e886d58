import type { PageLayoutRecord } from '#content/page-data.ts';
import { AxisBody } from '../body/TwoColumnBody.tsx';
import type { LayoutProps } from '../layout-props.ts';
import { ListTop } from './BlogHeader.tsx';
import styles from './BlogLayout.module.css';
import { NewestPost } from './NewestPost.tsx';
import { NoPosts } from './NoPosts.tsx';
import { Pagination } from './Pagination.tsx';
import { PostRow } from './PostListItem.tsx';
import { TagIndex } from './TagIndex.tsx';

/**
 * A page of a list of posts. All posts begin with the newest one, large; other pages are rows on the axis. What the
 * document says stands below them.
 */
export default function BlogLayout({ record, Body }: LayoutProps<PageLayoutRecord>) {
  const { language, list, posts = [] } = record;
  const [first, ...others] = posts;
  const front = list?.page === 1 && !list.term;
  const rows = front ? others : posts;
  return (
    <>
      <ListTop list={list} language={language} />
      <div className={`${styles.posts} grid`}>
        {front && first && <NewestPost post={first} language={language} />}
        {!first && <NoPosts language={language} />}
        {rows.length > 0 && (
          <ol className={styles.rows}>
            {rows.map((post) => (
              <PostRow key={post.path} post={post} language={language} />
            ))}
          </ol>
        )}
        {list && list.pages > 1 && <Pagination list={list} />}
      </div>
      <AxisBody Body={Body} />
      {list && list.tags.length > 0 && <TagIndex list={list} />}
    </>
  );
}
