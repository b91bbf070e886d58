import type { ReactNode } from 'react';
import type { IconName } from '#content/author-components.ts';
import type { Hue } from '#content/collections.ts';
import { Light } from '../Light.tsx';
import { frameColour, markColour } from '../shapes.tsx';

/** Default hue of each role: that of its group on the team page. A drawing with several roles of a group may give others. */
const roleHues: Partial<Record<IconName, Hue>> = {
  product: 'fjord',
  phone: 'fjord',
  quality: 'fjord',
  cloud: 'fjord',
  growth: 'moss',
  compass: 'moss',
  globe: 'moss',
  voice: 'coral',
  pen: 'coral',
  lead: 'heather',
  chair: 'heather',
  board: 'heather',
  lighthouse: 'heather',
};

const white = 'oklch(97% 0.008 95)';

/** What each role wears or carries, by its icon. The head's centre is the origin, and its radius 42. */
const attributes: Partial<Record<IconName, ReactNode>> = {
  product: (
    <g stroke={markColour} strokeWidth="5">
      <circle cx="-12" cy="-2" r="14" fill="oklch(98% 0.01 95 / .45)" />
      <circle cx="24" cy="-2" r="14" fill="oklch(98% 0.01 95 / .45)" />
      <path d="M2-4h8M-26-4l-14-4" />
    </g>
  ),
  phone: (
    <g stroke={frameColour}>
      <path d="M-43 0a43 45 0 0 1 86 0" strokeWidth="8" />
      <path d="M-43-4v20M43-4v20" strokeWidth="19" />
    </g>
  ),
  quality: (
    <>
      <path d="M4-49v-8M-20-46l-5-7M28-46l5-7" stroke="var(--amber)" strokeWidth="6" />
      <path d="M-40-13q40-14 80 0" stroke={frameColour} strokeWidth="11" />
      <Light cx={4} cy={-20} r={15} hue="amber" />
    </>
  ),
  cloud: (
    <>
      <path d="M-16 49l15 28l16-28" stroke={white} strokeWidth="5" />
      <rect x="-18" y="75" width="34" height="24" rx="5" fill={white} />
      <path d="M-10 87h10" stroke={markColour} strokeWidth="4" />
      <Light cx={8} cy={87} r={5} hue="coral" />
    </>
  ),
  growth: (
    <>
      <path d="M-18 52l18 13l18-13" stroke={white} strokeWidth="8" />
      <path d="M-8 60h16l-4 12l9 30l-13 14l-13-14l9-30z" fill={markColour} />
    </>
  ),
  compass: (
    <>
      <path d="M-30-24q2-40 30-40t30 40z" fill={frameColour} />
      <path d="M-29-28h58" stroke="var(--amber)" strokeWidth="7" />
      <path d="M-54-19q54 12 108 0" stroke={frameColour} strokeWidth="9" />
    </>
  ),
  globe: (
    <>
      <path d="M-42-20q-8-34 42-34t42 34z" fill="oklch(87% 0.03 250)" />
      <path d="M-41-21h82" stroke={frameColour} strokeWidth="9" />
      <path d="M-14-19h57q19 3 23 12q1 6-6 4q-30-9-74-16z" fill={frameColour} />
      <Light cx={2} cy={-38} r={7} hue="amber" />
    </>
  ),
  voice: (
    <>
      <path d="M-46-14q-8-36 40-40q50-2 48 32q-42-14-88 8z" fill={frameColour} />
      <path d="M-4-54l4-9" stroke={frameColour} strokeWidth="7" />
    </>
  ),
  pen: (
    <>
      <path d="M1 114V80" stroke="var(--amber)" strokeWidth="9" strokeLinecap="butt" />
      <path d="M1 80v-5" stroke={frameColour} strokeWidth="8" />
      <path d="M-15 97h31v20q0 7-7 7h-17q-7 0-7-7z" fill={white} />
    </>
  ),
  lead: (
    <>
      <path d="M-18 48q18-8 36 0l-18 54z" fill={white} />
      <path d="M-5 52h10l-2 9l4 20l-7 12l-7-12l4-20z" fill="var(--coral)" />
    </>
  ),
  chair: <path d="M0 64l-20-10v20zl20-10v20z" fill={white} stroke={white} strokeWidth="4" />,
  board: <Light cx={0} cy={-54} r={19} hue="heather" />,
  lighthouse: (
    <g fill="var(--amber)">
      <path d="M-22 48q22 12 44 0l7 17q-29 14-58 0z" />
      <path d="M-4 62l-5 48h-19l8-50z" />
    </g>
  ),
};

interface RoleAttributeProps {
  icon: IconName;
  /** Centre of the head, and its size relative to that of a `Figure`. */
  y: number;
  scale?: number;
}

/** The thing by which a role is recognised, on its head or chest. */
export const RoleAttribute = ({ icon, y, scale = 1 }: RoleAttributeProps) =>
  attributes[icon] && (
    <g
      transform={`translate(0 ${y})${scale === 1 ? '' : ` scale(${scale})`}`}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {attributes[icon]}
    </g>
  );

/** Returns the default hue of a role. */
export const getRoleHue = (icon: IconName): Hue => roleHues[icon] ?? 'fjord';
