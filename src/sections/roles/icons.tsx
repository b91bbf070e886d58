import type { ReactNode } from 'react';
import type { PropsOf } from '#content/author-components.ts';

/** Icons of the roles: strokes in a box of 24 by 24, by the `sign` that authors write. */
export const icons: Record<PropsOf<'Role'>['sign'], ReactNode> = {
  chair: <path d="M7 13V4h10v9M7 8.5h10M5 13h14M7 13v7M17 13v7" />,
  board: (
    <>
      <path d="M3.5 14h17M6.5 14v6M17.5 14v6" />
      <circle cx="6.5" cy="9" r="1.9" />
      <circle cx="12" cy="6.5" r="1.9" />
      <circle cx="17.5" cy="9" r="1.9" />
    </>
  ),
  lead: <path d="M3 20.5 11 8l3.4 5.3L16 11l5 9.5zM11 8V3l4.5 1.6L11 6.4" />,
  cloud: (
    <path d="M7.2 18.5h9.6a4.1 4.1 0 0 0 .7-8.1 5.9 5.9 0 0 0-11.3-.4 4.3 4.3 0 0 0 1 8.5zM12 15.8v-4.6m-2 1.9 2-2 2 2" />
  ),
  product: <path d="m12 3 8 4.4v9.2L12 21l-8-4.4V7.4zM4 7.4l8 4.5 8-4.5M12 11.9V21" />,
  quality: (
    <>
      <circle cx="10.5" cy="10.5" r="6.8" />
      <path d="m15.5 15.5 5 5M7.6 10.7l2.1 2.1 3.7-4.3" />
    </>
  ),
  voice: <path d="M4 10v4.2h3.2l8 4V6l-8 4zM18.4 9.2a4.4 4.4 0 0 1 0 5.8M8 14.4l1 5h2.6l-.8-3.4" />,
  phone: (
    <>
      <rect x="7" y="3" width="10" height="18" rx="2" />
      <path d="M10.8 18h2.4" />
    </>
  ),
  pen: <path d="m4 20 1-4.6L16 4.4 19.6 8l-11 11zM13.4 7 17 10.6M5 15.4 8.6 19" />,
  globe: (
    <>
      <circle cx="12" cy="12" r="8.6" />
      <ellipse cx="12" cy="12" rx="3.8" ry="8.6" />
      <path d="M3.4 12h17.2" />
    </>
  ),
  handshake: (
    <path d="M2.5 7.5 6 6l3.4 1.2M21.5 7.5 18 6l-3.6.6L9 10.2c.8 1.5 2.6 1.7 4 .6l1.4-1 4.4 4.1c1 1-.3 2.5-1.5 1.6 .7 1.3-.8 2.4-1.9 1.5 .4 1.2-1 2-2 1.2l-.9-.7c.1 1.1-1.2 1.5-2 .8L4.7 13M2.5 13h2.2M21.5 13h-3" />
  ),
  compass: (
    <>
      <circle cx="12" cy="12" r="8.6" />
      <path d="m15.6 8.4-2 5.2-5.2 2 2-5.2z" />
    </>
  ),
};
