import type { PropsWithChildren } from 'react';
import type { PropsOf } from '#content/author-components.ts';
import { ServiceDrawing } from '#ui/drawings/services/ServiceDrawing.tsx';
import { Link } from '#ui/Link.tsx';
import styles from './Services.module.css';

/** One row: the whole of it leads to the service's page, where there is one. */
export function Service({ title, to, hue, drawing, children }: PropsWithChildren<PropsOf<'Service'>>) {
  return (
    <li className={`${styles.service} h-${hue}`}>
      <div className={styles.row}>
        <h3>{to ? <Link to={to}>{title}</Link> : title}</h3>
        <div className={styles.text}>{children}</div>
      </div>
      <div className={styles.art} aria-hidden="true">
        <ServiceDrawing name={drawing} />
      </div>
    </li>
  );
}
