import type { ReactNode } from 'react';
import type { SceneName } from '#content/author-components.ts';
import { DrawnText } from './DrawnText.tsx';
import { Arm, Figure, headY, standOn } from './Figure.tsx';
import { Halo, WaterLight } from './Glow.tsx';
import { Light } from './Light.tsx';
import { Server } from './lists/parts.tsx';
import { SeaChart } from './overhead-scenes.tsx';
import { RoleFigure } from './roles/RoleAttribute.tsx';
import { ClosedLetter, frameColour, markColour, paperColour, pencilColour } from './shapes.tsx';

/** Vertical position of the horizon. The middle 460 units are visible on a phone, and more of them in a wide window. */
const ground = 210;

/** Width of the line on the horizon, which is one pixel in the frame of a scene. A floor of another colour is below it. */
const horizonWidth = 0.75;

/** Data subjects, from the controller to the edge of a wide window: position, size and hue. */
const dataSubjects = [
  [-306, 0.54, 'coral'],
  [-394, 0.46, 'moss'],
  [-472, 0.38, 'heather'],
] as const;

/** Data subjects, the controller, the agreement, and a processor who has servers. */
const Agreement = () => (
  <>
    <g data-wide="" strokeLinecap="round">
      {dataSubjects.map(([x, scale, hue]) => (
        <Figure key={x} {...standOn(ground, x, scale)} hue={hue} />
      ))}
      <g transform="translate(250 60)">
        <Server x={0} />
        <Server x={92} />
      </g>
    </g>
    <path d={`M-74 ${ground}V14H74V${ground}z`} fill={paperColour} stroke="none" />
    <path d="M-48 46H24M-48 72H46M-48 98H34" stroke={pencilColour} strokeWidth="7" />
    <Light cx={-16} cy={168} r={23} hue="amber" />
    <Light cx={16} cy={168} r={23} hue="fjord" />
    <Figure {...standOn(ground, -150, 0.76)} hue="amber">
      <Arm elbow={[78, -52]} hand={[122, -96]} hue="amber" />
    </Figure>
    <Figure {...standOn(ground, 150, 0.76)} hue="fjord">
      <Arm elbow={[-78, -52]} hand={[-122, -96]} hue="fjord" />
    </Figure>
  </>
);

/** Places of the one who reports a vulnerability, and of the one who receives the report. */
const reporter = standOn(ground, -174, 0.72);
const recipient = standOn(ground, 174, 0.72);

/** Somebody tosses a report, which is locked, into an open letter. Somebody else is there to receive it. */
const Report = () => (
  <>
    <WaterLight x={-140} width={280} y={ground} depth={36} colour="var(--coral)" isSoft />
    <WaterLight x={-236} width={124} y={ground} depth={34} colour="var(--heather)" isSoft />
    <WaterLight x={112} width={124} y={ground} depth={34} colour="var(--fjord)" isSoft />
    <Halo cx={0} cy={-36} r={76} hue="amber" />
    <Halo cx={reporter.x} cy={64} r={92} hue="heather" />
    <Halo cx={recipient.x} cy={64} r={92} hue="fjord" />
    <path d="M-106 104L0 24l106 80z" fill="oklch(from var(--coral) calc(l - .1) c h)" stroke="none" />
    <path d="M-106 102h212L0 170z" fill="oklch(from var(--coral) calc(l - .28) c h)" stroke="none" />
    <path d="M-104 36Q-90-36-48-40" strokeWidth="3.5" strokeDasharray="0 12" />
    <g stroke="none">
      <Light cx={0} cy={-36} r={36} hue="amber" />
      <path d="M0-42l-8 26h16z" fill={markColour} />
      <circle cy="-43" r="9" fill={markColour} />
      <path d={`M-106 ${ground}V102L0 164l106-62v${ground - 102}z`} fill="var(--coral)" />
      <path
        d={`M-106 ${ground}L0 164l106 ${ground - 164}z`}
        fill="oklch(from var(--coral) calc(l + .06) c h)"
      />
    </g>
    <Figure {...reporter} hue="heather">
      <Arm elbow={[84, -104]} hand={[94, -188]} hue="heather" />
    </Figure>
    <Figure {...recipient} hue="fjord">
      <Arm elbow={[-76, -56]} hand={[-100, -112]} hue="fjord" />
    </Figure>
  </>
);

interface SwitchProps {
  x: number;
  isOn?: boolean;
}

/** A large switch with the word for its state. */
const Switch = ({ x, isOn = false }: SwitchProps) => (
  <g transform={`translate(${x} 86)`}>
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

/** Two videos. The button of the one without consent is dark, and nothing leads to it. The button of the other one is lit. */
const Consent = () => (
  <>
    <path d={`M-230 ${ground}V36h218v${ground - 36}z`} fill="oklch(21% 0.03 268)" stroke="var(--rim)" />
    <path d={`M12 ${ground}V36h218v${ground - 36}z`} fill="oklch(28% 0.05 268)" stroke="none" />
    <circle cx="-121" cy="168" r="30" stroke={paperColour} strokeWidth="2.5" strokeDasharray="5 5.5" />
    <Light cx={121} cy={168} r={30} hue="amber" />
    <path d="M-129 154l24 14-24 14z" fill={paperColour} stroke="none" />
    <path d="M113 154l24 14-24 14z" fill={markColour} stroke="none" />
    <Switch x={-121} />
    <Switch x={121} isOn />
    {/* The video that is allowed leads to another company. */}
    <g data-wide="">
      <path d="M244 150Q276 122 306 138" strokeWidth="4" strokeDasharray="0 12" />
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
      data-wide=""
      d={`M-1180 120Q-1060 60-960 176Q-860 60-760 176Q-660 70-560 176Q-470 90-380 176Q-310 110-240 160`}
      strokeWidth="3.5"
      strokeDasharray="0 12"
    />
    <Figure {...standOn(ground, -168, 0.76)} hue="coral">
      <Arm elbow={[80, -52]} hand={[114, -76]} hue="coral" />
    </Figure>
    <path d="M-76 136Q-50 86-30 130" strokeWidth="3.5" strokeDasharray="0 12" />
    <Light cx={-28} cy={ground - 38} r={38} hue="amber" />
    <path d={`M-49 ${ground - 52}h42v28h-42z`} fill={paperColour} stroke="none" />
    <path d={`M-49 ${ground - 52}l21 16 21-16`} stroke={markColour} strokeWidth="3" />
    <path d="M-12 126Q12 46 30 88" strokeWidth="3.5" strokeDasharray="0 12" />
    <g transform="translate(-34 0)">
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

/** Colour of a tennis court. */
const courtColour =
  'light-dark(color-mix(in oklab, var(--moss, Canvas) 62%, var(--paper, Canvas)), oklch(30% 0.06 155))';

/** An umpire on a high chair. The middle of the chair is the origin, on the ground. */
const Umpire = () => (
  <>
    <path d="M-44-102h11L-56 0h-11zM44-102h-11L56 0h11z" fill={frameColour} stroke="none" />
    <path d="M-46-66H46M-54-30H54" stroke={frameColour} strokeWidth="7" strokeLinecap="butt" />
    <Figure x={0} y={-106} scale={0.6} hue="coral" />
    <path d="M-58-110H58V-94H-58z" fill={frameColour} stroke="none" />
  </>
);

/** Players: the visitor at the left, and the company at the right. */
const leftPlayer = standOn(ground, -172, 0.68);
const rightPlayer = standOn(ground, 172, 0.68);

/** The racket of the player at the left. That of the other one is its mirror image. */
const racket = (
  <>
    <path d="M-104 118L-96 82" stroke={frameColour} strokeWidth="8" />
    <ellipse
      cx="-88"
      cy="46"
      rx="24"
      ry="34"
      transform="rotate(12 -88 46)"
      fill={paperColour}
      stroke={frameColour}
      strokeWidth="7"
    />
  </>
);

/** The ball goes from somebody to us, over the head of an umpire, who is above both. */
const Disagreement = () => (
  <>
    <path d={`M-2400 ${ground + horizonWidth}H2400V245H-2400z`} fill={courtColour} stroke="none" />
    <path d="M-2400 228H2400" stroke={paperColour} strokeWidth="4" />
    <path d="M-80-6Q6-122 76-30" strokeWidth="3.5" strokeDasharray="0 12" />
    <g transform={`translate(0 ${ground})`}>
      <Umpire />
    </g>
    {racket}
    <g transform="scale(-1 1)">{racket}</g>
    <Figure {...leftPlayer} hue="amber">
      <Arm elbow={[78, -62]} hand={[98, -132]} hue="amber" />
    </Figure>
    <Figure {...rightPlayer} hue="fjord">
      <Arm elbow={[-78, -62]} hand={[-98, -132]} hue="fjord" />
    </Figure>
    <Light cx={90} cy={-12} r={16} hue="moss" />
  </>
);

/** Fronts of the suppliers' buildings: position, upper edge, and half of the width. */
const facades = [
  ['amber', -160, 96, 58],
  ['coral', 0, 66, 62],
  ['fjord', 160, 96, 58],
] as const;

/** Place of the one who has written to us. In a wide window the suppliers are further right, up to the edge of the page.
 * On a phone they are smaller, and the writer is closer to them. */
const writer = standOn(ground, -332, 0.72);

/** A letter comes to us. Lights go from us to the roofs of three suppliers: a chat, a board of tasks, and servers. */
const Suppliers = () => (
  <>
    <g data-writer="">
      <Halo cx={-332} cy={64} r={96} hue="heather" />
      <Figure {...writer} hue="heather" />
      <Arm elbow={[-258, 134]} hand={[-254, 76]} hue="heather" figure={writer} />
    </g>
    <path
      data-wide=""
      d="M-246 50Q-238 14-222-2M-120-40Q-50-84 44-48"
      strokeWidth="3.5"
      strokeDasharray="0 12"
    />
    <path data-narrow="" d="M-78 48V20M-30-46Q24-66 62-18" strokeWidth="3.5" strokeDasharray="0 12" />
    <g data-letter="" transform="translate(-170 -22) rotate(-6) scale(.44)">
      <ClosedLetter hue="heather" />
    </g>
    <g data-suppliers="">
      <Halo cx={-50} cy={-28} r={100} hue="amber" />
      <Halo cx={50} cy={-28} r={100} hue="fjord" />
      <Halo cx={0} cy={-42} r={110} hue="coral" />
      <g strokeWidth="6" strokeDasharray="0 14">
        <path d="M-68-2Q-148 4-160 66" stroke="var(--amber)" />
        <path d="M0 12V38" stroke="var(--coral)" />
        <path d="M68-2Q148 4 160 66" stroke="var(--fjord)" />
      </g>
      <Light cx={0} cy={-42} r={42} hue="coral" />
      <Light cx={-50} cy={-28} r={28} hue="amber" />
      <Light cx={50} cy={-28} r={28} hue="fjord" />
      {facades.map(([hue, x, top]) => (
        <g key={x}>
          <Halo cx={x} cy={top - 12} r={44} hue={hue} />
          <Light cx={x} cy={top - 12} r={12} hue={hue} />
        </g>
      ))}
      {facades.map(([hue, x, top, half]) => (
        <g key={x} stroke="none">
          <path d={`M${x - half} ${ground}V${top}h${2 * half}v${ground - top}z`} fill="var(--card)" />
          <path d={`M${x - half} ${top}h${2 * half}v14h-${2 * half}z`} fill={`var(--${hue})`} />
        </g>
      ))}
      <path d="M-194 132h68v38h-26l-16 18v-18h-26z" fill="var(--amber)" stroke="none" />
      <path d="M-178 151h0M-160 151h0M-142 151h0" stroke={markColour} strokeWidth="8" />
      <path d="M-22 94v102M22 94v102" stroke="var(--soft)" strokeWidth="3" />
      <path
        d="M-52 98h20v26h-20zM-10 98h20v18h-20zM-10 128h20v26h-20zM32 98h20v34h-20z"
        fill="var(--soft)"
        stroke="none"
      />
      <path d="M-52 138h20v34h-20z" fill="var(--coral)" stroke="none" />
      {[132, 160, 188].map((y) => (
        <g key={y}>
          <path d={`M122 ${y}h0`} stroke="var(--fjord)" strokeWidth="14" />
          <path d={`M146 ${y}h48`} stroke="var(--bar)" strokeWidth="7" />
        </g>
      ))}
    </g>
  </>
);

/** Letters that a program throws into the box, along their way: centre and turn. */
const thrownLetters = [
  [-318, 58, -18],
  [-244, 18, 8],
  [-178, 52, 30],
] as const;

/** Letters that have been set aside, in the box. */
const letterHeap = [
  [-166, 132, -14],
  [-104, 134, 12],
  [-134, 112, -4],
] as const;

/** Place of the one of us who looks through what has been set aside. */
const sorter = standOn(ground, 40, 0.78);

/** A program throws letters that are all alike into a box. One of us looks through it, and finds one that somebody wrote. */
const Spam = () => (
  <>
    <g data-wide="">
      <WaterLight x={-480} width={130} y={ground} depth={32} colour="var(--coral)" isSoft />
      <Halo cx={-400} cy={120} r={120} hue="coral" />
      <path d={`M-470 ${ground}V74h130v${ground - 74}z`} fill="oklch(16% 0.04 300)" stroke="none" />
      <Light cx={-438} cy={112} r={13} hue="coral" />
      <Light cx={-398} cy={112} r={13} hue="coral" />
      <path d="M-404 158h64" stroke={paperColour} strokeWidth="10" strokeLinecap="butt" />
      <path d="M-405 74V40" strokeWidth="5" />
      <Light cx={-405} cy={32} r={11} hue="coral" />
      {thrownLetters.map(([x, y, turn]) => (
        <g key={x} transform={`translate(${x} ${y}) rotate(${turn}) scale(.3)`}>
          <ClosedLetter hue="coral" />
        </g>
      ))}
      <WaterLight x={300} width={130} y={ground} depth={32} colour="var(--heather)" isSoft />
      <Halo cx={365} cy={72} r={90} hue="heather" />
      <path d="M206 40Q262-14 306 44" strokeWidth="3.5" strokeDasharray="0 12" />
      <Figure {...standOn(ground, 365, 0.7)} hue="heather" />
    </g>
    <WaterLight x={-30} width={140} y={ground} depth={34} colour="var(--moss)" isSoft />
    <WaterLight x={100} width={120} y={ground} depth={26} colour="var(--amber)" isSoft />
    <Halo cx={sorter.x} cy={sorter.y + headY * sorter.scale} r={100} hue="moss" />
    <Halo cx={158} cy={86} r={130} hue="amber" />
    {letterHeap.map(([x, y, turn]) => (
      <g key={x} transform={`translate(${x} ${y}) rotate(${turn}) scale(.42)`}>
        <ClosedLetter hue="coral" />
      </g>
    ))}
    <path d={`M-212 ${ground}V146h156v${ground - 146}z`} fill="oklch(44% 0.1 330)" stroke="none" />
    <path d="M-212 178h156" stroke="oklch(30% 0.08 320)" strokeWidth="4" />
    <Figure {...sorter} hue="moss" />
    <g transform="translate(158 80) rotate(-6) scale(.62)">
      <ClosedLetter hue="amber" />
    </g>
    <Arm elbow={[102, 158]} hand={[112, 108]} hue="moss" figure={sorter} />
    <Arm elbow={[-36, 168]} hand={[-70, 140]} hue="moss" figure={sorter} />
  </>
);

/** A rack of four drives, 88 wide and 240 high. The origin is its lower left corner. */
const Rack = () => (
  <g stroke="none">
    <path d="M0 0V-240H88V0z" fill="var(--card)" />
    {[-210, -150, -90, -30].map((y) => (
      <g key={y} strokeLinecap="round">
        <path d={`M20 ${y}h0`} stroke="var(--moss)" strokeWidth="16" />
        <path d={`M42 ${y}h28`} stroke="var(--bar)" strokeWidth="8" />
      </g>
    ))}
  </g>
);

/** A phone, 66 wide and 140 high. The origin is its lower left corner. */
const Phone = () => (
  <g stroke="none">
    <path d="M0 0V-130q0-10 10-10h46q10 0 10 10V0z" fill={frameColour} />
    <path d="M8 0V-124h50V0z" fill="var(--card)" />
    <Light cx={33} cy={-92} r={18} hue="amber" />
    <path d="M18-58h30M18-42h18M18-16h30" stroke="var(--bar)" strokeWidth="7" strokeLinecap="round" />
  </g>
);

/** Places of the roles in the scene of duties, each at the middle of its part. */
const atRack = standOn(0, 20, 0.74);
const withMagnifier = standOn(0, -26, 0.74);
const withPhone = standOn(0, -12, 0.74);

/**
 * Three roles with duties in security: one at a rack, one with a magnifier, and one with a large phone. In a wide window
 * each stands above what the text says of the role.
 */
const Duties = () => (
  <>
    <g data-side="start">
      <g transform={`translate(-154 ${ground})`}>
        <g transform="translate(-76) scale(.76)">
          <Rack />
        </g>
        <RoleFigure icon="cloud" {...atRack} />
        <Arm elbow={[-40, -58]} hand={[-44, -110]} hue="fjord" figure={atRack} />
      </g>
    </g>
    <g transform={`translate(0 ${ground})`}>
      <RoleFigure icon="quality" hue="moss" {...withMagnifier} />
      <path d="M18-60L30-82" stroke={frameColour} strokeWidth="10" />
      <circle cx="42" cy="-105" r="28" fill={paperColour} stroke={frameColour} strokeWidth="7" />
      <Light cx={42} cy={-105} r={19} hue="moss" />
      <path d="M33-105l7 8 12-15" stroke={markColour} strokeWidth="5" />
      <Arm elbow={[10, -28]} hand={[18, -60]} hue="moss" figure={withMagnifier} />
    </g>
    <g data-side="end">
      <g transform={`translate(150 ${ground})`}>
        <RoleFigure icon="phone" hue="coral" {...withPhone} />
        <g transform="translate(8) scale(1.04)">
          <Phone />
        </g>
        <Light cx={9} cy={-76} r={13} hue="coral" />
      </g>
    </g>
  </>
);

const scenes: Record<SceneName, () => ReactNode> = {
  agreement: Agreement,
  complaint: Complaint,
  consent: Consent,
  disagreement: Disagreement,
  duties: Duties,
  report: Report,
  risks: SeaChart,
  spam: Spam,
  suppliers: Suppliers,
};

/** View box of a scene: one with tall things begins above the others, and one from above has no horizon. */
const viewBoxes = {
  level: '-230 0 460 245',
  tall: '-230 -85 460 330',
  spread: '-230 -85 460 330',
  trio: '-230 -10 460 246',
  overhead: '-230 -150 460 300',
} as const;
type SceneView = keyof typeof viewBoxes;

/** Views of scenes that differ from `level`. */
const views: Partial<Record<SceneName, SceneView>> = {
  disagreement: 'tall',
  duties: 'trio',
  report: 'tall',
  risks: 'overhead',
  suppliers: 'spread',
};

/** Scenes at night. */
const nightScenes: ReadonlySet<SceneName> = new Set(['report', 'spam', 'suppliers']);

/** Returns how a scene is seen, its view box, and whether it is at night. */
export function getSceneView(name: SceneName) {
  const view = views[name] ?? 'level';
  return { view, viewBox: viewBoxes[view], isNight: nightScenes.has(name) };
}

/** A drawing across the window. */
export const SceneDrawing = ({ name }: { name: SceneName }) => scenes[name]();
