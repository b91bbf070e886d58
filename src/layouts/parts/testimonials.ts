import type { ComponentType } from 'react';
import type { ComponentsOf } from '#content/vocabulary.ts';
import { Testimonials } from '#sections/Testimonials.tsx';

export const components = { Testimonials } satisfies Record<
  ComponentsOf<'testimonials'>,
  ComponentType<never>
>;
