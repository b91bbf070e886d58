import type { ComponentType } from 'react';
import type { ComponentsOf } from '#content/author-components.ts';
import { sectionComponents } from '#sections/index.ts';
import { baseComponents } from './author-components.tsx';

/** The words of the vocabulary that every page has at once, and what stands for HTML elements: what each layout gives the body. */
export const components = {
  ...baseComponents,
  ...sectionComponents,
} satisfies Record<ComponentsOf<never>, ComponentType<never>>;
