import { Light } from '../Light.tsx';
import { getAccentHue, type MotifProps } from './motif.ts';

/** A knot that becomes a straight thread, with lights at even distances. */
export const Thread = ({ hue }: MotifProps) => (
  <>
    <path d="M-640 232H0C40 232 56 96 138 96S250 292 168 308 42 196 112 136s198 12 178 100-162 72-172-6 96-158 148-78-6 196-88 176S60 168 150 176s126 56 226 56h904" />
    <Light cx={182} cy={206} r={30} hue={getAccentHue(hue)} />
    {[412, 496, 580].map((cx) => (
      <Light key={cx} cx={cx} cy={232} r={28} hue={hue} />
    ))}
  </>
);
