/**
 * Forms of the text of a case study: the components that show its challenges, solutions and key features as its product
 * would. What a form leaves out is shown as on other pages.
 */
import type { ComponentProps, ComponentType, PropsWithChildren } from 'react';
import type { PropsOf } from '#content/author-components.ts';
import type { CaseStudyForm } from '#content/collections.ts';
import { Agreement } from './agreement/Agreement.tsx';
import { Balance, Weight } from './agreement/Balance.tsx';
import { Day, SharedWeek } from './agreement/SharedWeek.tsx';
import { NoticeBoard, PosterRow } from './calendar/NoticeBoard.tsx';
import { Programme, ProgrammeFeature } from './calendar/Programme.tsx';
import { Week } from './calendar/Week.tsx';
import { CatalogueEntry, CatalogueSpread } from './catalogue/CatalogueSpread.tsx';
import { FilterChip, FilterChips } from './catalogue/FilterChips.tsx';
import { IndexCards } from './catalogue/IndexCards.tsx';
import { Answers, Conversation, Message } from './conversation/Conversation.tsx';
import { QuickReplies, QuickReply } from './conversation/QuickReplies.tsx';
import { Pocket, Rucksack } from './course/Rucksack.tsx';
import { Board, Signpost } from './course/Signpost.tsx';
import { Track } from './course/Track.tsx';
import { Cloakroom, Note } from './day/Cloakroom.tsx';
import { DayLine } from './day/DayLine.tsx';
import { StaffButton, StaffView } from './day/StaffView.tsx';
import { FloorPlan } from './exhibition/FloorPlan.tsx';
import { GalleryWall, WallLabel } from './exhibition/GalleryWall.tsx';
import { HangingSign, SignBoard } from './exhibition/HangingSign.tsx';
import { Key, Keys } from './register/Keys.tsx';
import { Ledger } from './register/Ledger.tsx';
import { MemberCard, MemberCards } from './register/MemberCards.tsx';

/** Components of one form. */
export interface FormComponents {
  /** The challenges, and one of them. */
  Rows?: ComponentType<PropsWithChildren<PropsOf<'Rows'>>>;
  Row?: ComponentType<PropsWithChildren<PropsOf<'Row'>>>;
  /** The solutions. Each entry starts with its title in bold words. */
  ol?: ComponentType<ComponentProps<'ol'>>;
  /** The key features, and one of them. */
  Features?: ComponentType<PropsWithChildren>;
  Feature?: ComponentType<PropsWithChildren<PropsOf<'Feature'>>>;
}

/**
 * The components of each form. The attribute `data-form` of their elements names their place in the page: `across` below their
 * heading, `corner` around it, `wide` up to both edges of the window; features `beside` their heading or below it, both on a
 * `band`.
 */
export const forms: Record<CaseStudyForm, FormComponents> = {
  agreement: { Rows: Balance, Row: Weight, ol: Agreement, Features: SharedWeek, Feature: Day },
  calendar: { Rows: NoticeBoard, Row: PosterRow, ol: Week, Features: Programme, Feature: ProgrammeFeature },
  catalogue: {
    Rows: CatalogueSpread,
    Row: CatalogueEntry,
    ol: IndexCards,
    Features: FilterChips,
    Feature: FilterChip,
  },
  conversation: {
    Rows: Conversation,
    Row: Message,
    ol: Answers,
    Features: QuickReplies,
    Feature: QuickReply,
  },
  course: { Rows: Signpost, Row: Board, ol: Track, Features: Rucksack, Feature: Pocket },
  day: { Rows: Cloakroom, Row: Note, ol: DayLine, Features: StaffView, Feature: StaffButton },
  exhibition: {
    Rows: GalleryWall,
    Row: WallLabel,
    ol: FloorPlan,
    Features: HangingSign,
    Feature: SignBoard,
  },
  register: { Rows: MemberCards, Row: MemberCard, ol: Ledger, Features: Keys, Feature: Key },
};
