import type { ComponentType } from 'react';
import type { Motif } from '#content/collections.ts';
import type { PostCard } from '#content/page-data.ts';
import { Boundary } from './Boundary.tsx';
import { Conversation } from './Conversation.tsx';
import { Crossroads } from './Crossroads.tsx';
import { Ledger } from './Ledger.tsx';
import type { MotifProps } from './motif.ts';
import { Ridge } from './Ridge.tsx';
import { Route } from './Route.tsx';
import { Sheet } from './Sheet.tsx';
import { Sketch } from './Sketch.tsx';
import { Thread } from './Thread.tsx';
import { Waterfall } from './Waterfall.tsx';
import { Waterline } from './Waterline.tsx';

/** Drawings by the names that authors write. */
const motifs: Record<Motif, ComponentType<MotifProps>> = {
  boundary: Boundary,
  conversation: Conversation,
  crossroads: Crossroads,
  ledger: Ledger,
  ridge: Ridge,
  route: Route,
  sheet: Sheet,
  sketch: Sketch,
  thread: Thread,
  waterfall: Waterfall,
  waterline: Waterline,
};
const motifNames = Object.keys(motifs) as Motif[];

interface PostDrawingProps {
  post: Pick<PostCard, 'path' | 'hue' | 'drawing'>;
}

/** The drawing of a post: the one that its author chose, or one that follows from its path. */
export function PostDrawing({ post: { path, hue, drawing = pickMotif(path) } }: PostDrawingProps) {
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

/** Returns a motif by a hash of the slug, so that it is the same in every language and build. */
function pickMotif(path: string): Motif {
  const slug = path.slice(path.lastIndexOf('/') + 1);
  const hash = [...slug].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 0);
  return motifNames[hash % motifNames.length] ?? 'ridge';
}
