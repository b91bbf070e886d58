import type { Motif } from '#content/collections.ts';
import type { PostCard } from '#content/page-data.ts';
import { motifs } from './motifs.tsx';

const motifNames = Object.keys(motifs) as Motif[];

interface PostDrawingProps {
  post: Pick<PostCard, 'path' | 'hue' | 'drawing'>;
}

/** The drawing of a post: the one that its author chose, or one that follows from its path. */
export function PostDrawing({ post: { path, hue, drawing = pickMotif(path) } }: PostDrawingProps) {
  const Drawing = motifs[drawing];
  return (
    <svg viewBox="0 0 640 400" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
      <Drawing hue={hue} />
    </svg>
  );
}

/** Returns a motif by a hash of the slug, so that it is the same in every language and build. */
function pickMotif(path: string): Motif {
  const slug = path.slice(path.lastIndexOf('/') + 1);
  const hash = [...slug].reduce((sum, character) => (sum * 31 + character.charCodeAt(0)) % 9973, 0);
  return motifNames[hash % motifNames.length] ?? 'ridge';
}
