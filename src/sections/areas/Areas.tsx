import { Children, cloneElement, isValidElement, type PropsWithChildren, type ReactElement } from 'react';
import type { PropsOf } from '#content/author-components.ts';
import { AreaDrawing } from '#ui/drawings/areas/AreaDrawing.tsx';
import { AreaScene } from '#ui/drawings/areas/AreaScene.tsx';
import { Light } from '#ui/drawings/Light.tsx';
import { markColour } from '#ui/drawings/shapes.tsx';
import { Pictogram } from '#ui/pictogram/Pictogram.tsx';
import { getChildElements } from '../child-elements.ts';
import styles from './Areas.module.css';

/**
 * A map of a field: its areas, and what belongs to each. In an article it is wider than the text, and with drawings as
 * wide as the window.
 */
export function Areas({ children }: PropsWithChildren) {
  const areas = getChildElements(children, Area);
  const isDrawn = areas.some(({ props }) => props.drawing);
  const isFacing = areas.some(({ props }) => !props.drawing && !props.icon);
  const hasScenes = areas.some(({ props }) => props.scene);
  return (
    <div
      className={[styles.areas, isDrawn && styles.frieze, isFacing && styles.facing]
        .filter(Boolean)
        .join(' ')}
      data-across=""
      data-scene={isDrawn ? '' : undefined}
      data-facing={isFacing ? (hasScenes ? 'scenes' : '') : undefined}
    >
      {children}
    </div>
  );
}

/**
 * One area: a Markdown list beside its title and light, or above its drawing. Without either, the area holds sentences
 * and stands beside another one: its light has a tick, and a ring without a light a question mark. A scene
 * replaces both.
 */
export function Area({ title, hue, icon, drawing, scene, children }: PropsWithChildren<PropsOf<'Area'>>) {
  return (
    <div className={`${styles.area} ${hue ? `h-${hue}` : ''}`}>
      <h3>
        {drawing || scene ? null : icon && hue ? (
          <Pictogram icon={icon} hue={hue} />
        ) : (
          <svg
            viewBox="0 0 48 48"
            fill="none"
            stroke="var(--ink)"
            strokeLinecap="round"
            strokeLinejoin="round"
            aria-hidden="true"
          >
            {hue ? (
              <>
                <Light cx={24} cy={24} r={24} hue={hue} />
                <path d="M14 25l7 7 13-15" stroke={markColour} strokeWidth="4" />
              </>
            ) : (
              <>
                <circle
                  cx="24"
                  cy="24"
                  r="23.5"
                  strokeWidth="2"
                  strokeDasharray="6 7"
                  vectorEffect="non-scaling-stroke"
                />
                <path d="M17.5 19a6.5 6.5 0 1 1 10 5.5q-3.5 2.2-3.5 5.5M24 36.5h0" strokeWidth="4" />
              </>
            )}
          </svg>
        )}
        {title}
      </h3>
      {Children.map(children, (child) =>
        isList(child) ? cloneElement(child, { className: styles.items }) : child,
      )}
      {drawing && <AreaDrawing name={drawing} />}
      {scene && (
        <div className={styles.scene}>
          <AreaScene name={scene} />
        </div>
      )}
    </div>
  );
}

const isList = (child: unknown): child is ReactElement<{ className?: string | undefined }> =>
  isValidElement(child) && child.type === 'ul';
