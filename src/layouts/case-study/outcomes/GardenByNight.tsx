import type { Hue } from '#content/collections.ts';
import { lights } from '#content/lights.ts';
import { Arm, standOn } from '#ui/drawings/Figure.tsx';
import { Halo, WaterLight } from '#ui/drawings/Glow.tsx';
import { Light, polarToCartesian } from '#ui/drawings/Light.tsx';
import { NightFigure, PersonReflection } from '#ui/drawings/NightFigure.tsx';
import { Night, NightScene } from './NightScene.tsx';

/** Hues whose glow the palette has. */
type GlowHue = 'coral' | 'amber' | 'moss' | 'fjord' | 'heather';

interface FlowerProps {
  x: number;
  y: number;
  /** Radius of a petal. */
  r: number;
  groundY: number;
  petals: readonly GlowHue[];
  /** Share of the light that a flower of an earlier year still has. */
  strength?: number;
}

/** Distance of petals from the middle of their flower, in radii of a petal. */
const petalDistance = 1.22;

const getPetals = ({ x, y, r, petals }: FlowerProps) =>
  petals.map((hue, index) => ({ hue, ...polarToCartesian(x, y, r * petalDistance, 72 * index - 90) }));

/** A flower of lights. Its middle lights the petals, and the petals light the air. */
function Flower(flower: FlowerProps) {
  const { x, y, r, groundY, strength = 1 } = flower;
  const petals = getPetals(flower);
  const id = `_garden-${x}`;
  const leafY = groundY - (groundY - y) * 0.26;
  const leaf = r * 0.9;
  return (
    <>
      <path
        d={`M${x} ${y}Q${x - r * 0.2} ${(y + groundY) / 2} ${x} ${groundY}`}
        stroke="oklch(47% .09 190)"
        strokeWidth={r * 0.17}
      />
      <path
        d={`M${x} ${leafY}c${-leaf * 0.9} 0 ${-leaf} ${-leaf * 0.4} ${-leaf} ${-leaf * 0.7}c${leaf * 0.6} 0 ${leaf} ${leaf * 0.2} ${leaf} ${leaf * 0.7}zm0 ${-leaf * 0.3}c${leaf * 0.9} 0 ${leaf} ${-leaf * 0.4} ${leaf} ${-leaf * 0.7}c${-leaf * 0.6} 0 ${-leaf} ${leaf * 0.2} ${-leaf} ${leaf * 0.7}z`}
        fill="oklch(47% .1 165)"
      />
      {/* The stem does not shine through petals that are dim. */}
      {petals.map(({ cx, cy }) => (
        <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r={r} fill="oklch(24% .055 208)" />
      ))}
      <circle cx={x} cy={y} r={r * 0.68} fill="oklch(24% .055 208)" />
      <g opacity={strength}>
        <radialGradient id={id} cx={x} cy={y} r={r * 2.1} gradientUnits="userSpaceOnUse">
          <stop offset=".25" stopColor="#fff3d6" stopOpacity=".8" />
          <stop offset="1" stopColor="#fff3d6" stopOpacity="0" />
        </radialGradient>
        {petals.map(({ hue, cx, cy }) => (
          <Halo key={`${cx} ${cy}`} cx={cx} cy={cy} r={r * 2.1} hue={hue} />
        ))}
        {petals.map(({ hue, cx, cy }) => (
          <g key={`${cx} ${cy}`}>
            <Light cx={cx} cy={cy} r={r} hue={hue} />
            <circle cx={cx} cy={cy} r={r} fill={`url(#${id})`} />
          </g>
        ))}
        <circle cx={x} cy={y} r={r * 0.68} fill="#ffe9bd" />
      </g>
    </>
  );
}

/** The light of a flower on the water: a column of each petal. */
const FlowerOnWater = ({ waterY, depth, ...flower }: FlowerProps & { waterY: number; depth: number }) => (
  <g opacity={(flower.strength ?? 1) * 0.7}>
    {getPetals(flower).map(({ hue, cx, cy }) => (
      <WaterLight
        key={`${cx} ${cy}`}
        x={cx - flower.r}
        width={2 * flower.r}
        y={waterY}
        depth={depth}
        colour={lights[hue][1]}
        isSoft
      />
    ))}
  </g>
);

/** The key of the register, around its middle and 150 long. Its bow is a flower. */
const Key = ({ x, y, scale = 1 }: { x: number; y: number; scale?: number }) => (
  <>
    <Halo cx={x + 40 * scale} cy={y} r={130 * scale} hue="amber" />
    <g transform={`translate(${x} ${y})scale(${scale})`} fill="#ffcf6e">
      <path d="M34-7V7h-72v20h-12V7h-10v14h-12V7h-3V-7z" />
      {[0, 1, 2, 3, 4, 5].map((petal) => (
        <circle key={petal} {...polarToCartesian(44, 0, 20, 60 * petal)} r={14} />
      ))}
      <circle cx={44} r={11} fill="oklch(22% .045 205)" />
    </g>
  </>
);

/** Lengths of the entries of the register, and hues of those who are entered. */
const entryLengths = [64, 112, 46, 88, 132, 58, 96];
const entryHues: readonly GlowHue[] = ['coral', 'amber', 'moss', 'heather', 'fjord'];

/** A row of the register: a light for each member, and a line. */
function Entries({ y, start, width, scale }: { y: number; start: number; width: number; scale: number }) {
  const entries: { x: number; length: number; hue: Hue }[] = [];
  for (let x = start, index = 0; x < width; index++) {
    const length = (entryLengths[(index * 3 + y) % entryLengths.length] ?? 0) * scale;
    entries.push({ x, length, hue: entryHues[(index * 2 + y) % entryHues.length] ?? 'amber' });
    x += length + 62 * scale;
  }
  return (
    <>
      <path
        d={entries.map(({ x, length }) => `M${x + 20 * scale} ${y}h${length}`).join('')}
        stroke="oklch(70% .08 196)"
        strokeWidth={6 * scale}
      />
      {entries.map(({ x, hue }) => (
        <circle key={x} cx={x} cy={y} r={8 * scale} fill={lights[hue][0]} />
      ))}
    </>
  );
}

interface GardenProps {
  width: number;
  height: number;
  skyY: number;
  groundY: number;
  /** Height of the bank, which is the register. */
  bank: number;
  ridge: string;
  flowers: readonly Omit<FlowerProps, 'groundY'>[];
  /** Position of the key between the two boards, half their distance, and their size. */
  handover: { x: number; y: number; scale: number };
  reach: number;
  scale: number;
}

/** A garden on the bank of a fjord. Its bank is the register, and the key of it goes from one board to the next. */
function Garden({ width, height, skyY, groundY, bank, ridge, flowers, handover, reach, scale }: GardenProps) {
  const waterY = groundY + bank;
  const depth = height - waterY;
  const [former, elected] = [
    { x: handover.x - reach, hue: 'heather' },
    { x: handover.x + reach, hue: 'coral' },
  ] as const;
  const grip = 76 * handover.scale;
  const elbow = (reach - grip) / 2 + 22 * scale;
  return (
    <>
      <Night width={width} height={height} skyY={skyY} waterY={waterY} colour="oklch(37% .08 203)" />
      <path d={ridge} fill="oklch(25% .055 210)" />
      {flowers.map((flower) => (
        <FlowerOnWater key={flower.x} {...flower} groundY={groundY} waterY={waterY} depth={depth} />
      ))}
      <PersonReflection {...former} scale={scale} waterY={waterY} depth={depth * 0.7} />
      <PersonReflection {...elected} scale={scale} waterY={waterY} depth={depth * 0.7} />
      {flowers.map((flower) => (
        <Flower key={flower.x} {...flower} groundY={groundY} />
      ))}
      <path d={`M0 ${groundY}h${width}v${bank}H0z`} fill="oklch(30% .06 198)" />
      <path d={`M0 ${groundY}h${width}v3H0z`} fill="oklch(52% .09 194)" />
      <Entries y={Math.round(groundY + bank * 0.33)} start={22 * scale} width={width} scale={bank / 60} />
      <Entries y={Math.round(groundY + bank * 0.74)} start={-30 * scale} width={width} scale={bank / 60} />
      <NightFigure {...standOn(groundY, former.x, scale)} hue={former.hue} />
      <NightFigure {...standOn(groundY, elected.x, scale)} hue={elected.hue} />
      <Key {...handover} />
      <Arm
        figure={standOn(groundY, former.x, scale)}
        elbow={[former.x + elbow, handover.y + 36 * scale]}
        hand={[handover.x - grip, handover.y]}
        hue={former.hue}
      />
      <Arm
        figure={standOn(groundY, elected.x, scale)}
        elbow={[elected.x - elbow, handover.y + 36 * scale]}
        hand={[handover.x + grip, handover.y]}
        hue={elected.hue}
      />
    </>
  );
}

/** Petals of the flower in full bloom. */
const bloom = ['coral', 'fjord', 'heather', 'amber', 'moss'] as const;

/** A new board takes over the key of the register. The gardens of the boards before it are still lit. */
export const GardenByNight = () => (
  <NightScene
    wide={{
      y: -60,
      width: 1440,
      height: 960,
      drawing: (
        <Garden
          width={1440}
          height={900}
          skyY={120}
          groundY={660}
          bank={60}
          ridge="M0 560L150 500 300 566 480 470 640 560 820 520 960 590 1120 500 1300 580 1440 530V660H0z"
          flowers={[
            { x: 140, y: 540, r: 27, petals: ['heather', 'heather', 'heather'], strength: 0.45 },
            { x: 372, y: 500, r: 36, petals: ['coral', 'amber', 'coral', 'amber'], strength: 0.62 },
            { x: 690, y: 462, r: 46, petals: ['fjord', 'moss', 'fjord', 'moss', 'fjord'], strength: 0.8 },
            { x: 1192, y: 306, r: 77, petals: bloom },
          ]}
          handover={{ x: 1192, y: 538, scale: 1 }}
          reach={172}
          scale={0.92}
        />
      ),
    }}
    narrow={{
      width: 390,
      height: 640,
      drawing: (
        <Garden
          width={390}
          height={640}
          skyY={0}
          groundY={480}
          bank={44}
          ridge="M0 410L60 378 130 420 230 360 320 412 390 386V480H0z"
          flowers={[{ x: 195, y: 190, r: 54, petals: bloom }]}
          handover={{ x: 195, y: 362, scale: 0.7 }}
          reach={128}
          scale={0.84}
        />
      ),
    }}
  />
);
