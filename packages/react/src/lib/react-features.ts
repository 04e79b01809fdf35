// As a whole, since importing by name what React 18 does not have ends a program before it begins.
import React, { useCallback, useInsertionEffect, useRef } from 'react';

const features: Partial<Pick<typeof React, 'use' | 'useActionState' | 'useEffectEvent'>> = React;

type Tracked<Data> = Promise<Data> & {
  state?: { readonly value: Data } | { readonly reason: unknown } | 'pending';
};

/** What a promise resolved to; throws its reason, or itself while it is pending, which React 18 waits for. */
function readTracked<Data>(promise: Tracked<Data>): Data {
  const { state } = promise;
  if (state === undefined) {
    promise.state = 'pending';
    promise.then(
      (value) => {
        promise.state = { value };
      },
      (reason: unknown) => {
        promise.state = { reason };
      },
    );
  }
  if (state === undefined || state === 'pending') throw promise;
  if ('reason' in state) throw state.reason;
  return state.value;
}

/** React's `use` of a promise; in React 18 the same for promises that stay the same while they are pending. */
export const readPromise = <Data>(promise: Promise<Data>): Data =>
  features.use ? features.use(promise) : readTracked(promise);

function useLatest<Args extends readonly unknown[], Result>(
  callback: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(callback);
  useInsertionEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}

/** React's `useEffectEvent`: the same function in each rendering, which runs the latest callback. */
export const useEvent: typeof useLatest =
  (features.useEffectEvent as typeof useLatest | undefined) ?? useLatest;

/** React's `useActionState`, which React 18 does not have: there it throws what to use in its place. */
export const useStateOfAction: typeof React.useActionState = (...args: readonly unknown[]) => {
  if (!features.useActionState)
    throw new Error('useWriteAction needs React 19. With React 18 use useWrite, and call send in onSubmit.');
  return (features.useActionState as (...args: readonly unknown[]) => never)(...args);
};
