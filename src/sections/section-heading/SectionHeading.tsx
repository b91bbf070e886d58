import type { ReactNode } from 'react';

interface SectionHeadingProps {
  /** The section refers to it with `aria-labelledby`. */
  id: string;
  /** Animation: 1 by characters, 2 by words, 3 by lines, 4 none. */
  variant: '1' | '2' | '3' | '4';
  className?: string | undefined;
  children: ReactNode;
}

export function SectionHeading({ id, variant, className, children }: SectionHeadingProps) {
  return (
    <h2 id={id} className={className} data-split-heading={variant}>
      {children}
    </h2>
  );
}
