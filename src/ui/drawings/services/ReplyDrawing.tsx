import type { Hue } from '#content/collections.ts';
import { Light } from '../Light.tsx';
import { Shadow } from '../shapes.tsx';
import { Backdrop } from './Backdrop.tsx';

/** A question, and the answer that is being written: its three dots are the lights of the logo. */
export const ReplyDrawing = ({ hue }: { hue: Hue }) => (
  <>
    <Backdrop hue={hue} sun={[318, 236, 196]} horizon={424} />
    <Shadow cx={416} cy={516} rx={136} />
    <g transform="translate(66 98) rotate(-5)">
      <path
        d="M82 0h176a82 82 0 0 1 0 164h-136q-22 40-74 46q24-20 18-46a82 82 0 0 1 16-164z"
        fill="var(--card)"
        stroke="var(--rim)"
      />
      <path d="M66 60h92M66 102h58" stroke="var(--soft)" strokeWidth="15" strokeLinecap="round" />
      <path
        d="M218 62a28 28 0 1 1 40 25c-9 5-13 9-13 19m0 24h0"
        stroke="var(--coral)"
        strokeWidth="16"
        strokeLinecap="round"
      />
    </g>
    <g transform="translate(256 300) rotate(4)">
      <path
        d="M80 0h150a80 80 0 0 1 18 158q-4 28 22 44q-54-2-76-42h-114a80 80 0 0 1 0-160z"
        fill="var(--device)"
        stroke="var(--rim)"
      />
      <Light cx={78} cy={90} r={24} hue="amber" />
      <Light cx={152} cy={77} r={37} hue="coral" />
      <Light cx={230} cy={88} r={26} hue="fjord" />
    </g>
    <Light cx={74} cy={412} r={12} hue="heather" />
  </>
);
