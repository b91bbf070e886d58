import type { Hue } from '#content/collections.ts';
import { DrawnText } from '../DrawnText.tsx';
import { Light } from '../Light.tsx';
import { Backdrop } from './Backdrop.tsx';

/** A question, and the answer that is being written: its three dots are the lights of the logo. */
export const ReplyDrawing = ({ hue }: { hue: Hue }) => (
  <>
    <Backdrop hue={hue} sun={[300, 236, 190]} horizon={424} />
    <path
      d="M134 84h188a82 82 0 0 1 0 164h-126q-26 42-78 50q24-24 16-52a82 82 0 0 1 0-162z"
      fill="var(--card)"
      stroke="var(--rim)"
    />
    <DrawnText x="96" y="156" fontSize="41" fill="var(--ink)" name="questionStart" />
    <DrawnText x="96" y="204" fontSize="41" fill="var(--ink)" name="questionEnd" />
    <path
      d="M292 286h138a80 80 0 0 1 22 156q2 26 26 44q-52 0-74-40h-112a80 80 0 0 1 0-160z"
      fill="var(--device)"
      stroke="var(--rim)"
    />
    <Light cx={282} cy={372} r={26} hue="amber" />
    <Light cx={362} cy={366} r={40} hue="coral" />
    <Light cx={446} cy={372} r={28} hue="fjord" />
  </>
);
