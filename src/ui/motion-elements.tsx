/** Elements with the attributes that src/motion animates. Without script their content is visible at once. */
import type { PropsWithChildren } from 'react';
import type { PropsOf } from '#content/author-components.ts';

/** Rises into place once when it comes into view. */
export const Reveal = ({ children }: PropsWithChildren) => <div data-reveal="">{children}</div>;

/** Fades in once when it comes into view. */
export const InView = ({ children }: PropsWithChildren) => <div data-in-view="">{children}</div>;

/** Scrolls 20 % slower than the page. */
export const Parallax = ({ children }: PropsWithChildren) => <div data-parallax="">{children}</div>;

/** A heading that is animated by characters, words or lines. */
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
