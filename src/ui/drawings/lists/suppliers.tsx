import { Light } from '../Light.tsx';
import { markColour } from '../shapes.tsx';
import { DottedArrow, groundY, Server } from './parts.tsx';

/** A letter with a seal. */
const Letter = ({ x }: { x: number }) => (
  <>
    <g transform={`translate(${x} ${groundY - 66})`} stroke="none">
      <path d="M0 66V0h96v66z" fill="var(--heather)" />
      <path d="M0 0h96L48 40z" fill="color-mix(in oklab, var(--heather) 58%, white)" />
      <Light cx={48} cy={38} r={15} hue="coral" />
    </g>
  </>
);

/** Two who talk, in bubbles before a light. */
const Chat = () => (
  <>
    <Light cx={140} cy={groundY - 62} r={62} hue="heather" />
    <path d="M42 38h98v44H76L58 98V82H42z" fill="var(--card)" stroke="none" />
    <path d="M60 60h58" stroke="var(--bar)" strokeWidth="7" />
    <path d="M150 78h88v40h-14v16l-18-16h-56z" fill="var(--card)" stroke="none" />
    <path d="M170 98h0M194 98h0M218 98h0" stroke={markColour} strokeWidth="9" />
  </>
);

/** A letter becomes a card on a board. */
const TaskBoard = () => (
  <>
    <Letter x={10} />
    <DottedArrow from={[58, 68]} via={[82, 22]} to={[126, 46]} />
    <path d={`M138 ${groundY}V24h128v${groundY - 24}z`} fill="var(--card)" stroke="none" />
    <path d={`M181 38v${groundY - 52}M223 38v${groundY - 52}`} stroke="var(--soft)" strokeWidth="3" />
    <path d="M151 44h17M193 44h17M235 44h17" stroke="var(--bar)" strokeWidth="5" />
    <path d="M149 60h21v28h-21z" fill="var(--heather)" stroke="var(--heather)" strokeWidth="4" />
    <path d="M154 69h11M154 78h6" stroke={markColour} strokeWidth="3" />
    <path
      d="M149 102h21v16h-21zM191 60h21v20h-21zM191 94h21v20h-21zM233 60h21v24h-21z"
      fill="var(--soft)"
      stroke="none"
    />
  </>
);

/** A letter beside the server that it comes from. */
const Hosting = () => (
  <>
    <Server x={40} />
    <Letter x={144} />
  </>
);

/** Suppliers that process personal data, in the order of the privacy policy. */
export const supplierDrawings = [Chat, TaskBoard, Hosting];
