import { useId } from 'react';
import type { Hue } from '#content/collections.ts';
import { Light } from '../Light.tsx';
import { frameColour, Shadow } from '../shapes.tsx';
import { Backdrop } from './Backdrop.tsx';
import { BrowserWindow, Trail, trails } from './Website.tsx';

/** Cards of the website that have a tick. The one between them is under the lens. */
const tickedCards = [18, 282];

/** The website, and a lens on one of its cards, whose length is not a number. */
function TestedWebsite() {
  const clip = useId();
  return (
    <g transform="rotate(5 310 280)">
      <g transform="translate(58 66) scale(1.2)">
        <BrowserWindow />
        {tickedCards.map((x) => (
          <g key={x} transform={`translate(${x + 104} 274)`}>
            <Tick />
          </g>
        ))}
      </g>
      <g transform="translate(322 350)">
        <g strokeLinecap="round">
          <path d="M84 84l86 86" stroke={frameColour} strokeWidth="30" />
        </g>
        <circle r="112" fill={frameColour} />
        <circle r="98" fill="var(--screen)" />
        <clipPath id={clip}>
          <circle r="98" />
        </clipPath>
        <g clipPath={`url(#${clip})`}>
          <Trail {...trails[1]} distance="NaN km" x={-78} y={-100} width={200} height={186} />
        </g>
        <Light cx={28} cy={72} r={15} hue="coral" />
        <path d="M28 64v9M28 79.500v.1" stroke="#fff" strokeWidth="4" strokeLinecap="round" />
      </g>
    </g>
  );
}

const Tick = () => (
  <>
    <Light cx={0} cy={0} r={14} hue="moss" />
    <path
      d="M-6 0l4.500 4.500l8-8.500"
      stroke="#fff"
      strokeWidth="3.500"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </>
);

/** The website of the other drawing under a lens that has found a bug. */
export const QualityDrawing = ({ hue }: { hue: Hue }) => (
  <>
    <Backdrop hue={hue} sun={[236, 236, 214]} horizon={436} />
    <Light cx={560} cy={400} r={36} hue="amber" />
    <Shadow cx={404} cy={544} rx={126} />
    <TestedWebsite />
  </>
);
