import type { ComponentType } from 'react';
import type { ComponentName } from '#content/vocabulary.ts';
import { sectionComponents } from '#sections/index.ts';
import { baseComponents } from './mdx.tsx';

/** Every word of the vocabulary, and what stands for HTML elements: what each layout gives the body. */
export const components = {
  ...baseComponents,
  ...sectionComponents,
} satisfies Record<ComponentName, ComponentType<never>>;
