import type { ReactNode } from 'react';
import type { Hue } from '#content/collections.ts';
import { usePageData } from '#sections/PageDataContext.ts';
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

interface HalfDiscProps {
  x: number;
  r: number;
  fill?: string;
}

/** The upper half of a light, which ends above the horizon's line. */
const HalfDisc = ({ x, r, fill }: HalfDiscProps) => (
  <path fill={fill} d={`M${x - r} 239a${r} ${r} 0 0 1 ${2 * r} 0`} />
);

/** Shadow on the ground, twice as wide as `r`. The thing above covers its upper half. */
const Shadow = ({ x, r }: HalfDiscProps) => (
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

interface LitHouseProps {
  x: number;
  height: number;
}

/** A small house at dusk, with lit windows. */
const LitHouse = ({ x, height }: LitHouseProps) => (
  <>
    <path className={styles.town} d={`M${x - 19} 239v${-height}l19-19 19 19v${height}Z`} />
    <path fill="#ffd590" d={`M${x - 11} ${243 - height}h8v11h-8Zm14 0h8v11h-8Z`} />
    {height > 40 && <path fill="#ffd590" d={`M${x - 11} ${263 - height}h8v11h-8Z`} />}
  </>
);

const litHouses: LitHouseProps[] = [
  { x: 26, height: 32 },
  { x: 70, height: 54 },
  { x: 113, height: 36 },
  { x: 287, height: 50 },
  { x: 330, height: 34 },
  { x: 374, height: 52 },
];

/** Musical notes that are joined, around their centre. */
const Notes = ({ color }: { color: string }) => (
  <g fill={color} stroke={color} strokeWidth={10} strokeLinecap="round" strokeLinejoin="round">
    <path fill="none" d="M-14 28v-56l46-12v56" />
    <circle strokeWidth={0} cx={-27} cy={28} r={14} />
    <circle strokeWidth={0} cx={19} cy={16} r={14} />
  </g>
);

/** The word of the text that a teacher searches for, as outlines. Its beginning is the same in both languages. */
const searchedWord = {
  beginning:
    'M27 1q-6 0-11-2q-5-1-8-5q-4-4-5-10l12-2q0 5 3 8q3 2 8 2q6 0 8-2q3-2 3-5q0-3-2-5q-2-2-6-2l-6-1q-3-1-6-2q-3-1-5-2q-3-2-5-4q-1-3-1-7q0-5 2-9q3-3 8-5q5-2 11-2q5 0 10 2q5 2 8 5q3 3 4 8l-12 2q0-2-1-4q-1-2-4-3q-2-1-5-1q-4 0-7 1q-2 2-2 5q0 2 1 3q1 2 3 3q2 0 5 1l6 1q4 1 8 2q4 2 6 5q2 3 2 8q0 6-3 9q-3 4-8 6q-5 2-11 2zm49 0q-6 0-10-2q-4-3-6-8q-2-5-2-11v-33h12v32q0 6 3 9q2 4 7 4q4 0 7-2q2-2 4-6q2-4 2-10v-27h12v53h-12v-12l1 2q-3 5-7 8q-5 3-11 3zm71 0q-6 0-11-2q-5-3-7-9v0v10h-11v-73h12v31l-1-1q3-6 7-8q5-3 11-3q6 0 11 3q5 4 8 10q2 6 2 15q0 8-2 14q-3 7-8 10q-5 3-11 3zm-4-9q5 0 9-5q3-5 3-14q0-8-3-13q-4-5-9-5q-4 0-7 2q-3 2-5 6q-2 4-2 11q0 9 4 13q4 5 10 5zm48 8q-5 0-7-3q-3-2-3-7v-34h-8v-9h8v-10l12-3v13h10v9h-10v32q0 2 0 2q1 1 2 1h8v9zm22 0v-53h11v12v-2q2-5 7-8q4-3 10-3q1 0 3 0q1 1 3 1l-2 11q-3-1-5-1q-3 0-5 1q-3 0-5 2q-2 2-4 6q-1 4-1 10v24zm56 1q-5 0-9-2q-4-2-7-5q-2-4-2-9q0-5 3-9q3-4 9-6q6-2 15-2h8l-1 1v-3q0-6-2-9q-2-2-7-2q-5 0-7 2q-3 2-3 7l-13-2q1-5 4-8q3-4 8-6q5-2 12-2q7 0 11 2q5 3 7 7q2 5 2 13v20q0 2 1 2q0 1 2 1h2v9h-6q-5 0-7-3q-3-2-3-7v-3l2 1q-1 2-2 4q-1 3-4 5q-2 2-5 3q-3 1-8 1zm3-9q4 0 7-1q3-2 5-6q2-3 2-9v-1h-7q-6 0-9 2q-3 1-5 4q-1 2-1 4q0 2 1 3q1 2 2 3q2 1 5 1z',
  en: 'M334 1q-8 0-14-3q-6-4-9-10q-3-6-3-14q0-9 3-15q3-6 9-10q6-3 14-3q6 0 11 2q5 2 8 6q3 4 5 10l-12 3q-1-6-4-9q-3-3-8-3q-7 0-10 5q-3 5-3 14q0 8 3 13q3 5 10 5q5 0 8-3q3-3 4-8l12 2q-2 5-4 8q-2 4-5 6q-3 2-7 3q-4 1-8 1zm46-1q-5 0-7-3q-3-2-3-7v-34h-8v-9h8v-10l12-3v13h10v9h-10v32q0 2 0 2q1 1 2 1h8v9zm22 0v-53h12v53zm6-60q-4 0-6-2q-3-3-3-7q0-3 3-6q2-2 6-2q4 0 6 2q2 3 2 6q0 4-2 7q-2 2-6 2zm42 61q-8 0-14-3q-6-4-9-10q-3-6-3-14q0-9 3-15q3-6 9-9q6-4 14-4q8 0 14 4q6 3 9 9q3 6 3 15q0 8-3 14q-3 6-9 10q-6 3-14 3zm0-9q6 0 10-5q3-5 3-13q0-9-3-14q-4-5-10-5q-6 0-10 5q-3 5-3 14q0 8 3 13q4 5 10 5zm36 8v-53h12v12l-1-2q3-5 7-8q5-3 11-3q6 0 10 3q4 2 6 7q2 5 2 11v33h-12v-32q0-6-2-9q-3-4-8-4q-6 0-9 5q-4 5-4 14v26z',
  no: 'M311 0v-73h12v42l22-22h15l-21 20l22 33h-14l-16-25l-8 8v17zm77 1q-6 0-11-2q-5-1-8-5q-4-4-5-10l12-2q0 5 3 8q3 2 8 2q6 0 8-2q3-2 3-5q0-3-2-5q-2-2-6-2l-6-1q-3-1-6-2q-3-1-5-2q-3-2-5-4q-1-3-1-7q0-5 2-9q3-3 8-5q5-2 11-2q5 0 10 2q5 2 8 5q3 3 4 8l-12 2q0-2-1-4q-1-2-4-3q-2-1-5-1q-4 0-7 1q-2 2-2 5q0 2 1 3q1 2 3 3q2 0 5 1l6 1q4 1 8 2q4 2 6 5q2 3 2 8q0 6-3 9q-3 4-8 6q-5 2-11 2zm27 18v-9h5q2 0 2-1q1 0 1-2v-60h12v62q0 5-3 7q-3 3-8 3zm14-79q-4 0-6-2q-3-3-3-7q0-3 3-6q2-2 6-2q4 0 6 2q2 3 2 6q0 4-2 7q-2 2-6 2zm42 61q-8 0-14-3q-6-4-9-10q-4-6-4-14q0-9 4-15q3-6 9-9q6-4 14-4q7 0 13 4q6 3 10 9q3 6 3 15q0 8-3 14q-4 6-10 10q-6 3-13 3zm0-9q6 0 9-5q4-5 4-13q0-9-4-14q-3-5-9-5q-7 0-10 5q-4 5-4 14q0 8 4 13q3 5 10 5zm36 8v-53h11v12v-2q2-5 7-8q4-3 11-3q5 0 9 3q4 2 6 7q2 5 2 11v33h-12v-32q0-6-2-9q-2-4-7-4q-6 0-10 5q-3 5-3 14v26z',
};

/** The searched word in the field. */
const SearchedWord = () => {
  const { language } = usePageData();
  return (
    <path
      transform="translate(177 300)scale(.34)"
      fill="var(--ink)"
      d={searchedWord.beginning + searchedWord[language]}
    />
  );
};

interface MemberProps {
  x: number;
  /** Height from the shoulders to the horizon. */
  body: number;
  scale: number;
  hue: Hue;
  skin: string;
  hair: string;
  /** Hair behind the head. */
  behind?: ReactNode;
  /** The hair over the forehead. */
  fringe: string;
}

/** A member of the board, on the horizon. The face is that of the cover. */
const Member = ({ x, body, scale, hue, skin, hair, behind, fringe }: MemberProps) => (
  <g transform={`translate(${x} ${239 - scale * body})scale(${scale})`}>
    <g fill={hair}>{behind}</g>
    <path fill={`url(#_${hue})`} d={`M-113 ${body}V86C-113 19-69 3-22 0h44c47 3 91 19 91 86v${body - 86}Z`} />
    <path fill={skin} d="M-24-34h48V0a24 24 0 0 1-48 0Z" />
    <circle fill={skin} cy={-69} r={60} />
    <path fill={hair} d={fringe} />
    <path className={styles.eyes} d="M-22-60v.1m44-.1v.1" />
    <path className={styles.smile} d="M-17-40q17 16 34 0" />
  </g>
);

/** Hair that is short in front. */
const shortFringe = 'M-64-71C-79-150 79-150 64-71 52-105-52-105-64-71';

/** Positions of the ball on its way from the door, the latest the clearest. */
const ballPositions = [
  { x: -236, y: 112, opacity: 0.22 },
  { x: -172, y: 195, opacity: 0.3 },
  { x: -100, y: 117, opacity: 0.4 },
  { x: -28, y: 195, opacity: 0.5 },
  { x: 50, y: 125, opacity: 0.62 },
];

/** Loops of a telephone's cord. */
const cordLoops = 48;

/** Drawings of the case studies, by the hue that it owns. */
const outcomeDrawings: Partial<Record<string, ReactNode>> = {
  /** A telephone that has the evening off: its receiver is down, and its dial is the moon. */
  amber: (
    <>
      <Shadow x={203} r={172} />
      <path className={styles.cord} d={`M44 237${'c-26 0-30-30-12-30s8 30-14 30'.repeat(cordLoops)}`} />
      <path d="M150 50h20v40h-20Zm80 0h20v40h-20ZM134 84h132l22 30 74 108a11 11 0 0 1-9 17H47a11 11 0 0 1-9-17l74-108Z" />
      <path
        fill="var(--ink)"
        d="M32 62C32 14 116-6 200-6s168 20 168 68v22a16 16 0 0 1-16 16h-56a16 16 0 0 1-16-16V66c-50-14-110-14-160 0v18a16 16 0 0 1-16 16H48a16 16 0 0 1-16-16Z"
      />
      <circle fill="#111826" cx={200} cy={160} r={60} />
      <path fill="var(--amber)" d="M197 121a40 40 0 1 0 41 56a34 34 0 0 1-41-56" />
    </>
  ),
  /** A card that drops into the gap of the collection, above the search that had no result. */
  coral: (
    <>
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
      <path className={styles.cord} d="M226 130v132M290 130v132" />
      <g transform="rotate(-7 258 90)translate(200 4)">
        <Card tile="url(#_heather)">
          <path className={styles.operator} d="M36 48h44" />
        </Card>
      </g>
      <rect className={styles.field} x={107} y={260} width={292} height={58} rx={29} />
      <path className={styles.words} d="M143 276a11 11 0 1 0 .1 0m8 19 10 10" />
      <SearchedWord />
    </>
  ),
  /** An event that is heard of in the houses beyond the circle around its organiser. */
  moss: (
    <>
      <pattern id="_town" width={236} height={80} x={-48} y={160} patternUnits="userSpaceOnUse">
        <path
          className={styles.town}
          d="M8 80V46l19-19 19 19v34Zm62 0V26L89 7l19 19v54Zm44 0V52l19-19 19 19v28Zm66 0V34l19-19 19 19v46Z"
        />
        <path
          className={styles.darkWindow}
          d="M16 50h8v11h-8Zm14 0h8v11h-8ZM78 30h8v11h-8Zm14 0h8v11h-8ZM78 50h8v11h-8ZM122 56h8v11h-8Zm66-18h8v11h-8Zm14 0h8v11h-8Zm0 20h8v11h-8Z"
        />
      </pattern>
      <path className={styles.wide} fill="url(#_town)" d="M-1464 164H-60v75h-1404ZM482 164h826v75H482Z" />
      <g className={styles.reach}>
        <HalfDisc x={200} r={236} />
        <HalfDisc x={200} r={180} />
        <HalfDisc x={200} r={124} />
      </g>
      {litHouses.map((house) => (
        <LitHouse key={house.x} {...house} />
      ))}
      <Shadow x={200} r={40} />
      <path fill="url(#_coral)" d="M200 239c-17-23-56-44-56-84a56 56 0 0 1 112 0c0 40-39 61-56 84Z" />
      <g transform="translate(202 156)scale(.7)">
        <Notes color="white" />
      </g>
    </>
  ),
  /** The book of agreements. A ribbon from either parent leads to the same page, where the seal has both colours. */
  heather: (
    <>
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
        stroke="#111826"
        strokeWidth={7}
        strokeLinecap="round"
        d="M108 76h62m60 0h84M108 186h62m60 0h84M108 208h40m82 0h62"
      />
      <g fill="none" strokeWidth={18}>
        {/* On a phone there is no room for the way of the ribbons down to the ground. */}
        <path className={styles.narrow} stroke="#ac5fbe" d="M200 131H-400" />
        <path className={styles.narrow} stroke="#efad32" d="M200 131h600" />
        <path
          className={styles.wide}
          stroke="#ac5fbe"
          d="M200 131H6a42 42 0 0 0-42 42v15a42 42 0 0 1-42 42H-1700"
        />
        <path
          className={styles.wide}
          stroke="#efad32"
          d="M200 131h194a42 42 0 0 1 42 42v15a42 42 0 0 0 42 42h1222"
        />
      </g>
      <g stroke="#fdfaff" strokeWidth={8}>
        <path fill="#ac5fbe" d="M200 83a48 48 0 0 0 0 96Z" />
        <path fill="#efad32" d="M200 83a48 48 0 0 1 0 96Z" />
      </g>
      <path className={styles.tick} d="m177 132 17 18 30-37" />
    </>
  ),
  /** A lamp over the row of pupils, whose light falls on the one who needs help. */
  indigo: (
    <>
      <path className={styles.pupils} d="M14 209H-1700" />
      <Beam />
      <path fill="url(#_beam)" d="M120 92h130l62 147H58Z" />
      <path fill="#fff4d6" d="M161 92a24 24 0 0 0 48 0Z" />
      <circle cx={185} cy={189} r={50} fill="url(#_coral)" />
      <path className={styles.stand} d="m370 232 16-118L204 16" />
      <path fill="var(--ink)" d="M330 239a14 14 0 0 1 14-14h52a14 14 0 0 1 14 14Z" />
      <path fill="url(#_amber)" d="M120 92l34-66a26 26 0 0 1 24-14h14a26 26 0 0 1 24 14l34 66Z" />
      <circle cx={386} cy={114} r={13} fill="var(--amber)" />
      <circle cx={206} cy={20} r={13} fill="var(--ink)" />
    </>
  ),
  /** The new board, on the rows of the register. The boards before it are further back. */
  teal: (
    <>
      <pattern id="_register" width={480} height={84} y={246} patternUnits="userSpaceOnUse">
        <path className={styles.cell} d="M0 0h480v24H0Zm0 28h480v24H0Zm0 28h480v24H0Z" />
        <path
          className={styles.entry}
          d="M92 12h46m50 0h92m48 0h52m48 0h30M-8 40h30m48 0h96m48 0h48m48 0h96m48 0h36M16 68h68m48 0h54m48 0h96m50 0h46"
        />
        <path
          className={styles.key}
          d="M70 12v.1m96-.1v.1m144-.1v.1m96-.1v.1M46 40v.1m144-.1v.1m96-.1v.1m144-.1v.1M110 68v.1m104-.1v.1m144-.1v.1m96-.1v.1"
        />
      </pattern>
      <path fill="url(#_register)" d="M-1800 246h3600v84h-3600Z" />
      <path
        className={`${styles.reach} ${styles.wide}`}
        transform="translate(5 47.8)scale(.8)"
        d="M-498 239v-66c0-28 20-36 40-38a29 29 0 1 1 24 0c20 2 40 10 40 38v66ZM-370 239v-96c0-32 22-41 45-43a33 33 0 1 1 28 0c23 2 45 11 45 43v96ZM-228 239v-74c0-28 20-36 40-38a29 29 0 1 1 24 0c20 2 40 10 40 38v74Z"
      />
      <Member x={82} body={196} scale={0.56} hue="coral" skin="#a5673f" hair="#1c1524" fringe={shortFringe} />
      <Member
        x={322}
        body={172}
        scale={0.56}
        hue="heather"
        skin="#e2b08a"
        hair="#e4e7ee"
        behind={<circle cy={-140} r={26} />}
        fringe={shortFringe}
      />
      <Member
        x={200}
        body={200}
        scale={0.7}
        hue="amber"
        skin="#ffdcc0"
        hair="#2b1c2e"
        behind={<path d="M-81-77a81 81 0 0 1 162 0v69a24 24 0 0 1-24 24H-57a24 24 0 0 1-24-24Z" />}
        fringe="M-64-60c-12-59 30-79 64-79s76 20 64 79c-12-17-43-24-67-52-14 24-42 35-61 52"
      />
    </>
  ),
  /** A stop that was moved: its sign with the number, and the outline of the sign where it was. */
  fjord: (
    <>
      <Shadow x={293} r={24} />
      <path className={styles.ring} d="M92 239v-65.4a84 84 0 1 1 16 0V239M100 34a56 56 0 1 1-.1 0" />
      <path className={`${styles.route} ${styles.narrow}`} d="M124 2C156-22 204-16 234 31" />
      <path className={`${styles.route} ${styles.wide}`} d="M-154 2C-40-28 130-26 234 31" />
      <path className={`${styles.arrow} ${styles.narrow}`} d="m211 20 23 11V6" />
      <path className={`${styles.arrow} ${styles.wide}`} d="m209 34 25-3-14-21" />
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
          <path className={styles.leaf} d="M0 239V68l-36-18v210Z" />
          <circle cx={-26} cy={156} r={6} fill="white" />
        </g>
      </g>
      {ballPositions.map(({ x, y, opacity }) => (
        <circle key={x} className={styles.wide} cx={x} cy={y} r={40} fill="#ffd3e6" opacity={opacity} />
      ))}
      <path
        className={`${styles.bounces} ${styles.wide}`}
        d="M-296 195Q-236 30-172 195Q-100 40-28 195Q52 60 128 187"
      />
      <Shadow x={190} r={34} />
      <Shadow x={334} r={42} />
      <circle cx={190} cy={187} r={52} fill="url(#_rose)" />
      {/* The light of this hue is the ground by day, so that the ball needs a shade. */}
      <circle cx={190} cy={187} r={52} fill="#b5126a" opacity={0.35} />
      <circle cx={334} cy={173} r={66} fill="url(#_fjord)" />
      <path fill="white" d="M202 0h84a47 47 0 0 1 0 94h-54q-18 24-48 28 16-14 12-28a47 47 0 0 1 6-94" />
      <circle cx={244} cy={47} r={34} fill="var(--amber)" />
      <g transform="translate(243 51)scale(.47)">
        <Notes color="black" />
      </g>
    </>
  ),
};
