/**
 * Presentations of the text of a case study: they show its challenges, solutions and key features as its product would.
 */
import type { ComponentType } from 'react';
import type { CaseStudyPresentation } from '#content/collections.ts';
import { Agreement } from './agreement/Agreement.tsx';
import { Balance } from './agreement/Balance.tsx';
import { SharedWeek } from './agreement/SharedWeek.tsx';
import { EventMap } from './calendar/EventMap.tsx';
import { NoticeBoard } from './calendar/NoticeBoard.tsx';
import { Programme } from './calendar/Programme.tsx';
import { CatalogueSpread } from './catalogue/CatalogueSpread.tsx';
import { IndexCards } from './catalogue/IndexCards.tsx';
import { PriceTags } from './catalogue/PriceTags.tsx';
import { Answers, Conversation } from './conversation/Conversation.tsx';
import { QuickReplies } from './conversation/QuickReplies.tsx';
import { Rucksack } from './course/Rucksack.tsx';
import { Track } from './course/Track.tsx';
import { TrailSignpost } from './course/TrailSignpost.tsx';
import { Cloakroom } from './day/Cloakroom.tsx';
import { DayLine } from './day/DayLine.tsx';
import { DropOff } from './day/DropOff.tsx';
import { StaffView } from './day/StaffView.tsx';
import { FloorPlan } from './exhibition/FloorPlan.tsx';
import { GalleryWall } from './exhibition/GalleryWall.tsx';
import { HangingSign } from './exhibition/HangingSign.tsx';
import type { EntryListProps } from './list-entries.ts';
import { Keys } from './register/Keys.tsx';
import { Ledger } from './register/Ledger.tsx';
import { MemberCards } from './register/MemberCards.tsx';

/**
 * Placement of a list in the page: `across` is below its heading, `corner` around it, and `wide` up to both edges of the
 * window. `beside` and `band` are on a band of their own, beside the heading or below it.
 */
export type Placement = 'across' | 'band' | 'beside' | 'corner' | 'wide';

/** A list as a presentation draws it, and its placement. Without one, the list is where a plain list would be. */
interface PresentedList {
  List: ComponentType<EntryListProps>;
  placement?: Placement;
}

export interface Presentation {
  /** People before the cover, in a wide window. */
  CoverFigures?: ComponentType;
  challenges: PresentedList;
  solutions: PresentedList;
  features: PresentedList;
}

export const presentations: Record<CaseStudyPresentation, Presentation> = {
  agreement: {
    challenges: { List: Balance, placement: 'band' },
    solutions: { List: Agreement, placement: 'corner' },
    features: { List: SharedWeek, placement: 'band' },
  },
  calendar: {
    challenges: { List: NoticeBoard, placement: 'across' },
    solutions: { List: EventMap, placement: 'across' },
    features: { List: Programme, placement: 'band' },
  },
  catalogue: {
    challenges: { List: CatalogueSpread, placement: 'across' },
    solutions: { List: IndexCards },
    features: { List: PriceTags, placement: 'band' },
  },
  conversation: {
    challenges: { List: Conversation, placement: 'wide' },
    solutions: { List: Answers, placement: 'wide' },
    features: { List: QuickReplies, placement: 'beside' },
  },
  course: {
    challenges: { List: TrailSignpost, placement: 'corner' },
    solutions: { List: Track, placement: 'corner' },
    features: { List: Rucksack, placement: 'corner' },
  },
  day: {
    CoverFigures: DropOff,
    challenges: { List: Cloakroom, placement: 'across' },
    solutions: { List: DayLine, placement: 'across' },
    features: { List: StaffView, placement: 'band' },
  },
  exhibition: {
    challenges: { List: GalleryWall, placement: 'wide' },
    solutions: { List: FloorPlan, placement: 'wide' },
    features: { List: HangingSign, placement: 'band' },
  },
  register: {
    challenges: { List: MemberCards, placement: 'across' },
    solutions: { List: Ledger },
    features: { List: Keys, placement: 'band' },
  },
};
