import type { ReactNode } from 'react';

interface TitleWithEndProps {
  title: string;
  /** A small drawing, such as an arrow or a tool. */
  end: ReactNode;
}

/**
 * A title with a drawing at its end, which is never alone on a line, because it is one unbroken piece with the last word.
 * A no-break space would not do: browsers may break a line before an image.
 */
export function TitleWithEnd({ title, end }: TitleWithEndProps) {
  const [, start = '', lastWord = title] = /^(.*[\s\u00AD])(.*)$/su.exec(title) ?? [];
  return (
    <>
      {start}
      <span className="unbroken">
        {lastWord}
        {end}
      </span>
    </>
  );
}
