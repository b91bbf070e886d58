import type { ReactNode } from 'react';
import type { DrawnListName } from '#content/author-components.ts';
import styles from '../palette.module.css';
import { certificateDrawings } from './certificate.tsx';
import { formDrawings } from './forms.tsx';
import { limitationDrawings } from './limitations.tsx';
import { rightDrawings } from './rights.tsx';
import { roleDrawings } from './roles.tsx';
import { storageDrawings } from './storage.tsx';
import { supplierDrawings } from './suppliers.tsx';

const lists: Record<DrawnListName, readonly (() => ReactNode)[]> = {
  forms: formDrawings,
  suppliers: supplierDrawings,
  rights: rightDrawings,
  storage: storageDrawings,
  limitations: limitationDrawings,
  certificate: certificateDrawings,
  roles: roleDrawings,
};

/** The drawing of one item of a list, counted from 0. Three quarters of it are above the horizon. */
export function ListDrawing({ name, index }: { name: DrawnListName; index: number }) {
  const Drawing = lists[name][index];
  return (
    <svg
      className={styles.palette}
      viewBox="0 0 280 200"
      fill="none"
      stroke="var(--ink)"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {Drawing && <Drawing />}
    </svg>
  );
}
