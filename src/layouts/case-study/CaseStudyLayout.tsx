import { Children, type ComponentProps, isValidElement, type PropsWithChildren, type ReactNode } from 'react';
import type { PropsOf } from '#content/author-components.ts';
import type { CaseStudyPageData } from '#content/page-data.ts';
import { findSampleNote } from '#content/samples.ts';
import { usePageData } from '#sections/PageDataContext.ts';
import { Features } from '#ui/features/Features.tsx';
import { Figure } from '#ui/figure/Figure.tsx';
import { Prose } from '#ui/prose/Prose.tsx';
import { Rows } from '#ui/rows/Rows.tsx';
import { FieldSamples } from '#ui/sample/Sample.tsx';
import { Statement } from '#ui/statement/Statement.tsx';
import { UnbrokenWords } from '#ui/UnbrokenWords.tsx';
import { authorComponents } from '../author-components.tsx';
import { Footnotes, isFootnotes } from '../body/Footnotes.tsx';
import type { LayoutProps } from '../layout-props.ts';
import { hasVideo, PageVideo } from '../page-video.tsx';
import { CaseEnd } from './CaseEnd.tsx';
import styles from './CaseStudyLayout.module.css';
import { CoverBand, coverTint, hasLongWord } from './CoverBand.tsx';
import { NextCase } from './NextCase.tsx';
import { Outcomes } from './Outcomes.tsx';
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
  const CoverFigures = usePresentation()?.CoverFigures;
  return (
    <>
      <article className={`${styles.case} ${coverTint} ${styles[frontmatter.hue]}`}>
        <CoverBand
          element="header"
          className={frontmatter.night ? `${styles.hero} night` : styles.hero}
          cover={hasVideo(pageData) ? undefined : cover}
          alt={coverAlt}
        >
          <h1 data-long={hasLongWord(heading) || undefined}>{heading}</h1>
          <p className="lead">
            <UnbrokenWords text={lead} />
          </p>
          <FieldSamples samples={samples} />
          {CoverFigures && <CoverFigures />}
        </CoverBand>
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
