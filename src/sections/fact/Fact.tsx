import { facts } from 'virtual:site';
import type { PropsOf } from '#content/author-components.ts';
import { usePageData } from '../PageDataContext.ts';

/** The figure of a fact from facts.yaml, in the notation of the page's language. A line never ends within it. */
export function Fact({ name, unit }: PropsOf<'Fact'>) {
  const fact = facts[usePageData().language][name];
  return fact && (unit && fact.unit ? `${fact.figure}\u00A0${fact.unit}` : fact.figure);
}
