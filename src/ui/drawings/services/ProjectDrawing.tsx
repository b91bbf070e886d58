import type { Hue } from '#content/collections.ts';
import { Light } from '../Light.tsx';
import { Backdrop } from './Backdrop.tsx';
import { WebsitePhone } from './Website.tsx';

/** The same phone three times: as an idea, as a sketch and as a product. */
export const ProjectDrawing = ({ hue }: { hue: Hue }) => (
  <>
    <Backdrop hue={hue} sun={[404, 250, 208]} horizon={436} />
    <g transform="translate(54 239) rotate(-6)">
      <rect width="100" height="204" rx="20" stroke="var(--ink)" strokeWidth="3" strokeDasharray="9 9" />
      <Light cx={50} cy={102} r={17} hue="coral" />
    </g>
    <g transform="translate(180 178) rotate(-6)">
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
    <g transform="translate(358 58) rotate(-6) scale(1.540)">
      <WebsitePhone />
    </g>
  </>
);
