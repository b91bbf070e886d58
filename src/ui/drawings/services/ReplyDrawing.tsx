import type { Hue } from '#content/collections.ts';
import { DrawnText } from '../DrawnText.tsx';
import { Light } from '../Light.tsx';
import { Backdrop } from './Backdrop.tsx';

/** A question, and the answer that is being written: its three dots are the lights of the logo. */
export const ReplyDrawing = ({ hue }: { hue: Hue }) => (
  <>
    <Backdrop hue={hue} sun={[300, 236, 190]} horizon={424} />
    <path
      d="M134 84h188a82 82 0 0 1 0 164h-126q-26 42-92 56q30-28 30-58a82 82 0 0 1 0-162z"
      fill="var(--card)"
      stroke="var(--rim)"
    />
    <DrawnText x="228" y="158" fontSize="41" textAnchor="middle" fill="var(--ink)" name="questionStart" />
    <DrawnText x="228" y="206" fontSize="41" textAnchor="middle" fill="var(--ink)" name="questionEnd" />
    <path
      d="M292 260h138a80 80 0 0 1 22 156q2 10 18 15q-44 2-66-11h-112a80 80 0 0 1 0-160z"
      fill="var(--device)"
      stroke="var(--rim)"
    />
    <Light cx={282} cy={346} r={26} hue="amber" />
    <Light cx={362} cy={340} r={40} hue="coral" />
    <Light cx={446} cy={346} r={28} hue="fjord" />
  </>
);
