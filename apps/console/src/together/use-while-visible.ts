import { useEffect, useEffectEvent } from 'react';

/** Runs something at once, and again each time so many milliseconds have passed, while somebody looks at the page. */
export function useWhileVisible(run: () => void, milliseconds: number): void {
  const tick = useEffectEvent(run);
  useEffect(() => {
    let last = 0;
    const check = (): void => {
      if (document.visibilityState !== 'visible' || Date.now() - last < milliseconds) return;
      last = Date.now();
      tick();
    };
    check();
    const timer = setInterval(check, milliseconds);
    document.addEventListener('visibilitychange', check);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', check);
    };
  }, [milliseconds]);
}
