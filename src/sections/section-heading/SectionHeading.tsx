import type { ReactNode } from 'react';

interface SectionHeadingProps {
  /** What the section is labelled by. */
  id: string;
  /** How it is set in motion: 1 characters, 2 words, 3 lines, 4 not at all. */
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
