import type { PlainPageData } from '#content/page-data.ts';
import { TwoColumnBody } from '../body/TwoColumnBody.tsx';
import type { LayoutProps } from '../layout-props.ts';
import { BlogHeader } from './BlogHeader.tsx';
import styles from './BlogLayout.module.css';
import { NewestPost } from './NewestPost.tsx';
import { NoPosts } from './NoPosts.tsx';
import { Pagination } from './Pagination.tsx';
import { PostListItem } from './PostListItem.tsx';
import { TagIndex } from './TagIndex.tsx';

/**
 * One page of a list of posts, with the document's text below it. The first page of the list of all posts starts with
 * the newest one, large.
 */
export default function BlogLayout({ pageData, Body }: LayoutProps<PlainPageData>) {
  const { language, list, posts = [] } = pageData;
  const [newest, ...others] = posts;
  const isFrontPage = list?.page === 1 && !list.term;
  const listedPosts = isFrontPage ? others : posts;
  return (
    <>
      <BlogHeader list={list} language={language} />
      <div className={`${styles.posts} grid`}>
        {isFrontPage && newest && <NewestPost post={newest} language={language} />}
        {!newest && <NoPosts language={language} />}
        {listedPosts.length > 0 && (
          <ol className={styles.list}>
            {listedPosts.map((post) => (
              <PostListItem key={post.path} post={post} language={language} />
            ))}
          </ol>
        )}
        {list && list.pages > 1 && <Pagination list={list} />}
      </div>
      <TwoColumnBody Body={Body} />
      {list && list.tags.length > 0 && <TagIndex list={list} />}
    </>
  );
}
