import type { Hue } from '#content/collections.ts';
import { Light } from '../Light.tsx';
import { Shadow } from '../shapes.tsx';
import { Backdrop } from './Backdrop.tsx';
import { BrowserWindow, Corners, Landscape, Screen, Trail, trails, WebsitePhone } from './Website.tsx';

/** One website in a browser window, on a tablet and on a phone. */
export const WebDrawing = ({ hue }: { hue: Hue }) => (
  <>
    <Backdrop hue={hue} sun={[400, 240, 208]} horizon={436} />
    <Light cx={40} cy={406} r={30} hue="amber" />
    <Light cx={576} cy={420} r={16} hue="coral" />
    <Shadow cx={244} cy={462} rx={104} />
    <Shadow cx={508} cy={445} rx={70} />
    <Shadow cx={134} cy={540} rx={70} />
    <g transform="rotate(-6 310 280)">
      <g transform="translate(72 128)">
        <BrowserWindow />
      </g>
      <g transform="translate(398 192)">
        <Screen width={184} height={250} bezel={9} radius={14} />
        <Landscape x={0} y={0} width={184} height={112} />
        <Corners width={184} radius={14} />
        <text x="14" y="50" fontSize="29" fill="var(--ink)">
          860 m
        </text>
        <path d="M16 64h58" stroke="var(--bar)" strokeWidth="6" strokeLinecap="round" />
        {trails.map((trail, index) => (
          <Trail
            key={trail.hue}
            {...trail}
            x={12 + (index % 2) * 83}
            y={122 + (index > 1 ? 64 : 0)}
            width={77}
            height={58}
          />
        ))}
      </g>
      <g transform="translate(44 250)">
        <WebsitePhone />
      </g>
    </g>
  </>
);
