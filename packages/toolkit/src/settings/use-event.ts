import { useCallback, useInsertionEffect, useRef } from 'react';

/**
 * The same function in each rendering, which runs the latest callback; for effects alone. React's own `useEffectEvent` is not
 * there in React 18.
 */
export function useEvent<Args extends readonly unknown[]>(
  callback: (...args: Args) => void,
): (...args: Args) => void {
  const latest = useRef(callback);
  useInsertionEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
