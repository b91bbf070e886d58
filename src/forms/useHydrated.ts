import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether there is script: false while a page is prerendered, and in the rendering that hydrates it. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
