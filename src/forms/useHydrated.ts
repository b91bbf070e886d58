import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

/** Returns true after hydration. It is false while prerendering and in the render that hydrates the page. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
