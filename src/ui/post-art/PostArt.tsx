import type { PostCard } from '#content/page-data.ts';
import { Cover } from '../cover/Cover.tsx';
import { PostDrawing } from '../drawings/posts/PostDrawing.tsx';

interface PostArtProps {
  post: PostCard;
  lazy?: boolean | undefined;
}

/** The cover of a post in a list, or its drawing. The title beside it says what the post is about. */
export const PostArt = ({ post, lazy }: PostArtProps) =>
  post.cover ? <Cover image={post.cover} alt="" lazy={lazy} /> : <PostDrawing post={post} />;
