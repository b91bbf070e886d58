import type { ReactNode } from 'react';
import type { IconName } from '#content/author-components.ts';

/** Pictograms as strokes in a box of 24 by 24, by the `icon` that authors write. */
export const icons: Record<IconName, ReactNode> = {
  chair: <path d="M7 13V4h10v9M7 8.5h10M5 13h14M7 13v7M17 13v7" />,
  chat: <path d="M4 5h16v11.5h-8.5L7 20.5v-4H4zM8 9.2h8M8 12.5h5" />,
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
  screen: <path d="M3.5 5h17v12h-17zM8.5 20.5h7M10.3 8.2v5.6l4.7-2.8z" />,
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
  gauge: <path d="M5.5 18.5a9 9 0 1 1 13 0M12 14l4.5-5M12 14v.1M12 6v1.5M4.5 13H6M18 13h1.5" />,
  repeat: <path d="M19.5 9.5A8 8 0 0 0 5 8M4.5 4v4.5H9M4.5 14.5A8 8 0 0 0 19 16m.5 4v-4.5H15" />,
  growth: <path d="M3 20.5h18M4 16l5-5.5 4 3.5 7-8.5M15.6 5.5H20V10" />,
  compass: (
    <>
      <circle cx="12" cy="12" r="8.6" />
      <path d="m15.6 8.4-2 5.2-5.2 2 2-5.2z" />
    </>
  ),
  lighthouse: (
    <path d="M9.4 20.5 10.6 9h2.8l1.2 11.5M7 20.5h10M10.6 9V6.2a1.4 1.4 0 0 1 2.8 0V9M9.4 9h5.2M10 14.8h4M7 5.2 4 4M7 8.4 4 9.6M17 5.2 20 4M17 8.4l3 1.2" />
  ),
  certificate: (
    <>
      <circle cx="12" cy="9" r="6" />
      <path d="m8.2 13.8-1.4 7.4 5.2-2.6 5.2 2.6-1.4-7.4M9.5 9.1l1.9 1.9 3.2-3.6" />
    </>
  ),
  documents: <path d="M8 6.5V3h8l4 4v10h-3.5M16 3v4h4M4 6.5h8.5l4 4V21H4zM7.5 12.5h4M7.5 16.5h5.5" />,
  person: (
    <>
      <circle cx="12" cy="7.5" r="3.6" />
      <path d="M4.5 20.5c.4-4.6 3.4-6.7 7.5-6.7s7.1 2.1 7.5 6.7" />
    </>
  ),
  warning: <path d="M12 3.5 21.3 19.5H2.7zM12 9.5v5M12 17v.1" />,
  accessibility: (
    <>
      <circle cx="12" cy="12" r="9" />
      <circle cx="12" cy="7.4" r="1.3" />
      <path d="M7.3 10.3c3.1 1 6.3 1 9.4 0M12 11.1v3l-2.4 4M12 14.1l2.4 4" />
    </>
  ),
  lock: (
    <>
      <rect x="5" y="10.5" width="14" height="10" rx="1.5" />
      <path d="M8.3 10.5V7.7a3.7 3.7 0 0 1 7.4 0v2.8M12 14.3v2.6" />
    </>
  ),
  agreement: (
    <path d="M5.5 3h13v18h-13zM9 7.5h6M9 11h6M8.8 17.3c1.3-3 2.6-3 2.3-.7s.8 1.6 1.6.3c.5-.8 1.1-.5 1.3.2.1.5.7.4 1.2.2" />
  ),
  server: <path d="M4 4h16v6.5H4zM4 13.5h16V20H4zM7.5 7.2v.1M7.5 16.7v.1M11.5 7.25h5M11.5 16.75h5" />,
};
