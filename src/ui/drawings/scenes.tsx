import type { ReactNode } from 'react';
import type { SceneName } from '#content/author-components.ts';
import { DrawnText } from './DrawnText.tsx';
import { Arm, Figure } from './Figure.tsx';
import { Light } from './Light.tsx';
import { PersonalData, Server } from './lists/parts.tsx';
import { frameColour, markColour, paperColour, pencilColour } from './shapes.tsx';

/** Vertical position of the horizon. The middle 460 units are visible on a phone, and more of them in a wide window. */
const ground = 210;

/** Records on their way to a controller, the agreement, and a processor who has servers. */
const Agreement = () => (
  <>
    <path d="M-640 184H-200" strokeWidth="3.5" strokeDasharray="0 12" />
    {[-560, -430, -300].map((cx) => (
      <PersonalData key={cx} cx={cx} r={30} cy={ground - 30} />
    ))}
    <g data-wide="" transform="translate(250 60)">
      <Server x={0} />
      <Server x={92} />
    </g>
    <path d={`M-58 ${ground}V84h116v${ground - 84}z`} fill={paperColour} stroke="none" />
    <path d="M-38 106h52M-38 124h76M-38 142h64" stroke={pencilColour} strokeWidth="6" />
    <Light cx={-14} cy={178} r={19} hue="amber" />
    <Light cx={16} cy={178} r={19} hue="fjord" />
    <Figure x={-146} y={ground - 4} scale={0.76} hue="amber">
      <Arm elbow={[78, -60]} hand={[114, -76]} hue="amber" />
    </Figure>
    <Figure x={146} y={ground - 4} scale={0.76} hue="fjord">
      <Arm elbow={[-78, -60]} hand={[-114, -76]} hue="fjord" />
    </Figure>
    <path d="M-110 38Q0-38 110 38" strokeWidth="3.5" pathLength="240" strokeDasharray="0 12" />
    <PersonalData cx={0} r={26} cy={20} />
  </>
);

/** Somebody tosses a report, which is locked, into an open letter. */
const Report = () => (
  <>
    <path
      d="M-14 210V102L92 20l106 82v108z"
      fill="oklch(from var(--coral) calc(l - .16) c h)"
      stroke="none"
    />
    <path d="M-56 50Q36-44 94 144" strokeWidth="3.5" strokeDasharray="0 12" />
    <g stroke="none">
      <Light cx={26} cy={27} r={28} hue="amber" />
      <path d="M26 22l-7 23h14z" fill={markColour} />
      <circle cx="26" cy="21" r="8" fill={markColour} />
      <path d={`M-14 ${ground}V102L92 176l106-74v${ground - 102}z`} fill="var(--coral)" />
    </g>
    <path d={`M-14 ${ground}l82-52m130 52l-82-52`} stroke={markColour} strokeWidth="2" opacity=".5" />
    <Figure x={-142} y={ground - 4} scale={0.76} hue="heather">
      <Arm elbow={[98, -100]} hand={[96, -184]} hue="heather" />
    </Figure>
  </>
);

interface SwitchProps {
  x: number;
  isOn?: boolean;
}

/** A large switch with the word for its state. */
const Switch = ({ x, isOn = false }: SwitchProps) => (
  <g transform={`translate(${x} 94)`}>
    <rect
      x="-62"
      y="-30"
      width="124"
      height="60"
      rx="30"
      fill={isOn ? 'var(--amber)' : 'oklch(40% 0.03 268)'}
      stroke="none"
    />
    <circle cx={isOn ? 32 : -32} cy="0" r="24" fill={paperColour} stroke="none" />
    <DrawnText
      name={isOn ? 'yes' : 'no'}
      x={isOn ? -18 : 20}
      y="9"
      fontSize="26"
      textAnchor="middle"
      fill={isOn ? markColour : 'oklch(96% 0.008 95)'}
      stroke="none"
    />
  </g>
);

/** The frame of a video that nobody has said yes to is dark, and nothing leads to it. The other one is lit. */
const Consent = () => (
  <>
    <path d={`M-220 ${ground}V36h208v${ground - 36}z`} fill="oklch(21% 0.03 268)" stroke="var(--rim)" />
    <path d={`M12 ${ground}V36h208v${ground - 36}z`} fill="oklch(28% 0.05 268)" stroke="none" />
    <path d={`M54 ${ground}a62 62 0 0 1 124 0z`} fill="url(#_amber)" stroke="none" />
    <Switch x={-116} />
    <Switch x={116} isOn />
    {/* Other companies, which only the lit frame has a way to. */}
    <g data-wide="">
      <path d="M232 150Q270 120 306 138" strokeWidth="4" strokeDasharray="0 12" />
      <g transform="translate(312 60)">
        <Server x={0} />
      </g>
    </g>
    <g transform="translate(-430 60)" opacity=".35">
      <Server x={0} />
    </g>
    <path d={`M-304 ${ground}V104`} stroke={frameColour} strokeWidth="7" strokeLinecap="butt" />
    <Light cx={-304} cy={92} r={30} hue="coral" />
    <path d="M-319 92h30" stroke={markColour} strokeWidth="9" />
  </>
);

/** A letter hops from somebody to the scales of an authority, which are level. */
const Complaint = () => (
  <>
    <path
      d={`M-1180 120Q-1060 60-960 176Q-860 60-760 176Q-660 70-560 176Q-470 90-380 176Q-310 110-230 160`}
      strokeWidth="3.500"
      strokeDasharray="0 12"
    />
    <Figure x={-158} y={ground - 4} scale={0.76} hue="coral">
      <Arm elbow={[80, -52]} hand={[114, -76]} hue="coral" />
    </Figure>
    <path d="M-66 136Q-40 86-20 130" strokeWidth="3.500" strokeDasharray="0 12" />
    <Light cx={-18} cy={ground - 38} r={38} hue="amber" />
    <path d={`M-39 ${ground - 52}h42v28h-42z`} fill={paperColour} stroke="none" />
    <path d={`M-39 ${ground - 52}l21 16 21-16`} stroke={markColour} strokeWidth="3" />
    <path d="M-2 126Q26 46 46 88" strokeWidth="3.500" strokeDasharray="0 12" />
    <g transform="translate(-18 0)">
      <path d={`M152 ${ground - 8}V44`} stroke={frameColour} strokeWidth="9" strokeLinecap="butt" />
      <path d={`M106 ${ground}q0-18 18-18h56q18 0 18 18z`} fill={frameColour} stroke="none" />
      <path d="M76 52h152" stroke={frameColour} strokeWidth="8" />
      <path d="M76 54L50 122M76 54l26 68M228 54l-26 68M228 54l26 68" strokeWidth="2" />
      <Light cx={76} cy={98} r={23} hue="amber" />
      <Light cx={228} cy={98} r={23} hue="fjord" />
      <path
        d="M40 121h72q-4 20-36 20t-36-20zM192 121h72q-4 20-36 20t-36-20z"
        fill={frameColour}
        stroke="none"
      />
      <Light cx={152} cy={40} r={17} hue="moss" />
    </g>
  </>
);

/** Positions of the pickets of a fence across a wide window. Faces are between them. */
const pickets = Array.from({ length: 20 }, (_, index) => (index - 10) * 96 + 48);

/** Programmes that fill in forms, from the back: position and size. */
const bots = [
  [-288, 1.6],
  [288, 1.6],
  [0, 1.85],
] as const;

/** Programmes behind a fence. */
const Spam = () => (
  <>
    {bots.map(([x, scale]) => (
      <g key={x} transform={`translate(${x} ${ground}) scale(${scale})`}>
        <path d="M0-64V-80" strokeWidth="4" stroke={frameColour} />
        <Light cx={0} cy={-86} r={8} hue="amber" />
        <path d="M-42 0v-46a18 18 0 0 1 18-18h48a18 18 0 0 1 18 18V0z" fill="url(#_coral)" stroke="none" />
        <path d="M-16-40h0M16-40h0" stroke={markColour} strokeWidth="14" />
        <path d="M-12-18h24" stroke={markColour} strokeWidth="5" />
      </g>
    ))}
    <path d={pickets.map((x) => `M${x} ${ground - 7}V104`).join('')} stroke={frameColour} strokeWidth="14" />
    <path d="M-960 158H960M-960 194H960" stroke={frameColour} strokeWidth="8" />
  </>
);

const scenes: Record<SceneName, () => ReactNode> = {
  agreement: Agreement,
  complaint: Complaint,
  consent: Consent,
  report: Report,
  spam: Spam,
};

/** A drawing across the window. The horizon is near its lower edge. */
export const SceneDrawing = ({ name }: { name: SceneName }) => scenes[name]();
