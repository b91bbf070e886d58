import type { EntryListProps } from '../list-entries.ts';
import styles from './Agreement.module.css';
import homeColours from './home-colours.module.css';

/** The roof and the walls of a home, around its centre. */
const home = 'M-25-1 0-23 25-1h-6v22H7V7H-7v14h-12V-1Z';

interface PartyProps {
  className: string | undefined;
  /** Line of the handwriting, which starts at the left end of the dotted line. */
  signature: string;
}

/** A home and its signature on a line. */
const Party = ({ className, signature }: PartyProps) => (
  <svg className={className} viewBox="0 0 400 130" fill="none" aria-hidden="true">
    <circle className={styles.disc} cx={52} cy={66} r={52} />
    <path className={styles.home} transform="translate(52 66)" d={home} />
    <path d="M132 118h268" />
    <path className={styles.signature} d={signature} />
  </svg>
);

/** Solutions as the paragraphs of an agreement between two homes. Each has one side of the page, and both sign it. */
export const Agreement = ({ entries }: EntryListProps) => (
  <div className={`${homeColours.homes} ${styles.agreement}`}>
    <ol className={styles.paragraphs}>
      {entries.map(({ key, id, title, text }) => (
        <li key={key} id={id} className={styles.paragraph}>
          <strong className={styles.title}>{title}</strong>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ol>
    <div className={styles.parties}>
      <Party
        className={styles.first}
        signature="M146 96c18-34 36-66 44-60 10 8-30 62-22 66 9 4 26-38 36-36 8 2-10 30-1 32 10 2 16-28 25-27 8 1-6 26 4 27 11 1 30-64 40-60 9 4-26 58-16 62 9 3 20-30 30-29 8 1-4 26 6 27 14 1 18-20 44-22"
      />
      <svg className={styles.seal} viewBox="-50 -50 100 100" fill="none" aria-hidden="true">
        <path d="m-19 1 13 14 25-29" />
      </svg>
      <Party
        className={styles.second}
        signature="M150 50c20-22 62-22 62 2 0 26-46 44-60 42 30-6 40 8 54 4 14-4 16-30 28-28 10 2-10 28 2 29 11 1 14-28 24-27 9 1-8 27 3 28 12 1 36-72 44-66 8 8-36 62-24 66 16 5 34-14 66-18"
      />
    </div>
  </div>
);
