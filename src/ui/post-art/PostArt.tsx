import type { PostCard } from '#content/page-data.ts';
import { Cover } from '../cover/Cover.tsx';
import { PostDrawing } from '../drawings/posts/PostDrawing.tsx';

interface PostArtProps {
  post: PostCard;
  lazy?: boolean | undefined;
  /**
   * View of the cover: across a wide window and a square of it on a phone, the square on a phone only, or the square in
   * all windows. It is shown whole otherwise.
   */
  view?: 'wide' | 'square' | 'detail' | undefined;
}

/** The cover of a post in a list, or its drawing. The title beside it says what the post is about. */
export const PostArt = ({ post, lazy, view }: PostArtProps) =>
  post.cover ? <Cover image={post.cover} alt="" lazy={lazy} view={view} /> : <PostDrawing post={post} />;
