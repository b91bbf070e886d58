import {
  Children,
  type ComponentProps,
  isValidElement,
  type PropsWithChildren,
  type ReactElement,
  type ReactNode,
} from 'react';
import { useTranslation } from 'react-i18next';
import type { PropsOf } from '#content/author-components.ts';
import type { SampleNote } from '#content/collections.ts';
import type { CaseStudyCard, CaseStudyPageData, ResponsiveImage } from '#content/page-data.ts';
import { findSampleNote } from '#content/samples.ts';
import { usePageData } from '#sections/PageDataContext.ts';
import { Cover } from '#ui/cover/Cover.tsx';
import { Panorama } from '#ui/cover/Panorama.tsx';
import { Features } from '#ui/features/Features.tsx';
import { Figure } from '#ui/figure/Figure.tsx';
import { Image } from '#ui/Image.tsx';
import { Link } from '#ui/Link.tsx';
import { Prose } from '#ui/prose/Prose.tsx';
import { Rows } from '#ui/rows/Rows.tsx';
import { FieldSamples, SampleLabel } from '#ui/sample/Sample.tsx';
import { Statement } from '#ui/statement/Statement.tsx';
import { UnbrokenWords } from '#ui/UnbrokenWords.tsx';
import { authorComponents } from '../author-components.tsx';
import { Footnotes, isFootnotes } from '../body/Footnotes.tsx';
import type { LayoutProps } from '../layout-props.ts';
import { hasVideo, PageVideo } from '../page-video.tsx';
import styles from './CaseStudyLayout.module.css';
import { OutcomeDrawing } from './OutcomeDrawing.tsx';
import { ProjectFacts } from './ProjectFacts.tsx';
import { getComponentEntries, getTitledEntries } from './presentations/list-entries.ts';
import { type Placement, type Presentation, presentations } from './presentations/presentations.ts';

/** A case study. Its hue colours the cover, the lists and the testimonial. */
export default function CaseStudyLayout({ pageData, Body }: LayoutProps<CaseStudyPageData>) {
  const { language, frontmatter, cover, vignette, next } = pageData;
  const {
    title,
    heading = title,
    description,
    lead = description,
    coverAlt,
    challenge,
    project,
    testimonial,
    closing,
    samples,
  } = frontmatter;
  return (
    <>
      <article className={`${styles.case} ${styles[frontmatter.hue]}`}>
        <header className={`${styles.hero} grid`}>
          <h1 data-long={longWord.test(heading) || undefined}>{heading}</h1>
          <p className="lead">
            <UnbrokenWords text={lead} />
          </p>
          <FieldSamples samples={samples} />
          {cover && !hasVideo(pageData) && <CaseCover cover={cover} alt={coverAlt} large />}
        </header>
        <div className={`${styles.story} grid`}>
          {hasVideo(pageData) && <PageVideo pageData={pageData} besideFacts />}
          <div className={`${styles.body} column`}>
            <ProjectFacts
              title={title}
              project={project}
              samples={samples}
              language={language}
              className={styles.facts}
            />
            {challenge && (
              <div>
                <Prose className={styles.text}>
                  <Statement>{challenge}</Statement>
                </Prose>
              </div>
            )}
            <Body components={components} />
          </div>
        </div>
        <CaseEnd
          testimonial={testimonial}
          closing={closing}
          sample={findSampleNote(samples, 'testimonial')}
          vignette={vignette}
        />
      </article>
      {next && <NextCase next={next} />}
    </>
  );
}

/** Matches a heading with a word that has no room in large letters. */
const longWord = /\S{12}/;

interface CaseCoverProps {
  cover: ResponsiveImage;
  alt?: string | undefined;
  /** True at the top of a page. */
  large?: boolean;
}

/** The cover, across the whole band if the drawing has views for that. The band's text is over its ground. */
function CaseCover({ cover, alt = '', large = false }: CaseCoverProps) {
  const props = { image: cover, alt, large, lazy: !large };
  if (cover.views) return <Panorama {...props} view="wide" />;
  return <Cover {...props} className={styles.cover} />;
}

/** The `<section>` that the compiler puts around a heading and its text. The first section may lack the heading. */
function CaseStudySection({ children, ...props }: ComponentProps<'section'>) {
  const presentation = usePresentation();
  if (isFootnotes(props)) return <Footnotes {...props}>{children}</Footnotes>;
  const blocks = Children.toArray(children);
  if (blocks.some(startsWithLabel)) return <Outcomes {...props} blocks={blocks.filter(isValidElement)} />;
  const types = blocks.flatMap((block) => [block, ...getChildren(block)]).flatMap(getType);
  const figureCount = blocks.flatMap(getType).filter((type) => type === Figure).length;
  const classNames = [
    styles.text,
    ...(presentation ? [] : types.map((type) => plainListClasses.get(type))),
    figureCount > 0 && styles.screens,
    figureCount > 1 && styles.pair,
    figureCount === 0 && types.includes(Solutions) && styles.steps,
  ];
  const text = <Prose className={[...new Set(classNames)].filter(Boolean).join(' ')}>{children}</Prose>;
  if (!props['aria-labelledby']) return <div>{text}</div>;
  const placement = getPlacement(types, presentation);
  return (
    <section {...props} className={placement && styles[placement]}>
      {text}
    </section>
  );
}

/**
 * The outcomes of a project. The last one, what changed, comes first, over a drawing on the horizon. The others are on
 * the ground below it.
 */
function Outcomes({ blocks, ...props }: ComponentProps<'section'> & { blocks: ReactElement[] }) {
  const [heading, ...outcomes] = blocks;
  const change = outcomes.pop();
  return (
    <section {...props} data-outcomes="">
      <Prose className={styles.text}>
        {heading}
        {change}
      </Prose>
      <OutcomeDrawing />
      <Prose className={styles.ground}>{outcomes}</Prose>
    </section>
  );
}

const getChildren = (node: ReactNode): ReactNode[] =>
  isValidElement<PropsWithChildren>(node) ? Children.toArray(node.props.children) : [];

/** Returns the type of an element, and none for text. A numbered list without titles is no list of solutions. */
function getType(node: ReactNode): unknown[] {
  if (!isValidElement<PropsWithChildren>(node)) return [];
  return [node.type === Solutions && !getTitledEntries(node.props.children) ? 'ol' : node.type];
}

/** Returns the presentation of the page's lists; undefined for plain lists. */
function usePresentation(): Presentation | undefined {
  const { frontmatter } = usePageData();
  return 'presentation' in frontmatter && frontmatter.presentation
    ? presentations[frontmatter.presentation]
    : undefined;
}

function Challenges({ children, ...props }: PropsWithChildren<PropsOf<'Rows'>>) {
  const presentation = usePresentation();
  if (!presentation) return <Rows {...props}>{children}</Rows>;
  return <presentation.challenges.List entries={getComponentEntries(children)} />;
}

/** A numbered list. Without titles, as in footnotes, it is no list of solutions. */
function Solutions(props: ComponentProps<'ol'>) {
  const presentation = usePresentation();
  const entries = presentation && getTitledEntries(props.children);
  return entries ? <presentation.solutions.List entries={entries} /> : <ol {...props} />;
}

function KeyFeatures({ children }: PropsWithChildren) {
  const presentation = usePresentation();
  if (!presentation) return <Features>{children}</Features>;
  return <presentation.features.List entries={getComponentEntries(children)} />;
}

/** Components of the body, by their names in a document. */
const components = {
  ...authorComponents,
  section: CaseStudySection,
  Rows: Challenges,
  ol: Solutions,
  Features: KeyFeatures,
};

/** Classes of a section by the plain lists that it contains, so that a page without them has none of their rules. */
const plainListClasses = new Map<unknown, string | undefined>([
  [Solutions, styles.numbered],
  [Challenges, styles.rows],
  [KeyFeatures, styles.features],
]);

/** Returns the placement of a section's list. Undefined puts it where plain challenges and solutions are. */
function getPlacement(
  types: readonly unknown[],
  presentation: Presentation | undefined,
): Placement | undefined {
  if (types.includes(KeyFeatures)) return presentation ? presentation.features.placement : 'beside';
  if (types.includes(Challenges)) return presentation?.challenges.placement;
  return types.includes(Solutions) ? presentation?.solutions.placement : undefined;
}

/** True for a paragraph that starts with bold words, as the outcomes of a project do. */
function startsWithLabel(node: ReactNode): boolean {
  if (!isValidElement<PropsWithChildren>(node) || node.type !== 'p') return false;
  const [first] = Children.toArray(node.props.children);
  return isValidElement(first) && first.type === 'strong';
}

interface CaseEndProps {
  testimonial: CaseStudyPageData['frontmatter']['testimonial'];
  closing: string | undefined;
  sample: SampleNote | undefined;
  vignette: ResponsiveImage | undefined;
}

/**
 * The client's testimonial beside the vignette, on the horizon. Until there is one, the vignette closes the page below
 * a sentence.
 */
function CaseEnd({ testimonial, closing, sample, vignette }: CaseEndProps) {
  const image = vignette && <Image image={vignette} alt="" className={styles.vignette} lazy />;
  if (!testimonial || testimonial.placeholder) {
    return (
      image && (
        <div className={`${styles.panorama} grid`}>
          {closing && <p className={styles.closing}>{closing}</p>}
          {image}
        </div>
      )
    );
  }
  const { quote, author, position } = testimonial;
  return (
    <div className={`${styles.testimonial} grid`}>
      <figure className={styles.words}>
        <blockquote className={styles.quote} data-in-view="">
          <p>{quote}</p>
        </blockquote>
        <figcaption className={styles.author}>
          <b>{author}</b>
          <span>{position}</span>
          {sample && <SampleLabel {...sample} />}
        </figcaption>
      </figure>
      {image}
    </div>
  );
}

/**
 * A link to the next case study in the order of the portfolio, with its cover as on that page. A cover without views
 * is beside the name, or below it in a narrow window, because the drawing has no room for the name.
 */
function NextCase({ next }: { next: CaseStudyCard }) {
  const { t } = useTranslation('portfolio');
  return (
    <nav className={`${styles.next} grid h-${next.hue}`} aria-label={t('next')} data-case="">
      <p className={styles.nextLabel}>
        {t('next')}
        <svg className={styles.arrow} viewBox="0 0 20 20" fill="none" aria-hidden="true">
          <path d="M1 10h17M11 3l7 7-7 7" stroke="currentColor" strokeWidth="2.2" />
        </svg>
      </p>
      <h2 data-long={longWord.test(next.title) || undefined}>
        <Link to={next.path}>{next.title}</Link>
      </h2>
      <CaseCover cover={next.cover} />
    </nav>
  );
}
