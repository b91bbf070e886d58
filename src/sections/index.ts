import type { ComponentType } from 'react';
import type { ComponentName } from '#content/author-components.ts';
import { About, Lit } from './about/About.tsx';
import { Banner, Facts } from './banner/Banner.tsx';
import { Invitation } from './call-to-action/CallToAction.tsx';
import { Capabilities } from './capabilities/Capabilities.tsx';
import { Capability } from './capabilities/Capability.tsx';
import { Bar } from './chart/Bar.tsx';
import { Chart } from './chart/Chart.tsx';
import { Counter } from './counters/Counter.tsx';
import { Counters } from './counters/Counters.tsx';
import { Tally } from './dot-counts/DotCount.tsx';
import { Tallies } from './dot-counts/DotCounts.tsx';
import { Faq } from './faq/Faq.tsx';
import { Question } from './faq/Question.tsx';
import { Position } from './job-openings/JobOpening.tsx';
import { Positions } from './job-openings/JobOpenings.tsx';
import { KeyFigure } from './key-figure/KeyFigure.tsx';
import { LatestPosts } from './latest-posts/LatestPosts.tsx';
import { Partner } from './partners/Partner.tsx';
import { Partners } from './partners/Partners.tsx';
import { Portfolio } from './portfolio/Portfolio.tsx';
import { Publication } from './publication/Publication.tsx';
import { Reason } from './reasons/Reason.tsx';
import { Reasons } from './reasons/Reasons.tsx';
import { Role } from './roles/Role.tsx';
import { Roles } from './roles/Roles.tsx';
import { Service } from './services/Service.tsx';
import { Services } from './services/Services.tsx';
import { Step } from './steps/Step.tsx';
import { Steps } from './steps/Steps.tsx';
import { Drawing } from './wide-drawing/WideDrawing.tsx';
import { YearReport } from './year-report/YearReport.tsx';

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
