import { useId } from 'react';
import { WaterLight } from '../Glow.tsx';
import { Light } from '../Light.tsx';
import styles from '../palette.module.css';
import { Backdrop } from '../services/Backdrop.tsx';
import { markColour, mixHue, Shadow } from '../shapes.tsx';

const days = [12, 13, 14];

/** A phone at twenty past midnight, on the thirteenth. In the list in front of it, the message is on the twelfth. */
export function BugDrawing() {
  const clip = useId();
  return (
    <svg className={`${styles.palette} h-moss`} viewBox="0 0 620 640" fill="none" aria-hidden="true">
      <Backdrop hue="moss" sun={[236, 262, 210]} horizon={520} reflects={false} />
      <WaterLight x={26} width={420} y={520} depth={110} colour="var(--moss)" isSoft />
      <WaterLight x={16} width={72} y={520} depth={60} colour="var(--amber)" isSoft />
      <Light cx={52} cy={496} r={24} hue="amber" />
      <Shadow cx={280} cy={590} rx={170} />
      <g transform="translate(136 44) rotate(-7 125 260)">
        <rect x="-8" y="-8" width="266" height="546" rx="46" fill="var(--device)" stroke="var(--rim)" />
        <clipPath id={clip}>
          <rect width="250" height="530" rx="38" />
        </clipPath>
        <g clipPath={`url(#${clip})`}>
          <path d="M0 0h250v530h-250z" fill="var(--screen)" />
          <path d="M0 0h250v190h-250z" fill={mixHue('fjord', 34)} />
          <Light cx={208} cy={62} r={18} hue="amber" />
          <text x="22" y="150" fontSize="76" fill="var(--ink)">
            00:20
          </text>
          {days.map((day, index) => (
            <g key={day} transform={`translate(${51 + index * 74} 244)`}>
              {day === 13 && <Light cx={0} cy={0} r={31} hue="moss" />}
              <text y="9" fontSize="26" textAnchor="middle" fill={day === 13 ? markColour : 'var(--ink)'}>
                {day}
              </text>
            </g>
          ))}
          <path d="M24 310h120M24 334h84" stroke="var(--soft)" strokeWidth="9" strokeLinecap="round" />
        </g>
        <rect x="92" y="14" width="66" height="17" rx="8.5" fill="var(--device)" />
      </g>
      <g transform="translate(232 356) rotate(5)">
        <rect x="0" y="12" width="336" height="196" rx="28" fill="var(--shade)" />
        <rect width="336" height="196" rx="28" fill="var(--card)" stroke="var(--rim)" strokeOpacity=".5" />
        {days.map((day, index) => (
          <g key={day} transform={`translate(${68 + index * 100} 0)`}>
            <text y="48" fontSize="26" textAnchor="middle" fill="var(--ink)">
              {day}
            </text>
            {/* Fifteen dashes of 14.24 fill the circle of the missing day. */}
            {day > 12 && (
              <circle
                cy="112"
                r="34"
                stroke={day === 13 ? 'var(--ink)' : 'var(--soft)'}
                strokeWidth="3"
                strokeDasharray={day === 13 ? '6 8.24' : undefined}
                strokeLinecap="round"
              />
            )}
          </g>
        ))}
        <Light cx={68} cy={112} r={36} hue="coral" />
        <path d="M68 97v18M68 127h0" stroke={markColour} strokeWidth="7" strokeLinecap="round" />
        <path
          d="M128 112h-12m0 0l7-7m-7 7l7 7"
          stroke="var(--ink)"
          strokeWidth="3.5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <path d="M36 172h96M236 172h56" stroke="var(--soft)" strokeWidth="8" strokeLinecap="round" />
      </g>
    </svg>
  );
}
