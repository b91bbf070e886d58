import type { ReactNode } from 'react';
import { paperColour } from '#ui/drawings/shapes.tsx';

/* Colours in addition to the hues, the same in both colour schemes. */
const plumColour = '#8b2f5c';
const doorFrameColour = '#e9a3c3';
const palePinkColour = '#ffd7e6';
const pinkColour = '#f9c4d9';
const writingColour = '#c9628f';
const darkMossColour = '#2d6e41';
const darkCoralColour = '#b93f35';
const paleHeatherColour = '#e6c9ee';
const struckOutColour = '#c8bfc6';
const paleAmberColour = '#ffe3b5';
const darkPlumColour = '#5b2440';

/** A pile of forms before the door of an office. */
const Forms = () => (
  <>
    <path fill={doorFrameColour} d="M150 96V4h80v92Z" />
    <path fill={plumColour} d="M158 96V12h64v84Z" />
    <circle fill={palePinkColour} cx={190} cy={42} r={17} />
    <path stroke={plumColour} strokeWidth={4} d="M180 36h20m-20 9h20" />
    <circle fill={palePinkColour} cx={212} cy={66} r={4} />
    <path fill={pinkColour} d="M14 84h112v12H14Zm8-24h112v12H22ZM10 36h112v12H10Z" />
    <path fill={paperColour} d="M20 72h112v12H20Zm-4-24h112v12H16Zm12-24h112v12H28Z" />
    <path
      stroke={writingColour}
      strokeWidth={3}
      d="M32 78h52m-56-24h60m-46-24h44M26 90h32m-22-24h40M22 42h36"
    />
  </>
);

/** Books on a shelf, of which one has the tick of an editor. */
const Sources = () => (
  <>
    <path fill="var(--fjord)" d="M24 96V14h34v82Z" />
    <path fill={paperColour} d="M32 26h18v8H32Zm0 50h18v8H32Z" />
    <path fill="var(--moss)" d="M62 96V2h46v94Z" />
    <path fill={darkMossColour} d="M62 84h46v12H62Z" />
    <circle fill={paperColour} cx={85} cy={40} r={17} />
    <path
      stroke={darkMossColour}
      strokeWidth={6}
      strokeLinecap="round"
      strokeLinejoin="round"
      d="m77 41 6 6 11-13"
    />
    <path fill="var(--coral)" d="M112 96V24h26v72Z" />
    <path fill={darkCoralColour} d="M112 40h26v8h-26Z" />
    <path fill="var(--heather)" d="m142 96 22-78 28 8-20 70Z" />
    <path fill={paleHeatherColour} d="m160 42 22 6 2-8-22-6Z" />
  </>
);

/** A letter whose long words are struck out, and a pencil. */
const PlainText = () => (
  <>
    <path fill={paperColour} stroke={plumColour} strokeWidth={3} d="M32 96V2h112v94" />
    <path stroke={struckOutColour} strokeWidth={8} d="M50 22h76M50 43h60" />
    <path stroke="var(--coral)" strokeWidth={4} strokeLinecap="round" d="m44 28 88-12M44 49l72-12" />
    <path stroke={plumColour} strokeWidth={8} d="M50 65h42m-42 17h28" />
    <path fill="var(--amber)" d="m168 78 22-66 18 6-22 66Z" />
    <path fill={paleAmberColour} d="m168 78-1 18 19-12Z" />
    <path fill={darkPlumColour} d="m167 96 .4-7 6.3 2.1Z" />
    <path fill="var(--coral)" d="m190 12 4-12 18 6-4 12Z" />
  </>
);

/** A telephone that rings. */
const Telephone = () => (
  <>
    <path fill="var(--coral)" d="M82 40h76l30 46v10H52V86Z" />
    <circle fill={paperColour} cx={120} cy={68} r={19} />
    <circle fill="var(--coral)" cx={120} cy={68} r={8} />
    <path fill={darkCoralColour} d="M94 28h12v14H94Zm40 0h12v14h-12Z" />
    <path
      fill={darkCoralColour}
      d="M62 36C62-2 178-2 178 36q0 6-6 6h-20q-6 0-6-6v-5H94v5q0 6-6 6H68q-6 0-6-6Z"
    />
    <path
      stroke="var(--coral)"
      strokeWidth={5}
      strokeLinecap="round"
      d="M44 26q-10-10-2-22m-16 28q-16-18-4-38M196 26q10-10 2-22m16 28q16-18 4-38"
    />
  </>
);

/** Drawings of the topics of the messages, in the order of the challenges. Their ground is at y = 96. */
export const topics: readonly ReactNode[] = [
  <Forms key="forms" />,
  <Sources key="sources" />,
  <PlainText key="plain-text" />,
  <Telephone key="telephone" />,
];
