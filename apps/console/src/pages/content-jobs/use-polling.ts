import { useEffect, useEffectEvent } from 'react';

/** Milliseconds between two looks at a job that is worked on. */
const interval = 1500;

/** Asks again while something changes by itself; not while nobody looks at the page. */
export function usePolling(isChanging: boolean, refresh: () => Promise<void>): void {
  const ask = useEffectEvent(async () => {
    if (document.visibilityState === 'visible') await refresh();
  });
  useEffect(() => {
    if (!isChanging) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = (): void => {
      timer = setTimeout(() => void ask().finally(wait), interval);
    };
    wait();
    return () => clearTimeout(timer);
  }, [isChanging]);
}
