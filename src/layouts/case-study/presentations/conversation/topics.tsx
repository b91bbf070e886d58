/** What the messages of a conversation are about, in the order of the challenges. Everything is on the ground at 96. */
import type { ReactNode } from 'react';

/** A pile of forms before the door of an office. */
const Forms = () => (
  <>
    <path fill="#e9a3c3" d="M150 96V4h80v92Z" />
    <path fill="#8b2f5c" d="M158 96V12h64v84Z" />
    <circle fill="#ffd7e6" cx={190} cy={42} r={17} />
    <path stroke="#8b2f5c" strokeWidth={4} d="M180 36h20m-20 9h20" />
    <circle fill="#ffd7e6" cx={212} cy={66} r={4} />
    <path fill="#f9c4d9" d="M14 84h112v12H14Zm8-24h112v12H22ZM10 36h112v12H10Z" />
    <path fill="#fff" d="M20 72h112v12H20Zm-4-24h112v12H16Zm12-24h112v12H28Z" />
    <path stroke="#c9628f" strokeWidth={3} d="M32 78h52m-56-24h60m-46-24h44M26 90h32m-22-24h40M22 42h36" />
  </>
);

/** Books on a shelf, of which one has the tick of an editor. */
const Sources = () => (
  <>
    <path fill="#1380c7" d="M24 96V14h34v82Z" />
    <path fill="#fff" d="M32 26h18v8H32Zm0 50h18v8H32Z" />
    <path fill="#3d8f55" d="M62 96V2h46v94Z" />
    <path fill="#2d6e41" d="M62 84h46v12H62Z" />
    <circle fill="#fff" cx={85} cy={40} r={17} />
    <path
      stroke="#2d6e41"
      strokeWidth={6}
      strokeLinecap="round"
      strokeLinejoin="round"
      d="m77 41 6 6 11-13"
    />
    <path fill="#f45b4e" d="M112 96V24h26v72Z" />
    <path fill="#b93f35" d="M112 40h26v8h-26Z" />
    <path fill="#ac5fbe" d="m142 96 22-78 28 8-20 70Z" />
    <path fill="#e6c9ee" d="m160 42 22 6 2-8-22-6Z" />
  </>
);

/** A letter whose long words are struck out, and a pencil. */
const PlainText = () => (
  <>
    <path fill="#fff" stroke="#8b2f5c" strokeWidth={3} d="M32 96V2h112v94" />
    <path stroke="#c8bfc6" strokeWidth={8} d="M50 22h76M50 43h60" />
    <path stroke="#f45b4e" strokeWidth={4} strokeLinecap="round" d="m44 28 88-12M44 49l72-12" />
    <path stroke="#8b2f5c" strokeWidth={8} d="M50 65h42m-42 17h28" />
    <path fill="#f2b036" d="m168 78 22-66 18 6-22 66Z" />
    <path fill="#ffe3b5" d="m168 78-1 18 19-12Z" />
    <path fill="#5b2440" d="m167 96 .4-7 6.3 2.1Z" />
    <path fill="#f45b4e" d="m190 12 4-12 18 6-4 12Z" />
  </>
);

/** A telephone that rings. */
const Telephone = () => (
  <>
    <path fill="#f45b4e" d="M82 40h76l30 46v10H52V86Z" />
    <circle fill="#fff" cx={120} cy={68} r={19} />
    <circle fill="#f45b4e" cx={120} cy={68} r={8} />
    <path fill="#b93f35" d="M94 28h12v14H94Zm40 0h12v14h-12Z" />
    <path fill="#b93f35" d="M62 36C62-2 178-2 178 36q0 6-6 6h-20q-6 0-6-6v-5H94v5q0 6-6 6H68q-6 0-6-6Z" />
    <path
      stroke="#f45b4e"
      strokeWidth={5}
      strokeLinecap="round"
      d="M44 26q-10-10-2-22m-16 28q-16-18-4-38M196 26q10-10 2-22m16 28q16-18 4-38"
    />
  </>
);

export const topics: readonly ReactNode[] = [
  <Forms key="forms" />,
  <Sources key="sources" />,
  <PlainText key="plain-text" />,
  <Telephone key="telephone" />,
];
