import type { Hue } from '#content/collections.ts';
import { markColour, paperColour } from '#ui/drawings/shapes.tsx';
import { type EntryListProps, getCyclicItem } from '../list-entries.ts';
import styles from './QuickReplies.module.css';

/** Icons of the replies, each with the ink that is legible on its hue: music, a book, a list, two people, and an open lock. */
const icons: { hue: Hue; ink: string; path: string }[] = [
  {
    hue: 'coral',
    ink: paperColour,
    path: 'M16 28V12l13-3v16m-20 3a3.5 3.5 0 1 0 7 0 3.5 3.5 0 1 0-7 0m13-3a3.5 3.5 0 1 0 7 0 3.5 3.5 0 1 0-7 0',
  },
  {
    hue: 'fjord',
    ink: paperColour,
    path: 'M20 13c-3-3-8-3-12-2v18c4-1 9-1 12 2 3-3 8-3 12-2V11c-4-1-9-1-12 2m0 0v18',
  },
  { hue: 'moss', ink: paperColour, path: 'm9 12 3 3 5-6m4 4h10M9 26l3 3 5-6m4 4h10' },
  {
    hue: 'amber',
    ink: markColour,
    path: 'M7 31c0-10 14-10 14 0M9.5 15.5a4.5 4.5 0 1 0 9 0 4.5 4.5 0 1 0-9 0M25 24.5c4-1.5 8 1 8 6.5M24 17.5a3.5 3.5 0 1 0 7 0 3.5 3.5 0 1 0-7 0',
  },
  { hue: 'heather', ink: paperColour, path: 'M11 19h18v13H11Zm4 0v-5a5 5 0 0 1 9.6-2M20 24v3' },
];

const ReplyIcon = ({ hue, ink, path }: (typeof icons)[number]) => (
  <svg className={styles.icon} viewBox="0 0 40 40" fill="none" aria-hidden="true">
    <circle fill={`var(--${hue})`} cx={20} cy={20} r={20} />
    <path stroke={ink} strokeWidth={2.5} strokeLinecap="round" strokeLinejoin="round" d={path} />
  </svg>
);

/** The key features as the answers that a chat suggests. The first one is chosen. */
export const QuickReplies = ({ entries }: EntryListProps) => (
  <ul className={styles.replies}>
    {entries.map(({ key, id, title, text }, index) => (
      <li key={key} id={id} className={index === 0 ? `${styles.reply} ${styles.chosen}` : styles.reply}>
        <ReplyIcon {...getCyclicItem(icons, index)} />
        <div>
          <strong className={styles.title}>{title}</strong>
          <div>{text}</div>
        </div>
      </li>
    ))}
  </ul>
);
