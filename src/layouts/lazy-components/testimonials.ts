import type { ComponentType } from 'react';
import type { ComponentsOf } from '#content/author-components.ts';
import { Testimonials } from '#sections/testimonials/Testimonials.tsx';

export const components = { Testimonials } satisfies Record<
  ComponentsOf<'testimonials'>,
  ComponentType<never>
>;
