import type { ReactNode } from 'react';

interface TitleWithArrowProps {
  title: string;
  arrow: ReactNode;
}

/**
 * A title whose arrow is never alone on a line, because it is one unbroken piece with the end of the last word. A no-break
 * space would not do: browsers may break a line before an image.
 */
export function TitleWithArrow({ title, arrow }: TitleWithArrowProps) {
  const [, start = '', end = title] = /^(.*[\s\u00AD])(.*)$/su.exec(title) ?? [];
  return (
    <>
      {start}
      <span className="unbroken">
        {end}
        {arrow}
      </span>
    </>
  );
}
