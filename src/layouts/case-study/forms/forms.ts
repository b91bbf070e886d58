/**
 * Forms of the text of a case study: they show its challenges, solutions and key features as its product would. A page without
 * a form has plain lists.
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

/**
 * Place of a form in the page: `across` below its heading, `corner` around it, `wide` up to both edges of the window. On a band
 * of its own it is `beside` its heading, or below it (`band`).
 */
export type FormPlace = 'across' | 'band' | 'beside' | 'corner' | 'wide';

/** A form: the components of each section, and its place. Without a place, it stands where the usual list does. */
export interface Form {
  challenges: {
    Rows: ComponentType<PropsWithChildren<PropsOf<'Rows'>>>;
    Row: ComponentType<PropsWithChildren<PropsOf<'Row'>>>;
    place: FormPlace;
  };
  /** The list of solutions. Each entry starts with its title in bold words. */
  solutions: { ol: ComponentType<ComponentProps<'ol'>>; place?: FormPlace };
  features: {
    Features: ComponentType<PropsWithChildren>;
    Feature: ComponentType<PropsWithChildren<PropsOf<'Feature'>>>;
    place: FormPlace;
  };
}

export const forms: Record<CaseStudyForm, Form> = {
  agreement: {
    challenges: { Rows: Balance, Row: Weight, place: 'corner' },
    solutions: { ol: Agreement, place: 'corner' },
    features: { Features: SharedWeek, Feature: Day, place: 'corner' },
  },
  calendar: {
    challenges: { Rows: NoticeBoard, Row: PosterRow, place: 'across' },
    solutions: { ol: Week, place: 'across' },
    features: { Features: Programme, Feature: ProgrammeFeature, place: 'band' },
  },
  catalogue: {
    challenges: { Rows: CatalogueSpread, Row: CatalogueEntry, place: 'across' },
    solutions: { ol: IndexCards },
    features: { Features: FilterChips, Feature: FilterChip, place: 'beside' },
  },
  conversation: {
    challenges: { Rows: Conversation, Row: Message, place: 'wide' },
    solutions: { ol: Answers, place: 'wide' },
    features: { Features: QuickReplies, Feature: QuickReply, place: 'beside' },
  },
  course: {
    challenges: { Rows: Signpost, Row: Board, place: 'corner' },
    solutions: { ol: Track, place: 'corner' },
    features: { Features: Rucksack, Feature: Pocket, place: 'corner' },
  },
  day: {
    challenges: { Rows: Cloakroom, Row: Note, place: 'across' },
    solutions: { ol: DayLine, place: 'across' },
    features: { Features: StaffView, Feature: StaffButton, place: 'band' },
  },
  exhibition: {
    challenges: { Rows: GalleryWall, Row: WallLabel, place: 'wide' },
    solutions: { ol: FloorPlan, place: 'wide' },
    features: { Features: HangingSign, Feature: SignBoard, place: 'beside' },
  },
  register: {
    challenges: { Rows: MemberCards, Row: MemberCard, place: 'across' },
    solutions: { ol: Ledger },
    features: { Features: Keys, Feature: Key, place: 'beside' },
  },
};

/** Returns the components of a form by their names in a document. */
export function getFormComponents({ challenges, solutions, features }: Form) {
  const { Rows, Row } = challenges;
  const { Features, Feature } = features;
  return { Rows, Row, ol: solutions.ol, Features, Feature };
}
