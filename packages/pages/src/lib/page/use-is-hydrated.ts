import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the document that arrives, and where no script runs; true once the page listens. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
