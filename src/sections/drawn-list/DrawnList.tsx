import { Children, cloneElement, isValidElement, type PropsWithChildren, type ReactElement } from 'react';
import type { DrawnListName, PropsOf } from '#content/author-components.ts';
import { ListDrawing } from '#ui/drawings/lists/ListDrawing.tsx';
import styles from './DrawnList.module.css';
import projects from './Projects.module.css';
import ways from './Ways.module.css';

/**
 * Classes of lists with a layout of their own. Drawings with words are large. On a phone, short items are two in a row,
 * and scenes and large drawings are on one ground with the texts below them. Retention periods are below each other, so that they can be compared. Ways to
 * withdraw are numbered. Projects are one scene.
 */
const classes: Partial<Record<DrawnListName, string | undefined>> = {
  forms: `${styles.list} ${styles.large}`,
  conversations: `${styles.list} ${styles.scenes}`,
  suppliers: `${styles.list} ${styles.scenes}`,
  storage: `${styles.list} ${styles.scenes}`,
  limitations: `${styles.list} ${styles.scenes}`,
  retention: ways.ways,
  withdrawal: `${styles.list} ${ways.numbered}`,
  rights: `${styles.list} ${styles.short}`,
  certificate: `${styles.list} ${styles.short}`,
  needs: `${styles.list} ${styles.short} ${styles.tall}`,
  projects: `${projects.projects} h-amber`,
};

/** A Markdown list with a drawing above each item. Those in a row stand on one horizon, which goes up to the edge of the window. */
export function DrawnList({ drawings, children }: PropsWithChildren<PropsOf<'DrawnList'>>) {
  return (
    <div data-across="">
      {Children.map(children, (list) =>
        isHtmlElement(list, 'ul') || isHtmlElement(list, 'ol')
          ? cloneElement(
              list,
              { className: classes[drawings] ?? styles.list },
              getItems(list).map((item, index) =>
                cloneElement(item, {}, <ListDrawing name={drawings} index={index} />, item.props.children),
              ),
            )
          : list,
      )}
    </div>
  );
}

type HtmlElement = ReactElement<PropsWithChildren<{ className?: string | undefined }>>;

const isHtmlElement = (child: unknown, type: 'ul' | 'ol' | 'li'): child is HtmlElement =>
  isValidElement(child) && child.type === type;

const getItems = (list: HtmlElement) =>
  Children.toArray(list.props.children).filter((child) => isHtmlElement(child, 'li'));
