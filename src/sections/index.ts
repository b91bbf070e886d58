import type { ComponentType } from 'react';
import type { ComponentName } from '#content/vocabulary.ts';
import { About, Lit } from './About.tsx';
import { Banner, Facts } from './Banner.tsx';
import { Counter } from './Counter.tsx';
import { Counters } from './Counters.tsx';
import { Drawing } from './Drawing.tsx';
import { Invitation } from './Invitation.tsx';
import { KeyFigure } from './KeyFigure.tsx';
import { LatestPosts } from './LatestPosts.tsx';
import { Portfolio } from './Portfolio.tsx';
import { Role } from './Role.tsx';
import { Roles } from './Roles.tsx';
import { Service } from './Service.tsx';
import { Services } from './Services.tsx';

/** The sections of pages, and what stands in them, under the names that authors write. */
export const sectionComponents = {
  About,
  Banner,
  Counter,
  Counters,
  Drawing,
  Facts,
  Invitation,
  KeyFigure,
  LatestPosts,
  Lit,
  Portfolio,
  Role,
  Roles,
  Service,
  Services,
} satisfies Partial<Record<ComponentName, ComponentType<never>>>;
