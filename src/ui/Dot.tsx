import type { Hue } from '#content/collections.ts';

/** A small disc in a hue, the ornament of the brand. */
export function Dot({ hue, className = '' }: { hue?: Hue | undefined; className?: string | undefined }) {
  return (
    <span className={['dot', hue && `h-${hue}`, className].filter(Boolean).join(' ')} aria-hidden="true" />
  );
}
