import type { ComponentType } from 'react';
import type { Motif } from '#content/collections.ts';
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

/** The drawings of posts, under the names that writers use. */
export const motifs: Record<Motif, ComponentType<MotifProps>> = {
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
