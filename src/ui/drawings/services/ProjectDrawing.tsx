import type { Hue } from '#content/collections.ts';
import { Arm, Figure, standOn } from '../Figure.tsx';
import { Light } from '../Light.tsx';
import { Backdrop } from './Backdrop.tsx';
import { WebsitePhone } from './Website.tsx';

const horizon = 436;

/** The one who uses the product, and taps on its screen. */
const user = standOn(horizon, 560, 0.82);

/** The same phone three times on the shore: as an idea, as a sketch and as a product, which someone uses. */
export const ProjectDrawing = ({ hue }: { hue: Hue }) => (
  <>
    <Backdrop hue={hue} sun={[396, 262, 196]} horizon={horizon} />
    <g transform={`translate(56 ${horizon - 197.5})`}>
      <rect width="98" height="196" rx="20" stroke="var(--ink)" strokeWidth="3" strokeDasharray="9 9" />
      <Light cx={49} cy={98} r={18} hue="coral" />
    </g>
    <g transform={`translate(184 ${horizon - 273.5})`}>
      <rect width="136" height="272" rx="24" fill="var(--screen)" stroke="var(--ink)" strokeWidth="3" />
      <path
        d="M14 26h108v96h-108zl108 96m0-96l-108 96M14 178h108v-36h-108zM14 226h108v-36h-108z"
        stroke="var(--bar)"
        strokeWidth="2.500"
        strokeLinejoin="round"
      />
      <path d="M28 160h54M28 208h36" stroke="var(--soft)" strokeWidth="7" strokeLinecap="round" />
      <Light cx={68} cy={248} r={12} hue="fjord" />
    </g>
    <g transform={`translate(362 ${horizon - 390}) scale(1.500)`}>
      <WebsitePhone />
    </g>
    <Figure {...user} hue="coral">
      <Arm elbow={[-104, -66]} hand={[-112, -142]} hue="coral" />
    </Figure>
  </>
);
