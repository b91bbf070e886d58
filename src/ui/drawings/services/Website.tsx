import type { Hue } from '#content/collections.ts';
import { mixHue } from '../shapes.tsx';

interface AreaProps {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The picture at the top of the website: two ridges, the sun and a lake. */
export const Landscape = (area: AreaProps) => (
  <svg aria-hidden="true" {...area} viewBox="0 0 420 150" preserveAspectRatio="xMidYMax slice">
    <path d="M-400-400h1400v800h-1400z" fill={mixHue('fjord', 30)} />
    <circle cx="268" cy="50" r="29" fill="url(#_amber)" />
    <path d="M-90 150L30 108l44 14l72-36l58 30l58-26l112-52l190 132z" fill={mixHue('fjord', 62)} />
    <path d="M-60 150L96 118l64 20l88-54l70 40l70-28l160 54z" fill="var(--fjord)" />
    <path d="M-90 134h640v16h-640z" fill={mixHue('fjord', 82)} />
  </svg>
);

interface TrailProps extends AreaProps {
  hue: Hue;
  distance: string;
  /** Profile of the trail within its picture, in hundredths. */
  profile: string;
}

/** A card of the website: a trail's profile and its length. */
export function Trail({ x, y, width, height, hue, distance, profile }: TrailProps) {
  const picture = height * 0.52;
  const isSmall = height < 70;
  const size = isSmall ? 15 : Math.round(height * 0.2);
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect width={width} height={height} rx="9" fill="var(--card)" stroke="var(--soft)" />
      <svg
        aria-hidden="true"
        x="5"
        y="5"
        width={width - 10}
        height={picture}
        viewBox="0 0 100 50"
        preserveAspectRatio="none"
      >
        <path d="M0 0h100v50h-100z" fill={mixHue(hue, 30)} />
        <path d={`${profile}V50H0z`} fill={`var(--${hue})`} />
      </svg>
      <text x="9" y={isSmall ? height - 7 : picture + 10 + size * 0.85} fontSize={size} fill="var(--ink)">
        {distance}
      </text>
      {!isSmall && (
        <path
          d={`M12 ${height - 11}h${Math.round(width * 0.5)}`}
          stroke="var(--soft)"
          strokeWidth="5"
          strokeLinecap="round"
        />
      )}
    </g>
  );
}

interface TemperatureProps {
  x: number;
  y: number;
  size: number;
}

/** The weather of today on the website: 14 degrees. The font of images has no sign for degrees, so it is drawn. */
export const Temperature = ({ x, y, size }: TemperatureProps) => (
  <>
    <text x={x} y={y} fontSize={size} fill="var(--ink)">
      14
    </text>
    <circle
      cx={x + size * 1.14}
      cy={y - size * 0.58}
      r={size * 0.1}
      stroke="var(--ink)"
      strokeWidth={size * 0.07}
      fill="none"
    />
  </>
);

interface ScreenProps {
  width: number;
  height: number;
  bezel: number;
  radius: number;
}

/** A screen and the bezel of its device. */
export const Screen = ({ width, height, bezel, radius }: ScreenProps) => (
  <>
    <rect
      x={-bezel}
      y={-bezel}
      width={width + 2 * bezel}
      height={height + 2 * bezel}
      rx={radius + bezel}
      fill="var(--device)"
      stroke="var(--rim)"
      strokeWidth="1.5"
    />
    <rect width={width} height={height} rx={radius} fill="var(--screen)" />
  </>
);

/** The inner edge of a bezel, which covers the corners of a picture at the top of a round screen. */
const Corners = ({ width, radius }: Pick<ScreenProps, 'width' | 'radius'>) => (
  <path
    d={`M-1 -1h${radius + 1}a${radius} ${radius} 0 0 0 ${-radius} ${radius}h-1zM${width + 1} -1v${radius + 1}h-1a${radius} ${radius} 0 0 0 ${-radius} ${-radius}v-1z`}
    fill="var(--device)"
  />
);

/** Cards of the website. */
export const trails = [
  { hue: 'moss', distance: '4 km', profile: 'M0 40Q20 30 34 34T62 16T100 30' },
  { hue: 'amber', distance: '7 km', profile: 'M0 36L26 14L44 26L68 8L100 34' },
  { hue: 'coral', distance: '12 km', profile: 'M0 28Q24 44 46 20T100 10' },
  { hue: 'heather', distance: '9 km', profile: 'M0 42L40 22L58 30L100 6' },
] as const;

/** The website in the window of a browser, 420 × 300. */
export const BrowserWindow = () => (
  <>
    <Screen width={420} height={300} bezel={5} radius={12} />
    <g stroke="none">
      <circle cx="17" cy="15" r="4.5" fill="var(--coral)" />
      <circle cx="31" cy="15" r="4.5" fill="var(--amber)" />
      <circle cx="45" cy="15" r="4.5" fill="var(--moss)" />
    </g>
    <path d="M140 15h140" stroke="var(--soft)" strokeWidth="12" strokeLinecap="round" opacity=".6" />
    <Landscape x={0} y={30} width={420} height={144} />
    <path d="M296 48h26M338 48h22" stroke="var(--bar)" strokeWidth="6" strokeLinecap="round" />
    <rect x="374" y="40" width="34" height="16" rx="8" fill="var(--fjord)" />
    <Temperature x={22} y={92} size={44} />
    <path d="M26 108h92" stroke="var(--bar)" strokeWidth="7" strokeLinecap="round" />
    {trails.slice(0, 3).map((trail, index) => (
      <Trail key={trail.hue} {...trail} x={18 + index * 132} y={188} width={120} height={98} />
    ))}
  </>
);

/** The website on a phone, 126 × 252. */
export const WebsitePhone = () => (
  <>
    <Screen width={126} height={252} bezel={8} radius={16} />
    <Landscape x={0} y={0} width={126} height={106} />
    <Corners width={126} radius={16} />
    <Temperature x={13} y={54} size={26} />
    <path d="M15 66h46" stroke="var(--bar)" strokeWidth="6" strokeLinecap="round" />
    <rect x="42" y="8" width="42" height="11" rx="5.5" fill="var(--device)" />
    {trails.slice(0, 2).map((trail, index) => (
      <Trail key={trail.hue} {...trail} x={12} y={116 + index * 66} width={102} height={60} />
    ))}
  </>
);
