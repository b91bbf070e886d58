import { Counter } from '#sections/Counter.tsx';
import { Counters } from '#sections/Counters.tsx';
import { KeyFigure } from '#sections/KeyFigure.tsx';

/** The sections that every document may hold. Posts and policies take these alone, and load no others. */
export const wideComponents = { Counter, Counters, KeyFigure };
