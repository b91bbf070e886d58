import type { ReactNode } from 'react';
import type { WebsiteStage } from '#content/collections.ts';
import { DrawingSvg } from '../DrawingSvg.tsx';
import { Light } from '../Light.tsx';
import { mixHue } from '../shapes.tsx';

/** Width of one stage. Each stage draws the whole page around its own part of it. */
const width = 240;
const stages: WebsiteStage[] = ['sketch', 'structure', 'design', 'code', 'live'];

const backRidge =
  'M-900 180L-700 140L-560 190L-380 120L-230 176L-90 140L40 190L130 146L215 194L330 128L420 176L500 146L610 198L730 116L830 170L900 142L990 192L1090 108L1180 168L1290 128L1400 182L1560 118L1720 184L1880 130L2100 180';
const frontRidge =
  'M-900 222L-780 190L-600 226L-450 182L-300 220L-120 186L60 224L170 186L260 218L380 180L520 222L640 178L760 216L860 184L960 220L1060 188L1150 214L1260 172L1400 218L1560 186L1740 222L2100 190';
const shore = 222;
/** Upper edge of the page, below the bar of the browser. */
const top = -38;
const closing = `V${shore}H-900z`;

/** The sun of each stage is higher than the one before. */
const suns = [
  { cx: 84, cy: 150 },
  { cx: 146, cy: 118 },
  { cx: 138, cy: 86 },
  { cx: 132, cy: 58 },
  { cx: 122, cy: 36 },
] as const;
const radius = 36;

/** Places of the cards: that of this stage, and those beside it, which a narrow window shows. */
const cards = [-224, 16, 256];

const Cards = ({ children }: { children: ReactNode }) => (
  <>
    {cards.map((x) => (
      <g key={x} transform={`translate(${x} 240)`}>
        {children}
      </g>
    ))}
  </>
);

/** The page's sky, and the part below the picture. */
const Ground = ({ sky, body }: { sky: string; body: string }) => (
  <>
    <path d="M-900-70h3000v410h-3000z" fill={body} />
    <path d={`M-900 ${top}h3000v${shore - top}h-3000z`} fill={sky} />
  </>
);

interface PartProps {
  /** Distance from the start of the page to this stage. */
  offset: number;
  sun: { cx: number; cy: number };
}

/** The ridges in the colours of a design. */
const Ridges = ({ offset }: Pick<PartProps, 'offset'>) => (
  <g transform={`translate(${-offset} 0)`}>
    <path d={backRidge + closing} fill={mixHue('fjord', 62)} />
    <path d={frontRidge + closing} fill="var(--fjord)" />
  </g>
);

const trails = [
  { hue: 'amber', distance: '4 km', profile: 'M0 62V44Q18 30 30 36T54 16T86 30V62z' },
  { hue: 'moss', distance: '7 km', profile: 'M0 62V40L20 22L38 36L58 8L86 30V62z' },
  { hue: 'coral', distance: '12 km', profile: 'M0 62V34Q20 56 40 30T86 10V62z' },
] as const;

/** The finished cards, so that a window that shows several does not repeat one. */
const DesignedCards = ({ order }: { order: readonly number[] }) =>
  cards.map((x, index) => {
    const trail = trails[order[index] ?? 0];
    return (
      trail && (
        <g key={x} transform={`translate(${x} 240)`}>
          <DesignedCard {...trail} />
        </g>
      )
    );
  });

const DesignedCard = ({ hue, distance, profile }: Record<'hue' | 'distance' | 'profile', string>) => (
  <>
    <rect width="208" height="82" rx="10" fill="var(--card)" stroke="var(--soft)" strokeWidth="1.500" />
    <path d={profile} fill={`var(--${hue})`} transform="translate(10 10)" />
    <text x="112" y="42" fontSize="27" fill="var(--ink)">
      {distance}
    </text>
    <path d="M115 60h62" stroke="var(--bar)" strokeWidth="6" />
  </>
);

/** Pencil lines, each drawn twice, because a hand does not draw the same line again. */
const Sketch = ({ sun: { cx, cy } }: PartProps) => (
  <>
    <Ground sky="var(--screen)" body="var(--screen)" />
    <g stroke="var(--ink)" strokeWidth="2">
      <path d={`${backRidge}M-900 -37L2100 -39`} />
      <path d={frontRidge} strokeWidth="2.500" />
      <path
        d={`M-900 ${shore + 1}L2100 ${shore - 1}M26-54a5 5 0 1 0 .2-.4M44-54a5 5 0 1 0 .2-.4M62-54a5 5 0 1 0 .2-.4M98-61c40-1 84 0 116-1M98-47c50 1 80 0 115 0`}
      />
      <path d="M26 6c8-22 14 22 24 0s13 20 23 0s14 18 24 0s14 14 24-2" strokeWidth="3" />
      <path d="M26 36c40-2 66 1 104-1M26 54c26-1 46 2 74 0" />
      <circle cx={cx} cy={cy} r={radius} fill="var(--screen)" />
      <g opacity=".35">
        <path d={backRidge} transform="translate(5 -3)" />
        <path d={frontRidge} transform="translate(-4 3)" />
        <path d={`M${cx - 50} ${cy}h100M${cx} ${cy - 50}v100`} />
        <circle cx={cx + 3} cy={cy - 2} r={radius + 1} />
      </g>
      <path d={`${frontRidge}${closing}`} fill="var(--screen)" strokeWidth="2.500" />
      <Cards>
        <path d="M-4 1L211-1M208-5L207 86M213 81L-3 83M1 87L-1-4M9 10l82 1v62l-81-1zl82 63M91 11L10 72M112 24c30-2 50 1 84 0M112 42c22 1 40-1 62 0M112 60c24-1 32 0 46 0" />
      </Cards>
    </g>
    <g transform="translate(112 170) rotate(-40)">
      <path d="M0 0l20-9h86v18h-86z" fill="var(--amber)" />
      <path d="M0 0l20-9q6 9 0 18z" fill="var(--card)" stroke="var(--ink)" strokeWidth="1.500" />
      <path d="M0 0l7-3v6z" fill="var(--ink)" />
      <path d="M96-9h14a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4h-14z" fill="var(--coral)" />
      <path d="M22 0h72" stroke="oklch(20% 0.03 265 / .3)" strokeWidth="2" />
    </g>
  </>
);

/** Places for pictures, and the real text. */
const Structure = ({ offset, sun: { cx, cy } }: PartProps) => (
  <>
    <Ground sky={mixHue('fjord', 9)} body="var(--screen)" />
    <g stroke="var(--bar)" strokeWidth="1.500" strokeDasharray="5 6">
      <path d="M16-100v500M224-100v500" opacity=".7" />
      <path d="M-900 222h3000" />
      <circle cx={cx} cy={cy} r={radius} fill={mixHue('fjord', 18)} />
    </g>
    <g transform={`translate(${-offset} 0)`}>
      <path d={backRidge + closing} fill={mixHue('fjord', 16)} />
      <path d={frontRidge + closing} fill={mixHue('fjord', 25)} />
    </g>
    <path d="M32-54h420" stroke="var(--soft)" strokeWidth="14" />
    <text x="26" y="26" fontSize="46" fill="var(--ink)">
      860 m
    </text>
    <path d="M30 50h92M30 68h64" stroke="var(--bar)" strokeWidth="7" />
    <Cards>
      <rect width="208" height="82" rx="4" stroke="var(--bar)" strokeWidth="1.500" strokeDasharray="5 6" />
      <path d="M10 10h86v62h-86z" fill={mixHue('fjord', 16)} />
      <text x="112" y="42" fontSize="27" fill="var(--ink)">
        4 km
      </text>
      <path d="M115 60h62" stroke="var(--bar)" strokeWidth="6" />
    </Cards>
  </>
);

const hues = ['coral', 'amber', 'moss', 'fjord', 'heather'] as const;

/** The colours are chosen, and the picture is selected. */
const Design = ({ offset, sun: { cx, cy } }: PartProps) => (
  <>
    <Ground sky={mixHue('fjord', 28)} body="var(--screen)" />
    <circle cx={cx} cy={cy} r={radius} fill="var(--amber)" />
    <Ridges offset={offset} />
    <path d="M-60-54h264" stroke="var(--soft)" strokeWidth="14" />
    <DesignedCards order={[0, 1, 2]} />
    <path d={`M${cx - 44} ${cy - 44}h88v88h-88z`} stroke="var(--ink)" strokeWidth="1.500" />
    {[-44, 44].map((x) =>
      [-44, 44].map((y) => (
        <path
          key={y}
          d={`M${cx + x - 4} ${cy + y - 4}h8v8h-8z`}
          fill="var(--card)"
          stroke="var(--ink)"
          strokeWidth="1.500"
        />
      )),
    )}
    <rect x="18" y="-14" width="42" height="166" rx="21" fill="var(--card)" />
    {hues.map((hue, index) => (
      <circle key={hue} cx="39" cy={9 + index * 30} r={index === 1 ? 13 : 9} fill={`var(--${hue})`} />
    ))}
    <path
      d={`M${cx + 44} ${cy + 44}l6 30l8-10l13-2z`}
      fill="var(--ink)"
      stroke="var(--card)"
      strokeWidth="2"
    />
  </>
);

const codeLines = [
  ['coral', 'M18 0h30', 'amber', 'M58 0h62', 'moss', 'M130 0h48'],
  ['fjord', 'M34 0h44', 'heather', 'M88 0h84'],
  ['fjord', 'M34 0h26', 'moss', 'M70 0h54', 'amber', 'M134 0h30'],
  ['coral', 'M18 0h38'],
] as const;

/** The ridges are curves with handles, and the cards are lines of code. */
const Code = ({ offset, sun: { cx, cy } }: PartProps) => (
  <>
    <Ground sky="oklch(21% 0.045 265)" body="oklch(16% 0.035 265)" />
    <path d="M24-54h192" stroke="oklch(30% 0.045 265)" strokeWidth="14" />
    <g transform={`translate(${-offset} 0)`}>
      <path d={backRidge} stroke="var(--fjord)" strokeWidth="2" opacity=".7" />
      <path d={frontRidge + closing} fill="oklch(26% 0.07 252)" stroke="var(--fjord)" strokeWidth="2.500" />
      <g fill="oklch(16% 0.035 265)" stroke="#fff" strokeWidth="2">
        {['730 116', '830 170', '900 142'].map((point) => (
          <circle key={point} r="5" transform={`translate(${point})`} />
        ))}
      </g>
    </g>
    <circle cx={cx} cy={cy} r={radius} stroke="var(--amber)" strokeWidth="2.500" />
    <g stroke="var(--amber)" strokeWidth="1.500">
      <path d={`M${cx - 62} ${cy - radius}h124`} />
      <circle cx={cx - 62} cy={cy - radius} r="4" fill="var(--amber)" />
      <circle cx={cx + 62} cy={cy - radius} r="4" fill="var(--amber)" />
    </g>
    {cards.map((x) => (
      <g key={x} transform={`translate(${x} 252)`} strokeWidth="8">
        {codeLines.map((tokens, line) => (
          <g key={tokens.join('')} transform={`translate(0 ${line * 20})`}>
            {tokens.map((token, index) =>
              index % 2 === 0 ? null : <path key={token} d={token} stroke={`var(--${tokens[index - 1]})`} />,
            )}
          </g>
        ))}
      </g>
    ))}
    <text x="16" y="-8" fontSize="21" letterSpacing="0.5" fill="#fff">
      {'<h1>860 m</h1>'}
    </text>
  </>
);

/** Visitors come along a line from outside to the finished page. */
const Live = ({ offset, sun: { cx, cy } }: PartProps) => (
  <>
    <Ground sky={mixHue('fjord', 28)} body="var(--screen)" />
    <circle cx={cx} cy={cy} r="86" fill="var(--amber)" opacity=".16" />
    <circle cx={cx} cy={cy} r="61" fill="var(--amber)" opacity=".26" />
    <Light cx={cx} cy={cy} r={radius} hue="amber" />
    <Ridges offset={offset} />
    <path d="M24-54h124" stroke="var(--soft)" strokeWidth="14" />
    <rect x="176" y="-63" width="48" height="18" rx="9" fill="var(--fjord)" />
    <DesignedCards order={[1, 2, 0]} />
    <path
      d="M1500 20C900 0 460 40 290 92S140 170 124 236"
      stroke="var(--ink)"
      strokeWidth="2.500"
      strokeDasharray="0 8"
    />
    <Light cx={124} cy={236} r={15} hue="moss" />
    <Light cx={160} cy={166} r={11} hue="heather" />
    <Light cx={214} cy={126} r={17} hue="coral" />
  </>
);

const parts = { sketch: Sketch, structure: Structure, design: Design, code: Code, live: Live };

/** One stage of a website. Side by side, five of them are one page that changes from a sketch to a website. */
export function WebsiteStageDrawing({ stage }: { stage: WebsiteStage }) {
  const index = stages.indexOf(stage);
  const Part = parts[stage];
  const sun = suns[index];
  return (
    <DrawingSvg viewBox={`0 -70 ${width} 408`} preserveAspectRatio="xMidYMin slice">
      {sun && <Part offset={index * width} sun={sun} />}
      <path d="M-900-69h3000M-900 337h3000" stroke="var(--ink)" strokeWidth="1.500" />
    </DrawingSvg>
  );
}
