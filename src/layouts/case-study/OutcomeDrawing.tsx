import type { ReactNode } from 'react';
import type { Hue } from '#content/collections.ts';
import { usePageData } from '#sections/PageDataContext.ts';
import { Light } from '#ui/drawings/Light.tsx';
import { markColour } from '#ui/drawings/shapes.tsx';
import styles from './OutcomeDrawing.module.css';

/**
 * Drawing of a project's outcome, on the horizon. Each case study has its own, selected by its hue. In a wide window it
 * goes on beyond its box up to the edges of the window.
 */
export function OutcomeDrawing() {
  const { frontmatter } = usePageData();
  return (
    <svg className={styles.drawing} viewBox="0 0 400 239" aria-hidden="true">
      {(frontmatter.hue && outcomeDrawings[frontmatter.hue]) ?? <HalfDisc x={220} r={160} />}
    </svg>
  );
}

interface HorizonShapeProps {
  x: number;
  r: number;
}

/** The upper half of a light, which ends above the horizon's line. */
const HalfDisc = ({ x, r }: HorizonShapeProps) => <path d={`M${x - r} 239a${r} ${r} 0 0 1 ${2 * r} 0`} />;

/** Shadow on the ground, twice as wide as `r`. The thing above covers its upper half. */
const GroundShadow = ({ x, r }: HorizonShapeProps) => (
  <ellipse cx={x} cy={240} rx={r} ry={6} fill="black" opacity={0.16} />
);

/** The light of a lamp or a door, which fades on its way down. */
const Beam = () => (
  <linearGradient id="_beam" x2={0} y2={1}>
    <stop stopColor="#ffeec8" />
    <stop offset={1} stopColor="#ffeec8" stopOpacity={0} />
  </linearGradient>
);

interface CardProps {
  tile: string;
  children: ReactNode;
}

/** A card of the collection with a motif on its tile. */
const Card = ({ tile, children }: CardProps) => (
  <>
    <rect className={styles.card} width={116} height={142} rx={12} />
    <rect fill={tile} x={9} y={9} width={98} height={80} rx={8} />
    {children}
    <path className={styles.title} d="M16 106h56m-56 19h34" />
  </>
);

/** Musical notes that are joined, around their centre. */
const Notes = ({ color }: { color: string }) => (
  <g fill={color} stroke={color} strokeWidth={10} strokeLinecap="round" strokeLinejoin="round">
    <path fill="none" d="M-14 28v-56l46-12v56" />
    <circle strokeWidth={0} cx={-27} cy={28} r={14} />
    <circle strokeWidth={0} cx={19} cy={16} r={14} />
  </g>
);

interface Pupil {
  x: number;
  r: number;
  hue: Hue;
  className?: string | undefined;
}

/** The other pupils of the class, as balls of the number line. */
const pupils: Pupil[] = [
  { x: 36, r: 24, hue: 'amber' },
  { x: -52, r: 38, hue: 'rose', className: styles.wide },
  { x: -158, r: 28, hue: 'teal', className: styles.wide },
  { x: -262, r: 46, hue: 'indigo', className: styles.wide },
  { x: -366, r: 22, hue: 'moss', className: styles.wide },
];

/** Pupils who are closer to the lamp on a phone, which has no room for the row. */
const nearPupils: Pupil[] = [
  { x: -10, r: 12, hue: 'teal', className: styles.narrow },
  { x: 98, r: 28, hue: 'rose', className: styles.narrow },
  { x: 264, r: 20, hue: 'teal', className: styles.narrow },
];

/** Earlier agreements, as books beside each other. Those without a colour have that of the open book's binding. */
const earlierAgreements = [
  { x: -393, width: 58, height: 176 },
  { x: -331, width: 44, height: 148, fill: '#f8bc47' },
  { x: -283, width: 66, height: 190, fill: '#8b439d' },
  { x: -213, width: 50, height: 162, fill: '#efad32' },
  { x: -159, width: 58, height: 184 },
  { x: -97, width: 46, height: 140, fill: '#f8bc47' },
];

/** Loops of a telephone's cord. */
const cordLoops = 48;

/** Leaf of the open door, as wide as its arch, and larger at the free edge, which is nearer. */
const doorLeaf = 'M0 239V68C0 36-8 5-18-2-30-9-40 15-40 53v202Z';

/** Drawings of outcomes, by the hue of their case study. */
const outcomeDrawings: Partial<Record<string, ReactNode>> = {
  /** A telephone that has the evening off: its receiver is down, and its dial is the moon. */
  amber: (
    <>
      <GroundShadow x={203} r={172} />
      <path className={styles.cord} d={`M44 237${'c-26 0-30-30-12-30s8 30-14 30'.repeat(cordLoops)}`} />
      <path d="M150 50h20v40h-20Zm80 0h20v40h-20ZM134 84h132l22 30 74 108a11 11 0 0 1-9 17H47a11 11 0 0 1-9-17l74-108Z" />
      <path
        fill="var(--ink)"
        d="M32 62C32 14 116-6 200-6s168 20 168 68v22a16 16 0 0 1-16 16h-56a16 16 0 0 1-16-16V66c-50-14-110-14-160 0v18a16 16 0 0 1-16 16H48a16 16 0 0 1-16-16Z"
      />
      <circle fill={markColour} cx={200} cy={160} r={60} />
      <path fill="var(--amber)" d="M197 121a40 40 0 1 0 41 56a34 34 0 0 1-41-56" />
    </>
  ),
  /** A card that drops into the gap of the collection, where a search had no result. */
  coral: (
    <g className={styles.collection}>
      {/* The collection goes on beyond the edges of a wide window. Its parts are used again, because a pattern is
          blurred. */}
      <g id="_cards" transform="translate(-420 97)">
        <g id="_plus">
          <Card tile="url(#_rose)">
            <path className={styles.operator} d="M36 48h44m-22-22v44" />
          </Card>
        </g>
        <g transform="translate(124)">
          <Card tile="#a157b3">
            <path className={styles.operator} d="M37 38h42m-42 21h42" />
          </Card>
        </g>
        <g id="_pair">
          <g transform="translate(248)">
            <Card tile="#1380c7">
              <path className={styles.operator} d="m43 33 31 31m0-31L43 64" />
            </Card>
          </g>
          <g transform="translate(372)">
            <Card tile="#3f9657">
              <path className={styles.operator} d="M36 48h44M58 28v.1m0 39.9v.1" />
            </Card>
          </g>
        </g>
      </g>
      <use href="#_cards" x={-496} />
      <use href="#_cards" x={-992} />
      <use href="#_plus" x={76} y={97} />
      <use href="#_pair" x={76} y={97} />
      <use href="#_cards" x={992} />
      <path className={styles.gap} d="M202 237V109a10 10 0 0 1 10-10h92a10 10 0 0 1 10 10v128" />
      <g transform="rotate(-6 258 80)translate(200 -8)">
        <Card tile="url(#_heather)">
          <path className={styles.operator} d="M36 48h44" />
        </Card>
      </g>
    </g>
  ),
  /** The book of agreements. Its seal has the colours of both parents, and a ribbon from either of them. */
  heather: (
    <>
      <g className={styles.wide}>
        {earlierAgreements.map(({ x, width, height, fill }) => (
          <g key={x} transform={`translate(${x} ${239 - height})`}>
            <path
              className={fill ? undefined : styles.binding}
              fill={fill}
              d={`M0 ${height}V7a7 7 0 0 1 7-7h${width - 14}a7 7 0 0 1 7 7v${height - 7}Z`}
            />
            <path fill="#fdfaff" d={`M0 22h${width}v7H0Zm0 ${height - 52}h${width}v7H0Z`} />
            <circle fill="#fdfaff" cx={width / 2} cy={60} r={14} />
            <path
              stroke={markColour}
              strokeWidth={4}
              strokeLinecap="round"
              strokeLinejoin="round"
              fill="none"
              d={`m${width / 2 - 6} 60 5 5 8-9`}
            />
          </g>
        ))}
      </g>
      <path className={styles.binding} d="M34 239V34a12 12 0 0 1 12-12h308a12 12 0 0 1 12 12v205Z" />
      <path
        fill="#fdfaff"
        d="M200 50C160 30 100 30 48 36v193c52-6 112-6 152 10 40-16 100-16 152-10V36c-52-6-112-6-152 14Z"
      />
      <path
        fill="#dccfe3"
        d="M200 50c40-20 100-20 152-14v14c-60-5-112 0-152 24-40-24-92-29-152-24V36c52-6 112-6 152 14Z"
      />
      <path
        stroke={markColour}
        strokeWidth={7}
        strokeLinecap="round"
        d="M76 76h94m60 0h94M76 104h52m144 0h52M76 186h46m156 0h46M76 208h30m188 0h30"
      />
      {/* The ribbons of the seal. */}
      <path fill="#8b439d" transform="rotate(17 200 131)" d="M182 131h36v96l-18-15-18 15Z" />
      <path fill="#d08f17" transform="rotate(-17 200 131)" d="M182 131h36v96l-18-15-18 15Z" />
      <g stroke="#fdfaff" strokeWidth={8}>
        <path fill="#ac5fbe" d="M200 83a48 48 0 0 0 0 96Z" />
        <path fill="#efad32" d="M200 83a48 48 0 0 1 0 96Z" />
      </g>
      <path
        d="m177 132 17 18 30-37"
        fill="none"
        stroke={markColour}
        strokeWidth={10}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  /** A lamp over the row of pupils, whose light falls on the one who needs help. */
  indigo: (
    <>
      <Beam />
      <path fill="url(#_beam)" opacity={0.7} d="M126 92h118l48 147H78Z" />
      {[...pupils, ...nearPupils].map(({ x, r, hue, className }) => (
        <g key={x} className={className}>
          <GroundShadow x={x} r={r * 0.7} />
          <Light cx={x} cy={239 - r} r={r} hue={hue} />
        </g>
      ))}
      <GroundShadow x={185} r={36} />
      <path fill="#fff4d6" d="M165 92a20 20 0 0 0 40 0Z" />
      <circle cx={185} cy={189} r={50} fill="url(#_coral)" />
      <path className={styles.stand} d="M348 222 384 104 185 0v14" />
      <path
        fill="var(--ink)"
        d="M298 239a50 32 0 0 1 100 0ZM163 30V20a14 14 0 0 1 14-14h16a14 14 0 0 1 14 14v10Z"
      />
      <path fill="url(#_amber)" d="M114 92c0-42 22-66 52-68h38c30 2 52 26 52 68Z" />
      <g fill="var(--amber)" stroke="var(--ink)" strokeWidth={6}>
        <circle cx={384} cy={104} r={13} />
        <circle cx={185} cy={0} r={10} />
      </g>
    </>
  ),
  /** A stop that was moved: its sign with the number, and the outline of the sign where it was. */
  fjord: (
    <>
      <GroundShadow x={293} r={24} />
      <path className={styles.ring} d="M92 239v-65.4a84 84 0 1 1 16 0V239M100 34a56 56 0 1 1-.1 0" />
      <path className={styles.ring} d="m69 81 16-13v46m18-34c0-18 28-18 28 1 0 13-28 22-28 33h29" />
      <path className={`${styles.route} ${styles.narrow}`} d="M128-9C156-30 196-22 217 14" />
      <path className={`${styles.route} ${styles.wide}`} d="M-112 26C-20 2 130 8 212 46" />
      <path className={`${styles.arrow} ${styles.narrow}`} d="m194 3 23 11v-25" />
      <path className={`${styles.arrow} ${styles.wide}`} d="m187 49 25-3-14-21" />
      <path d="M285 239V150h16v89Z" fill="var(--ink)" />
      <circle cx={293} cy={90} r={84} />
      <circle cx={293} cy={90} r={56} fill="url(#_coral)" />
      <path className={styles.number} d="m262 81 16-13v46m18-34c0-18 28-18 28 1 0 13-28 22-28 33h29" />
    </>
  ),
  /** The ball past the threshold of the open door, with the contact and what they talk about. */
  rose: (
    <>
      <g className={styles.apart}>
        <g transform="translate(11.5 35.9)scale(.85)">
          <path fill="#a8356f" d="M-14 239V68a72 72 0 0 1 144 0v171Z" />
          <path fill="var(--amber)" d="M0 239V68a58 58 0 0 1 116 0v171Z" />
          <path fill="#ffe2ab" d="M22 239V74a36 36 0 0 1 72 0v165Z" />
          <Beam />
          <path fill="url(#_beam)" d="M0 240h116l84 44H-14Z" opacity={0.6} />
          <path fill="#ee7fb2" transform="translate(-4)" d={doorLeaf} />
          <path className={styles.leaf} d={doorLeaf} />
          <path className={styles.panel} d="M-7 129V65c0-19-5-38-11-41-7-4-13 10-13 32v71Z" />
          <ellipse cx={-33} cy={177} rx={4} ry={5} fill="white" />
        </g>
      </g>
      {/* The ball on its way from the door, along the trail of its centre, with a shadow wherever it bounces. */}
      <g className={styles.wide}>
        <g fill="#ffd3e6">
          <circle cx={-200} cy={77} r={52} opacity={0.2} />
          <circle cx={-110} cy={187} r={52} opacity={0.35} />
          <circle cx={-30} cy={107} r={52} opacity={0.5} />
          <circle cx={50} cy={187} r={52} opacity={0.7} />
        </g>
        <GroundShadow x={-110} r={26} />
        <GroundShadow x={50} r={30} />
        <path className={styles.bounces} d="M-290 187Q-200-33-110 187-30 27 50 187 120 93 190 187" />
      </g>
      <GroundShadow x={190} r={34} />
      <GroundShadow x={334} r={42} />
      <circle cx={190} cy={187} r={52} fill="url(#_rose)" />
      {/* The light of this hue is the ground by day, so that the ball needs a shade. */}
      <circle cx={190} cy={187} r={52} fill="#b5126a" opacity={0.35} />
      <circle cx={334} cy={173} r={66} fill="url(#_amber)" />
      <path fill="white" d="M202 0h84a47 47 0 0 1 0 94h-54q-18 24-48 28 16-14 12-28a47 47 0 0 1 6-94" />
      <circle cx={244} cy={47} r={34} fill="var(--coral)" />
      <g transform="translate(243 51)scale(.47)">
        <Notes color="white" />
      </g>
    </>
  ),
};
