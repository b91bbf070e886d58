/** Marks that motion looks for. Without it they are plain elements: nothing waits for a script to be seen. */
import type { PropsWithChildren } from 'react';
import type { PropsOf } from '#content/author-components.ts';

/** Comes into view gently, once. */
export const Reveal = ({ children }: PropsWithChildren) => <div data-reveal="">{children}</div>;

/** Fades in as it comes into view, once. */
export const InView = ({ children }: PropsWithChildren) => <div data-in-view="">{children}</div>;

/** Travels a fifth slower than the page. */
export const Parallax = ({ children }: PropsWithChildren) => <div data-parallax="">{children}</div>;

/** A heading that is set in motion. */
export function SplitHeading({
  id,
  variant,
  level = '2',
  children,
}: PropsWithChildren<PropsOf<'SplitHeading'>>) {
  const Heading = level === '3' ? 'h3' : 'h2';
  return (
    <Heading id={id} data-split-heading={variant}>
      {children}
    </Heading>
  );
}
