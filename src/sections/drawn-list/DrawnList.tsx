import { Children, cloneElement, isValidElement, type PropsWithChildren, type ReactElement } from 'react';
import type { DrawnListName, PropsOf } from '#content/author-components.ts';
import type { Hue } from '#content/collections.ts';
import { ListDrawing } from '#ui/drawings/lists/ListDrawing.tsx';
import styles from './DrawnList.module.css';
import periods from './Periods.module.css';
import projects from './Projects.module.css';

/**
 * Classes of lists with a layout of their own. Forms hang from a line. Tiles have grounds of their own. Retention
 * periods are below each other, so that they can be compared. Ways to withdraw are numbered. Needs are beside their
 * drawings on a phone. Projects are panels.
 */
const classes: Record<DrawnListName, string | undefined> = {
  forms: `${styles.list} ${styles.forms}`,
  storage: `${styles.list} ${styles.scenes} ${periods.dusk}`,
  limitations: `${styles.list} ${styles.tiles}`,
  retention: periods.periods,
  withdrawal: `${styles.list} ${periods.numbered} ${periods.dusk}`,
  needs: `${styles.list} ${styles.needs}`,
  projects: projects.projects,
};

/** Hues of the grounds of tiles and panels. Those of tiles differ from the hues of the things on them. */
const grounds: Partial<Record<DrawnListName, readonly Hue[]>> = {
  limitations: ['amber', 'fjord', 'heather', 'moss'],
  projects: ['amber', 'coral', 'heather', 'fjord'],
};

/** A Markdown list with a drawing above each item. Those in a row stand on one horizon, which goes up to the edge of the window. */
export function DrawnList({ drawings, children }: PropsWithChildren<PropsOf<'DrawnList'>>) {
  return (
    <div data-across="" className={drawings === 'projects' ? projects.wall : undefined}>
      {Children.map(children, (list) =>
        isHtmlElement(list, 'ul') || isHtmlElement(list, 'ol')
          ? cloneElement(
              list,
              { className: classes[drawings] },
              getItems(list).map((item, index) =>
                cloneElement(
                  item,
                  getGround(drawings, index),
                  <ListDrawing name={drawings} index={index} />,
                  item.props.children,
                ),
              ),
            )
          : list,
      )}
    </div>
  );
}

function getGround(drawings: DrawnListName, index: number) {
  const hue = grounds[drawings]?.[index];
  return hue && { className: `h-${hue} field` };
}

type HtmlElement = ReactElement<PropsWithChildren<{ className?: string | undefined }>>;

const isHtmlElement = (child: unknown, type: 'ul' | 'ol' | 'li'): child is HtmlElement =>
  isValidElement(child) && child.type === type;

const getItems = (list: HtmlElement) =>
  Children.toArray(list.props.children).filter((child) => isHtmlElement(child, 'li'));
