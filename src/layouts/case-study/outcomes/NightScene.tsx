import type { ReactNode } from 'react';
import { DrawingImage } from '#ui/drawings/DrawingImage.tsx';
import { DrawingSvg } from '#ui/drawings/DrawingSvg.tsx';
import styles from './NightScene.module.css';

/** A drawing for one range of window widths, with its position and size in its own units. */
interface Composition {
  x?: number;
  y?: number;
  width: number;
  height: number;
  drawing: ReactNode;
}

interface NightSceneProps {
  wide: Composition;
  narrow: Composition;
  /** True if the words are above the scene, which keeps its scale in a wider window. Otherwise they are in its sky. */
  isBelowWords?: boolean;
}

/** A scene at night from edge to edge, which carries the words of the outcomes. Phones have a composition of their own. */
export const NightScene = ({ wide, narrow, isBelowWords = false }: NightSceneProps) => (
  <div className={`${styles.scene} ${isBelowWords ? styles.belowWords : styles.behindWords}`}>
    {[narrow, wide].map(({ x = 0, y = 0, width, height, drawing }) => (
      <DrawingImage key={width} width={width} height={height}>
        <DrawingSvg viewBox={`${x} ${y} ${width} ${height}`} preserveAspectRatio="xMidYMid slice">
          {drawing}
        </DrawingSvg>
      </DrawingImage>
    ))}
  </div>
);

interface NightProps {
  width: number;
  height: number;
  /** Upper edges of the lit sky and of the water. */
  skyY: number;
  waterY: number;
  colour: string;
}

/** Afterglow above the horizon and its light on the water. Both fade, because the ground of the section goes on. */
export const Night = ({ width, height, skyY, waterY, colour }: NightProps) => (
  <>
    <linearGradient id="_night-sky" x2="0" y2="1">
      <stop stopColor={colour} stopOpacity="0" />
      <stop offset="1" stopColor={colour} />
    </linearGradient>
    <linearGradient id="_night-water" x2="0" y2="1">
      <stop stopColor={colour} stopOpacity=".7" />
      <stop offset="1" stopColor={colour} stopOpacity="0" />
    </linearGradient>
    <path d={`M0 ${skyY}h${width}V${waterY}H0z`} fill="url(#_night-sky)" />
    <path d={`M0 ${waterY}h${width}V${height}H0z`} fill="url(#_night-water)" />
  </>
);
