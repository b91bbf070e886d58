import { Light } from '../Light.tsx';
import { frameColour, markColour, Person } from '../shapes.tsx';
import { groundY } from './parts.tsx';

/** A phone and a letter. */
const CallOrLetter = () => (
  <>
    <path
      d={`M46 ${groundY}V46a14 14 0 0 1 14-14h48a14 14 0 0 1 14 14v${groundY - 46}z`}
      fill={frameColour}
      stroke="none"
    />
    <path d={`M54 ${groundY}V48h60v${groundY - 48}z`} fill="var(--card)" stroke="none" />
    <Light cx={84} cy={94} r={22} hue="moss" />
    <path d={`M138 ${groundY}V76h104v${groundY - 76}z`} fill="var(--heather)" stroke="none" />
    <path d="M138 76h104l-52 44z" fill="color-mix(in oklab, var(--heather) 58%, white)" stroke="none" />
    <Light cx={190} cy={116} r={16} hue="coral" />
  </>
);

/** An applicant beside a CV. */
const Application = () => (
  <>
    <path d={`M144 ${groundY}V28h100v${groundY - 28}z`} fill="var(--card)" stroke="none" />
    <Light cx={174} cy={58} r={17} hue="moss" />
    <path d="M200 52h28M200 66h18M160 92h68M160 110h68M160 128h44" stroke="var(--bar)" strokeWidth="6" />
    <g transform={`translate(92 ${groundY - 9}) scale(1.36)`} stroke="none">
      <Person hue="moss" />
    </g>
  </>
);

/** The speech bubbles of two who chat. */
const Chat = () => (
  <>
    <path
      d={`M46 74a34 34 0 0 1 34-34h62a34 34 0 0 1 0 68h-52l-26 26v-34a34 34 0 0 1-18-26z`}
      fill="url(#_heather)"
      stroke="none"
    />
    <path d="M80 66h62M80 82h40" stroke={markColour} strokeWidth="6" />
    <path
      d={`M240 106a28 28 0 0 0-28-28h-50a28 28 0 0 0 0 56h48l20 ${groundY - 134}v-22a28 28 0 0 0 10-22z`}
      fill="url(#_amber)"
      stroke="none"
    />
    <path d="M164 106h0M187 106h0M210 106h0" stroke={markColour} strokeWidth="11" />
  </>
);

/** Ways to be in touch other than the forms, in the order of the privacy policy. */
export const conversationDrawings = [CallOrLetter, Application, Chat];
