import type { PropsWithChildren, ReactNode } from 'react';
import type { CaseStudyCard } from '#content/page-data.ts';
import { Cover } from '#ui/cover/Cover.tsx';
import { Panorama } from '#ui/cover/Panorama.tsx';
import { Dot } from '#ui/Dot.tsx';
import { Link } from '#ui/Link.tsx';
import styles from './CaseGrid.module.css';

interface CaseGridProps {
  cases: CaseStudyCard[];
  /** One below the level of the heading above the grid. */
  headingLevel: 2 | 3;
  /** Number of covers that load at once because they are on the first screen. */
  eagerCount?: number | undefined;
  /** Ornament after each title, so that titles and texts begin on one line. The default is a dot. */
  mark?: ReactNode;
  /**
   * Shows what made each project difficult in place of its description. The page styles it.
   */
  showsChallenge?: boolean | undefined;
}

/**
 * The place of a case study: `a` is the wide one first, `b` the narrow one first, `feature` is across the page.
 */
type Place = 'a1' | 'a2' | 'b1' | 'b2' | 'feature';

const pairs: Place[] = ['a1', 'a2', 'b1', 'b2'];
const pairsAndFeatures: Place[] = ['a1', 'a2', 'feature', 'b1', 'b2', 'feature'];

/**
 * Returns the places of case studies. More than two pairs have features between them; one without a partner is a
 * feature.
 */
export function getPlaces(count: number): Place[] {
  const pattern = count > pairs.length ? pairsAndFeatures : pairs;
  const places = Array.from({ length: count }, (_, index) => pattern[index % pattern.length] as Place);
  return places.map((place, index) => (index === count - 1 && place.endsWith('1') ? 'feature' : place));
}

/** Case studies in pairs, the wide one left, right, and left again. */
export function CaseGrid({ cases, headingLevel, eagerCount = 0, mark, showsChallenge }: CaseGridProps) {
  const places = getPlaces(cases.length);
  return (
    // A grid at the top of a page is laid out in steps, so that the first frame has only the first pair.
    <ul className={`${styles.grid} ${eagerCount > 0 ? 'progressive' : ''}`}>
      {cases.map((caseStudy, index) => {
        const place = places[index] as Place;
        const isFeature = place === 'feature';
        return (
          <li key={caseStudy.path} className={styles[place]} data-place={place}>
            <CaseCard
              caseStudy={caseStudy}
              headingLevel={headingLevel}
              mark={mark}
              showsChallenge={showsChallenge}
              lazy={index >= eagerCount}
              isFeature={isFeature}
            />
          </li>
        );
      })}
    </ul>
  );
}

interface CaseCardProps extends Pick<CaseGridProps, 'headingLevel' | 'mark' | 'showsChallenge'> {
  caseStudy: CaseStudyCard;
  lazy: boolean;
  /** True if the cover is a panorama behind the words, not above them. */
  isFeature?: boolean;
}

/** A case study, with the text about it, if there is any, below its description. The title's link covers all of it. */
export function CaseCard({
  caseStudy,
  headingLevel,
  mark = <Dot className={styles.dot} />,
  showsChallenge = false,
  lazy,
  isFeature = false,
  children,
}: PropsWithChildren<CaseCardProps>) {
  const Heading = `h${headingLevel}` as const;
  const { cover, challenge } = caseStudy;
  return (
    <article className={`${styles.card} h-${caseStudy.hue}`} data-reveal="" data-case="">
      {isFeature && cover.views ? (
        <Panorama image={cover} alt="" view="band" lazy={lazy} />
      ) : (
        <Cover image={cover} alt="" lazy={lazy} />
      )}
      <div className={styles.words}>
        <p className={`${styles.category} small`}>{caseStudy.category}</p>
        <Heading className={styles.title}>
          <Link to={caseStudy.path}>{caseStudy.title}</Link>
          {mark}
        </Heading>
        {showsChallenge && challenge ? (
          <p>{challenge}</p>
        ) : (
          <p className={styles.text}>{caseStudy.description}</p>
        )}
        {children && <div className={styles.text}>{children}</div>}
      </div>
    </article>
  );
}
