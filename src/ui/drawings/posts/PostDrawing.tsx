import type { Motif } from '#content/collections.ts';
import type { PostCard } from '#content/page-data.ts';
import { motifs } from './motifs.ts';

interface PostDrawingProps {
  post: Pick<PostCard, 'path' | 'hue' | 'drawing'>;
}

/** A post's drawing: the one its author chose, or one that its address picks. */
export function PostDrawing({ post: { path, hue, drawing = pick(path) } }: PostDrawingProps) {
  const Drawing = motifs[drawing];
  return (
    <svg
      viewBox="0 0 640 400"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
      focusable="false"
    >
      <Drawing hue={hue} />
    </svg>
  );
}

const names = Object.keys(motifs) as Motif[];

/** The same one in every language and build. */
function pick(path: string): Motif {
  const slug = path.slice(path.lastIndexOf('/') + 1);
  const hash = [...slug].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 0);
  return names[hash % names.length] ?? 'ridge';
}
