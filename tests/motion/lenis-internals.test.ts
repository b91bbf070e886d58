import { expect, test } from 'vitest';
import lenis from '../../node_modules/lenis/package.json' with { type: 'json' };

test('src/motion/lenis-internals.ts was verified with the installed version of lenis', () => {
  expect(lenis.version, 'run tests/browser/motion/smooth-scroll.spec.ts, then update both versions').toBe(
    '1.3.27',
  );
});
