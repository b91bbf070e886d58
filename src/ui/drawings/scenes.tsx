import type { ReactNode } from 'react';
import type { IconName, SceneName } from '#content/author-components.ts';
import type { Hue } from '#content/collections.ts';
import { DrawnText } from './DrawnText.tsx';
import { Arm, Figure, headY, standOn } from './Figure.tsx';
import { Halo, WaterLight } from './Glow.tsx';
import { Light } from './Light.tsx';
import { Server } from './lists/parts.tsx';
import { NightFigure, PersonReflection } from './NightFigure.tsx';
import { SeaChart } from './overhead-scenes.tsx';
import { RoleAttribute } from './roles/RoleAttribute.tsx';
import { ClosedLetter, frameColour, markColour, paperColour, pencilColour } from './shapes.tsx';

/** Vertical position of the horizon. The middle 460 units are visible on a phone, and more of them in a wide window. */
const ground = 210;

/** Width of the line on the horizon, which is one pixel in the frame of a scene. A floor of another colour is below it. */
const horizonWidth = 0.75;

/** Data subjects, from the edge of a wide window to the controller. */
const dataSubjects = [
  { ...standOn(ground, -472, 0.38), hue: 'heather' },
  { ...standOn(ground, -394, 0.46), hue: 'moss' },
  { ...standOn(ground, -306, 0.54), hue: 'coral' },
] as const;

/** Places of the controller and the processor, who hold the agreement between them. */
const controller = standOn(ground, -150, 0.76);
const processor = standOn(ground, 150, 0.76);

/** Vertical positions of the drives on which the data is stored: a light and a line each. */
const drives = [124, 172] as const;

/** Left edges of the processor's servers, and the width of one. */
const servers = [262, 366] as const;
const serverWidth = 84;

/** Data goes from the subjects to the controller, and past the agreement to the processor and the servers. It is night. */
const Agreement = () => (
  <>
    <WaterLight x={-74} width={148} y={ground} depth={34} colour={paperColour} isSoft />
    {([...dataSubjects, { ...controller, hue: 'amber' }, { ...processor, hue: 'fjord' }] as const).map(
      ({ x, scale, hue }) => (
        <WaterLight
          key={x}
          x={x - 70 * scale}
          width={140 * scale}
          y={ground}
          depth={34}
          colour={`var(--${hue})`}
          isSoft
        />
      ),
    )}
    <g data-wide="">
      {servers.map((x) => (
        <g key={x} stroke="none">
          <rect x={x} y="88" width={serverWidth} height={ground - 88} fill="oklch(20% .05 262)" />
          {drives.map((y) => (
            <Light key={y} cx={x + 20} cy={y} r={8} hue="moss" />
          ))}
          <path d={drives.map((y) => `M${x + 40} ${y}h28`).join('')} stroke="var(--bar)" strokeWidth="6" />
        </g>
      ))}
      {dataSubjects.map((subject) => (
        <NightFigure key={subject.x} {...subject} />
      ))}
    </g>
    <NightFigure {...controller} hue="amber" />
    <NightFigure {...processor} hue="fjord" />
    <path d={`M-74 ${ground}V40H74V${ground}z`} fill={paperColour} stroke="none" />
    <path d="M-48 70H24M-48 94H46M-48 118H34" stroke={pencilColour} strokeWidth="7" />
    <Light cx={-16} cy={172} r={23} hue="amber" />
    <Light cx={16} cy={172} r={23} hue="fjord" />
    <Arm elbow={[-91, 158]} hand={[-72, 112]} hue="amber" figure={controller} />
    <Arm elbow={[91, 158]} hand={[72, 112]} hue="fjord" figure={processor} />
    <g stroke="#ffd98a" strokeWidth="5" strokeDasharray="0 13">
      <path d="M-112 34Q0-42 112 34" />
      <path
        data-wide=""
        d="M-462 106Q-430 66-406 92M-384 86Q-348 36-322 74M-292 68Q-240 2-190 36M190 36Q262-8 302 74"
      />
    </g>
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
    <Arm elbow={[-114, 134]} hand={[-106, 70]} hue="heather" figure={reporter} />
    <NightFigure {...reporter} hue="heather" />
    <Arm elbow={[114, 168]} hand={[102, 124]} hue="fjord" figure={recipient} />
    <NightFigure {...recipient} hue="fjord" />
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

/** The button of a video, which plays only after a yes. */
const PlayButton = ({ x, y, isOn = false }: SwitchProps & { y: number }) => (
  <g transform={`translate(${x} ${y})`} stroke="none">
    {isOn ? (
      <>
        <Halo cx={0} cy={0} r={86} hue="amber" />
        <Light cx={0} cy={0} r={30} hue="amber" />
      </>
    ) : (
      <circle r="30" stroke={paperColour} strokeWidth="2.5" strokeDasharray="5 5.5" />
    )}
    <path d="M-8-14l24 14-24 14z" fill={isOn ? markColour : paperColour} />
  </g>
);

/** Colours of screens: of one that nothing is fetched for, and of one that is lit. */
const darkScreen = 'oklch(17% 0.03 275)';
const litScreen = 'oklch(36% 0.1 282)';

/** A stop sign on the ground. */
const StopSign = ({ x }: { x: number }) => (
  <>
    <Halo cx={x} cy={96} r={78} hue="coral" />
    <path d={`M${x} ${ground}V104`} stroke={frameColour} strokeWidth="7" strokeLinecap="butt" />
    <Light cx={x} cy={96} r={32} hue="coral" />
    <path d={`M${x - 16} 96h32`} stroke={paperColour} strokeWidth="9" strokeLinecap="butt" />
  </>
);

/** A server of another company. It is dark as long as the answer is no. */
const ThirdPartyServer = ({ x, isOn = false }: SwitchProps) => (
  <g transform={`translate(${x} 60)`} opacity={isOn ? 1 : 0.3}>
    <Server x={0} />
  </g>
);

/** Place of the visitor, between both answers. */
const visitor = standOn(ground, 0, 0.94);

/**
 * Two videos and the visitor who is asked. The button of the video without consent is dark, and a sign stops the way to its
 * server. The other one is lit, and a way leads to its server. On a phone the answers are above each other.
 */
const Consent = () => (
  <>
    <path data-narrow="" d="M-2400 62H2400" strokeWidth="1.3" opacity=".6" />
    <g data-answer="no">
      <g data-far="">
        <ThirdPartyServer x={-424} />
        <StopSign x={-302} />
      </g>
      <path d={`M-262 ${ground}V36h182v${ground - 36}z`} fill={darkScreen} stroke="none" />
      <PlayButton x={-171} y={164} />
      <Switch x={-171} />
    </g>
    <g data-answer="yes">
      <path d={`M80 ${ground}V36h182v${ground - 36}z`} fill={litScreen} stroke="none" />
      <PlayButton x={171} y={164} isOn />
      <Switch x={171} isOn />
      <path data-wide="" d="M276 150Q310 116 338 138" strokeWidth="4" strokeDasharray="0 12" />
      <path data-narrow="" d="M282 150Q420 60 556 138" strokeWidth="4.5" strokeDasharray="0 13" />
      <g data-far="">
        <ThirdPartyServer x={348} isOn />
      </g>
    </g>
    <g data-wide="">
      <WaterLight x={80} width={182} y={ground} depth={34} colour="var(--amber)" isSoft />
      <NightFigure {...visitor} hue="fjord" />
    </g>
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
const courtColour = 'oklch(28% 0.06 160)';

/** An umpire on a high chair. The middle of the chair is the origin, on the ground. */
const Umpire = () => (
  <>
    <path d="M-44-102h11L-56 0h-11zM44-102h-11L56 0h11z" fill={frameColour} stroke="none" />
    <path d="M-46-66H46M-54-30H54" stroke={frameColour} strokeWidth="7" strokeLinecap="butt" />
    <NightFigure x={0} y={-106} scale={0.6} hue="coral" />
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
    <WaterLight x={-242} width={140} y={ground} depth={34} colour="var(--amber)" isSoft />
    <WaterLight x={102} width={140} y={ground} depth={34} colour="var(--fjord)" isSoft />
    <path d="M-2400 229H2400" stroke={paperColour} strokeWidth="3" opacity=".55" />
    <path d="M-80-6Q6-122 76-30" strokeWidth="3.5" strokeDasharray="0 12" />
    <g transform={`translate(0 ${ground})`}>
      <Umpire />
    </g>
    <Halo cx={90} cy={-12} r={56} hue="moss" />
    {racket}
    <g transform="scale(-1 1)">{racket}</g>
    <Arm elbow={[-119, 163]} hand={[-105, 116]} hue="amber" figure={leftPlayer} />
    <Arm elbow={[119, 163]} hand={[105, 116]} hue="fjord" figure={rightPlayer} />
    <NightFigure {...leftPlayer} hue="amber" />
    <NightFigure {...rightPlayer} hue="fjord" />
    <Light cx={90} cy={-12} r={16} hue="moss" />
  </>
);

/** Fronts of the suppliers' buildings: position of the middle, and upper edge. */
const facades = [
  ['amber', -192, 92],
  ['coral', 0, 64],
  ['fjord', 192, 92],
] as const;

/** Half the width of a building, whose left edge is that of the caption below it. */
const facadeHalf = 65;

/** Place of the one who has written to us. A phone shows only the letter, so that the suppliers are as wide as the text. */
const writer = standOn(ground, -306, 0.8);

/** A letter comes to us. Lights go from us to the roofs of three suppliers: a chat, a board of tasks, and servers. */
const Suppliers = () => (
  <>
    <g data-wide="">
      <WaterLight x={-376} width={140} y={ground} depth={34} colour="var(--heather)" isSoft />
      <Arm elbow={[-232, 138]} hand={[-226, 66]} hue="heather" figure={writer} />
      <NightFigure {...writer} hue="heather" />
    </g>
    <path
      data-wide=""
      d="M-222 44Q-218 18-204 2M-104-30Q-60-66 12-38"
      strokeWidth="3.5"
      strokeDasharray="0 12"
    />
    <path
      data-narrow=""
      d="M-228-4Q-218-28-184-34M-46-44Q-6-50-2-10"
      strokeWidth="3.5"
      strokeDasharray="0 12"
    />
    <g data-letter="" transform="translate(-156-26) rotate(-6) scale(.46)">
      <ClosedLetter hue="heather" />
    </g>
    <g data-suppliers="">
      <g strokeWidth="6" strokeDasharray="0 14">
        <path d="M-64 0Q-180 0-192 62" stroke="var(--amber)" />
        <path d="M64 0Q180 0 192 62" stroke="var(--fjord)" />
      </g>
      <Halo cx={0} cy={-14} r={92} hue="coral" />
      <Halo cx={-46} cy={-2} r={60} hue="amber" />
      <Halo cx={46} cy={-2} r={60} hue="fjord" />
      <Light cx={0} cy={-14} r={38} hue="coral" />
      <Light cx={-46} cy={-2} r={26} hue="amber" />
      <Light cx={46} cy={-2} r={26} hue="fjord" />
      {facades.map(([hue, x, top]) => (
        <g key={hue}>
          <Halo cx={x} cy={top - 12} r={54} hue={hue} />
          <WaterLight
            x={x - facadeHalf}
            width={2 * facadeHalf}
            y={ground}
            depth={34}
            colour={`var(--${hue})`}
            isSoft
          />
          <Light cx={x} cy={top - 12} r={12} hue={hue} />
          <path
            d={`M${x - facadeHalf} ${ground}V${top}h${2 * facadeHalf}v${ground - top}z`}
            fill={`color-mix(in oklab, var(--${hue}) 20%, oklch(22% .07 305))`}
            stroke="none"
          />
          <path
            d={`M${x - facadeHalf} ${top}h${2 * facadeHalf}v10h-${2 * facadeHalf}z`}
            fill={`var(--${hue})`}
            stroke="none"
          />
        </g>
      ))}
      <path d="M-232 124h80v44h-32l-18 20v-20h-30z" fill="var(--amber)" stroke="none" />
      <path d="M-212 146h0M-192 146h0M-172 146h0" stroke={markColour} strokeWidth="9" />
      <g fill="oklch(from var(--coral) .5 .12 h)" stroke="none">
        <path d="M-48 92h26v30h-26zM-13 92h26v22h-26zM-13 122h26v34h-26zM22 92h26v42h-26z" />
        <path d="M-48 130h26v46h-26z" fill="var(--coral)" />
      </g>
      {[124, 154, 184].map((y) => (
        <g key={y}>
          <path d={`M154 ${y}h0`} stroke="var(--fjord)" strokeWidth="16" />
          <path d={`M180 ${y}h50`} stroke="oklch(from var(--fjord) .5 .1 h)" strokeWidth="8" />
        </g>
      ))}
    </g>
  </>
);

/** Letters that a program throws into the box, along their way: centre and turn. */
const thrownLetters = [
  [-112, 2, -20],
  [-44, -36, 8],
  [4, 42, 44],
] as const;

/** Letters that have been set aside, in the box. */
const letterHeap = [
  [-34, 142, -14],
  [34, 144, 12],
  [0, 118, -4],
] as const;

/** Eyes of the program. */
const eyes = [
  [-196, 94],
  [-152, 94],
] as const;

/** Place of the one of us who looks through what has been set aside, and the letter that somebody wrote. */
const sorter = standOn(ground, 132, 0.84);
const personalLetter = { x: 156, y: -40 };

/**
 * A program throws letters that are all alike into a box. One of us looks through it, and holds up the one that somebody
 * wrote. In a wide window the program is further away, and the one who wrote stands at the other end.
 */
const Spam = () => (
  <>
    <g data-side="start">
      <WaterLight x={-240} width={150} y={ground} depth={34} colour="var(--coral)" isSoft />
      <Halo cx={-174} cy={94} r={130} hue="coral" />
      <path d="M-174 58V20" stroke="oklch(30% .08 350)" strokeWidth="6" />
      <Light cx={-174} cy={12} r={13} hue="coral" />
      <path d="M-226 58h104v78h-104z" fill="oklch(21% .06 340)" stroke="none" />
      <path
        d={`M-206 136h64v14h18v${ground - 150}h-100v-${ground - 150}h18z`}
        fill="oklch(17% .05 330)"
        stroke="none"
      />
      {eyes.map(([cx, cy]) => (
        <g key={cx}>
          <Light cx={cx} cy={cy} r={14} hue="coral" isBright />
        </g>
      ))}
      <path d="M-200 122h52" stroke="oklch(80% .1 50)" strokeWidth="7" strokeLinecap="butt" />
      <path d="M-206 172h64M-206 190h40" stroke="oklch(32% .09 350)" strokeWidth="6" />
    </g>
    {thrownLetters.map(([x, y, turn]) => (
      <g key={x} transform={`translate(${x} ${y}) rotate(${turn}) scale(.3)`}>
        <ClosedLetter hue="coral" />
      </g>
    ))}
    {letterHeap.map(([x, y, turn]) => (
      <g key={x} transform={`translate(${x} ${y}) rotate(${turn}) scale(.42)`}>
        <ClosedLetter hue="coral" />
      </g>
    ))}
    <path d={`M-78 ${ground}V152H78v${ground - 152}z`} fill="oklch(40% .1 330)" stroke="none" />
    <path d="M-78 180H78" stroke="oklch(28% .08 320)" strokeWidth="4" />
    <g data-side="end">
      <WaterLight x={46} width={170} y={ground} depth={34} colour="var(--moss)" isSoft />
      <Arm elbow={[210, 92]} hand={[192, -4]} hue="moss" figure={sorter} />
      <Arm elbow={[72, 178]} hand={[38, 140]} hue="moss" figure={sorter} />
      <NightFigure {...sorter} hue="moss" />
      <Halo cx={personalLetter.x} cy={personalLetter.y} r={66} hue="amber" />
      <g transform={`translate(${personalLetter.x} ${personalLetter.y}) rotate(-6) scale(.5)`}>
        <ClosedLetter hue="amber" />
      </g>
      <g data-wide="">
        <NightFigure {...standOn(ground, 284, 0.62)} hue="heather" />
        <path d="M222-34Q268-24 280 34" strokeWidth="3.5" strokeDasharray="0 12" />
      </g>
    </g>
  </>
);

/** A rack of four drives, 88 wide and 240 high. The origin is its lower left corner. */
const Rack = () => (
  <g stroke="none">
    <path d="M0 0V-240H88V0z" fill="var(--card)" />
    <path
      d="M20-210h0M20-150h0M20-90h0M20-30h0"
      stroke="var(--moss)"
      strokeWidth="16"
      strokeLinecap="round"
    />
    <path
      d="M42-210h28M42-150h28M42-90h28M42-30h28"
      stroke="var(--bar)"
      strokeWidth="8"
      strokeLinecap="round"
    />
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

/** Places of the roles in the scene of duties. The gaps between the three groups are equal. */
const atRack = standOn(ground, -152, 0.66);
const withMagnifier = standOn(ground, -34, 0.66);
const withPhone = standOn(ground, 122, 0.66);

/** A person at work at night, with the thing by which the role is recognised, and the light on the ground. */
const NightRole = ({ icon, hue, ...place }: { icon: IconName; hue: Hue } & ReturnType<typeof standOn>) => (
  <>
    <PersonReflection {...place} hue={hue} waterY={ground} depth={26} />
    <NightFigure {...place} hue={hue}>
      <RoleAttribute icon={icon} y={headY} />
    </NightFigure>
  </>
);

/**
 * Three roles with duties in security: one at a rack, one with a magnifier, and one with a large phone. In a wide window
 * each stands above what the text says of the role.
 */
const Duties = () => (
  <>
    <g data-side="start">
      <g transform={`translate(-230 ${ground}) scale(.68)`}>
        <Rack />
      </g>
      <Arm elbow={[-196, 148]} hand={[-200, 92]} hue="fjord" figure={atRack} />
      <NightRole icon="cloud" hue="fjord" {...atRack} />
    </g>
    <Arm elbow={[2, 172]} hand={[12, 138]} hue="moss" figure={withMagnifier} />
    <NightRole icon="quality" hue="moss" {...withMagnifier} />
    <path d="M0 156l10-22" stroke={frameColour} strokeWidth="9" />
    <circle cx="20" cy="112" r="25" fill={paperColour} stroke={frameColour} strokeWidth="7" />
    <Light cx={20} cy={112} r={17} hue="moss" />
    <path d="M12 112l6 7 11-13" stroke={markColour} strokeWidth="5" />
    <g data-side="end">
      <g transform={`translate(160 ${ground})`}>
        <Phone />
      </g>
      <NightRole icon="phone" hue="coral" {...withPhone} />
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
  consent: 'tall',
  disagreement: 'tall',
  duties: 'trio',
  report: 'tall',
  risks: 'overhead',
  spam: 'tall',
  suppliers: 'spread',
};

/** The only scene by day. */
const dayScene: SceneName = 'complaint';

/** Returns how a scene is seen, its view box, and whether it is at night. */
export function getSceneView(name: SceneName) {
  const view = views[name] ?? 'level';
  return { view, viewBox: viewBoxes[view], isNight: name !== dayScene };
}

/** A drawing across the window. */
export const SceneDrawing = ({ name }: { name: SceneName }) => scenes[name]();
