import { Light } from '../Light.tsx';
import { getAccentHue, type MotifProps } from './motif.ts';

/** A road that forks to a window, a phone, and something in between. */
export const Crossroads = ({ hue }: MotifProps) => (
  <>
    <g opacity="0.5">
      <path d="M320 800V300C320 250 142 270 142 196" />
      <path d="M320 800V196" />
      <path d="M320 800V300C320 250 506 270 506 208" />
    </g>
    <g fill="var(--paper)">
      <rect x="48" y="64" width="188" height="132" />
      <rect x="282" y="92" width="76" height="104" strokeDasharray="3 5" />
      <rect x="462" y="48" width="88" height="160" rx="16" />
    </g>
    <path d="M48 88h188" opacity="0.5" />
    <path d="M494 62h24" strokeWidth="4" strokeLinecap="round" />
    <Light cx={142} cy={142} r={36} hue={hue} />
    <Light cx={320} cy={144} r={22} hue={hue} />
    <Light cx={506} cy={130} r={28} hue={hue} />
    <Light cx={320} cy={344} r={20} hue={getAccentHue(hue)} />
  </>
);
