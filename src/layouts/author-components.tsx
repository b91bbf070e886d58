/** Maps the names that authors write in MDX, and HTML elements, to React components. */
import { type ComponentProps, type ComponentType, isValidElement, type ReactNode } from 'react';
import type { componentSpecs, PropsOf } from '#content/author-components.ts';
import type { IslandName } from '#content/client-data.ts';
import { getPageTitle } from '#content/page-data.ts';
import { ApplicationForm } from '#forms/ApplicationForm.tsx';
import { EnquiryForm } from '#forms/EnquiryForm.tsx';
import type { FormProps } from '#forms/form-result.ts';
import { MessageForm } from '#forms/MessageForm.tsx';
import type { FormKind } from '#forms/schemas/forms.ts';
import { About, LitWord } from '#sections/about/About.tsx';
import { Area, Areas } from '#sections/areas/Areas.tsx';
import { Banner, BannerFacts } from '#sections/banner/Banner.tsx';
import { BookMeeting } from '#sections/book-meeting/BookMeeting.tsx';
import { CallToAction } from '#sections/call-to-action/CallToAction.tsx';
import { Capabilities, Capability } from '#sections/capabilities/Capabilities.tsx';
import { Case, Cases } from '#sections/cases/Cases.tsx';
import { Certificate } from '#sections/certificate/Certificate.tsx';
import { Bar, Chart } from '#sections/chart/Chart.tsx';
import { Counter, Counters } from '#sections/counters/Counters.tsx';
import { Document, Documents } from '#sections/documents/Documents.tsx';
import { DotCount, DotCounts } from '#sections/dot-counts/DotCounts.tsx';
import { DrawnList } from '#sections/drawn-list/DrawnList.tsx';
import { DrawnStatement } from '#sections/drawn-statement/DrawnStatement.tsx';
import { Email } from '#sections/email/Email.tsx';
import { Exhibit } from '#sections/exhibit/Exhibit.tsx';
import { Fact } from '#sections/fact/Fact.tsx';
import { Faq, Question } from '#sections/faq/Faq.tsx';
import { Action, FileLink } from '#sections/file-link/FileLink.tsx';
import { Island } from '#sections/island/Island.tsx';
import { JobOpening, JobOpenings } from '#sections/job-openings/JobOpenings.tsx';
import { KeyFigure } from '#sections/key-figure/KeyFigure.tsx';
import { LatestPosts } from '#sections/latest-posts/LatestPosts.tsx';
import { usePageData } from '#sections/PageDataContext.ts';
import { Partner, Partners } from '#sections/partners/Partners.tsx';
import { Point, Points } from '#sections/points/Points.tsx';
import { Portfolio } from '#sections/portfolio/Portfolio.tsx';
import { PrivacyChoices } from '#sections/privacy/PrivacyChoices.tsx';
import { StorageTable } from '#sections/privacy/StorageTable.tsx';
import { Publication } from '#sections/publication/Publication.tsx';
import { Reason, Reasons } from '#sections/reasons/Reasons.tsx';
import { Report, Reports } from '#sections/reports/Reports.tsx';
import {
  Responsibilities,
  Responsibility,
  ResponsibleRole,
} from '#sections/responsibilities/Responsibilities.tsx';
import { Role, RoleGroup, Roles } from '#sections/roles/Roles.tsx';
import { Screens } from '#sections/screens/Screens.tsx';
import { Service, Services } from '#sections/services/Services.tsx';
import { Source, Sources } from '#sections/sources/Sources.tsx';
import { Step, Steps } from '#sections/steps/Steps.tsx';
import { Testimonials } from '#sections/testimonials/Testimonials.tsx';
import { Callout } from '#ui/callout/Callout.tsx';
import { Feature, Features } from '#ui/features/Features.tsx';
import { Figure } from '#ui/figure/Figure.tsx';
import { Image } from '#ui/Image.tsx';
import { LetterKey } from '#ui/letter-key/LetterKey.tsx';
import { InView, Parallax, Reveal, SplitHeading } from '#ui/motion-elements.tsx';
import { NewerOriginal } from '#ui/newer-original/NewerOriginal.tsx';
import { Pictogram } from '#ui/pictogram/Pictogram.tsx';
import { Row, Rows } from '#ui/rows/Rows.tsx';
import { Sample } from '#ui/sample/Sample.tsx';
import { Scene } from '#ui/scene/Scene.tsx';
import { Sidenote } from '#ui/sidenote/Sidenote.tsx';
import { Statement } from '#ui/statement/Statement.tsx';
import { Table, TableCell, TableHeader } from '#ui/table/Table.tsx';
import { Vignette } from '#ui/vignette/Vignette.tsx';

/** A code block. It is focusable because long lines scroll. */
const Preformatted = (props: ComponentProps<'pre'>) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: Safari scrolls by key only what has the focus (axe: scrollable-region-focusable)
  <pre tabIndex={0} {...props} />
);

const LazyImage = (props: ComponentProps<typeof Image>) => <Image {...props} lazy />;

const Icon = ({ name, hue }: PropsOf<'Icon'>) => <Pictogram icon={name} hue={hue} />;

const htmlElements = { a: FileLink, pre: Preformatted, table: Table, th: TableHeader, td: TableCell };

/** Components within the text. */
const textComponents = {
  Action,
  Area,
  Areas,
  BookMeeting,
  Callout,
  DrawnList,
  Email,
  Fact,
  Feature,
  Features,
  Figure,
  Icon,
  InView,
  LetterKey,
  Parallax,
  Reveal,
  Row,
  Rows,
  Sample,
  Scene,
  Sidenote,
  SplitHeading,
  Statement,
  DrawnStatement,
  Vignette,
};

/** Sections across the page, and the components inside them. */
const sectionComponents = {
  About,
  Banner,
  Bar,
  Capabilities,
  Capability,
  Case,
  Cases,
  Certificate,
  Chart,
  Counter,
  Counters,
  Document,
  Documents,
  Exhibit,
  Facts: BannerFacts,
  Faq,
  Invitation: CallToAction,
  KeyFigure,
  LatestPosts,
  Lit: LitWord,
  Partner,
  Partners,
  Point,
  Source,
  Sources,
  Points,
  Portfolio,
  Position: JobOpening,
  Positions: JobOpenings,
  Publication,
  Question,
  Reason,
  Reasons,
  Report,
  Reports,
  Responsibilities,
  Responsibility,
  ResponsibleRole,
  Role,
  RoleGroup,
  Roles,
  Screens,
  Service,
  Services,
  Step,
  Steps,
  Tallies: DotCounts,
  Tally: DotCount,
};

interface FormIslandProps {
  name: IslandName;
  kind: FormKind;
  component: ComponentType<FormProps>;
}

/** The island of a form, with the form's result if the page shows it. */
function FormIsland({ name, kind, component }: FormIslandProps) {
  const pageData = usePageData();
  const { answer, path } = pageData;
  const shownResult =
    answer?.form === kind ? { result: answer, path, title: getPageTitle(pageData) } : undefined;
  return <Island name={name} component={component} props={{ shownResult }} />;
}

const formComponents = {
  ApplicationForm: () => <FormIsland name="ApplicationForm" kind="application" component={ApplicationForm} />,
  EnquiryForm: () => <FormIsland name="EnquiryForm" kind="enquiry" component={EnquiryForm} />,
  MessageForm: () => <FormIsland name="MessageForm" kind="message" component={MessageForm} />,
};

const formElements: ReadonlySet<unknown> = new Set(Object.values(formComponents));

/** Returns whether a child of a compiled document is one of the forms. */
export const isForm = (child: ReactNode): boolean => isValidElement(child) && formElements.has(child.type);

/** True for an `<Action>`. */
export const isAction = (child: ReactNode): boolean => isValidElement(child) && child.type === Action;

const PrivacyChoicesIsland = () => (
  <Island
    name="PrivacyChoices"
    component={PrivacyChoices}
    props={{ videoProviders: usePageData().videoProviders ?? [] }}
  />
);

/** Components that every layout passes to the body. */
export const authorComponents = {
  ...htmlElements,
  /** Markdown images are compiled to this component. Authors do not write it. */
  Image: LazyImage,
  /** The compiler adds it below paragraphs that are behind. */
  NewerOriginal,
  ...textComponents,
  ...formComponents,
  ...sectionComponents,
  PrivacyChoices: PrivacyChoicesIsland,
  StorageTable,
  Testimonials,
} satisfies Record<
  keyof typeof componentSpecs | keyof typeof htmlElements | 'Image' | 'NewerOriginal',
  ComponentType<never>
>;
