import { type CSSProperties, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { usePrefersReducedMotion } from '#sections/usePrefersReducedMotion.ts';

/** The styles are inline, because no page has the indicator in its HTML. */
const indicatorStyle: CSSProperties = {
  position: 'fixed',
  insetBlockEnd: '1.25rem',
  insetInline: 0,
  zIndex: 30,
  inlineSize: 'fit-content',
  marginInline: 'auto',
  padding: '0.65rem',
  border: '1px solid var(--hair)',
  borderRadius: '99px',
  background: 'var(--sand)',
  pointerEvents: 'none',
};
const spinnerStyle: CSSProperties = { position: 'relative', inlineSize: '1.75rem', blockSize: '1.75rem' };
const lightStyle: CSSProperties = {
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  inlineSize: '0.6rem',
  blockSize: '0.6rem',
  marginInline: 'auto',
  borderRadius: '50%',
  transformOrigin: '50% 0.875rem',
  forcedColorAdjust: 'none',
};

/** Duration of one orbit of the lights, in milliseconds. */
const orbitMs = 1400;

/**
 * Shows that a page is loading: the logo's three lights in orbit, which do not move if the visitor prefers reduced motion.
 * The status element always exists, so that screen readers announce its content.
 */
export function LoadingIndicator({ isActive }: { isActive: boolean }) {
  const { t } = useTranslation('shell');
  const spinner = useRef<HTMLDivElement>(null);
  const prefersReducedMotion = usePrefersReducedMotion(false);
  useEffect(() => {
    if (!isActive || prefersReducedMotion) return;
    const frames = { rotate: ['0turn', '1turn'] };
    const orbit = spinner.current?.animate(frames, { duration: orbitMs, iterations: Infinity });
    return () => orbit?.cancel();
  }, [isActive, prefersReducedMotion]);
  return (
    <div role="status">
      {isActive && (
        <div style={indicatorStyle} data-loading-indicator="">
          <div ref={spinner} style={spinnerStyle} aria-hidden="true">
            <span style={{ ...lightStyle, background: 'var(--amber)' }} />
            <span style={{ ...lightStyle, background: 'var(--coral)', rotate: '120deg' }} />
            <span style={{ ...lightStyle, background: 'var(--fjord)', rotate: '240deg' }} />
          </div>
          <span className="visually-hidden">{t('loading')}</span>
        </div>
      )}
    </div>
  );
}
