import type { ComponentType } from 'react';
import type { ComponentName } from '#content/vocabulary.ts';
import { About, Lit } from './About.tsx';
import { Banner, Facts } from './Banner.tsx';
import { Bar } from './Bar.tsx';
import { Capabilities } from './Capabilities.tsx';
import { Capability } from './Capability.tsx';
import { Chart } from './Chart.tsx';
import { Counter } from './Counter.tsx';
import { Counters } from './Counters.tsx';
import { Drawing } from './Drawing.tsx';
import { Faq } from './Faq.tsx';
import { Invitation } from './Invitation.tsx';
import { KeyFigure } from './KeyFigure.tsx';
import { LatestPosts } from './LatestPosts.tsx';
import { Partner } from './Partner.tsx';
import { Partners } from './Partners.tsx';
import { Portfolio } from './Portfolio.tsx';
import { Position } from './Position.tsx';
import { Positions } from './Positions.tsx';
import { Publication } from './Publication.tsx';
import { Question } from './Question.tsx';
import { Reason } from './Reason.tsx';
import { Reasons } from './Reasons.tsx';
import { Role } from './Role.tsx';
import { Roles } from './Roles.tsx';
import { Service } from './Service.tsx';
import { Services } from './Services.tsx';
import { Step } from './Step.tsx';
import { Steps } from './Steps.tsx';
import { Tallies } from './Tallies.tsx';
import { Tally } from './Tally.tsx';
import { YearReport } from './YearReport.tsx';

/** The sections of pages, and what stands in them, under the names that authors write. */
export const sectionComponents = {
  Bar,
  Capabilities,
  Capability,
  Chart,
  Faq,
  Partner,
  Partners,
  Position,
  Positions,
  Publication,
  Question,
  Reason,
  Reasons,
  Step,
  Steps,
  Tallies,
  Tally,
  YearReport,
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
