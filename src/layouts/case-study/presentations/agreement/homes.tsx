interface HomeProps {
  transform?: string;
  /** Fill of the walls, which at night have less light. */
  walls?: string;
}

/** The tall home of the first parent. */
export const FirstHome = ({ transform, walls = 'url(#_heather)' }: HomeProps) => (
  <g transform={transform}>
    <path fill="#7b3a88" d="M28-180h22v60H28Z" />
    <path fill={walls} d="M-62 0v-126l62-58 62 58V0Z" />
    <path fill="#7b3a88" d="M-82-118 0-196l82 78-11 11L0-174l-71 67ZM-20 0v-34a20 20 0 0 1 40 0V0Z" />
    <path fill="#fff0c4" d="M-47-102h34v34h-34Zm60 0h34v34H13ZM0-146a13 13 0 1 0 .1 0Z" />
    <path fill="#ffd489" d="M-12 0v-32a12 12 0 0 1 24 0V0Z" />
    <path stroke="#7b3a88" strokeWidth={3.5} d="M-30-102v34m-17-17h34m43-17v34M13-85h34M0-146v26m-13-13h26" />
  </g>
);

/** The wide home of the other parent. */
export const SecondHome = ({ transform, walls = 'url(#_amber)' }: HomeProps) => (
  <g transform={transform}>
    <path fill="#9a5f12" d="M-62-142h26v28h-26Z" />
    <path fill={walls} d="M-102 0v-68h204V0Z" />
    <path fill="#b9761a" d="M-126-62-86-128H86l40 66Z" />
    <path fill="#9a5f12" d="M-20 0v-34a20 20 0 0 1 40 0V0Z" />
    <path fill="#fff0c4" d="M-84-52h42v34h-42ZM42-52h42v34H42Z" />
    <path fill="#ffd489" d="M-12 0v-32a12 12 0 0 1 24 0V0Z" />
    <path stroke="#9a5f12" strokeWidth={3.5} d="M-63-52v34m-21-17h42M63-52v34M42-35h42" />
  </g>
);
