import type { Hue } from '#content/collections.ts';

/** The brand's light in small: the site's only ornament. */
export function Disc({ hue, className = '' }: { hue?: Hue | undefined; className?: string | undefined }) {
  return (
    <span className={['disc', hue && `h-${hue}`, className].filter(Boolean).join(' ')} aria-hidden="true" />
  );
}
