import { setImmediate } from 'node:timers/promises';

/** Milliseconds that one piece of long work takes at most before others are answered. */
const maxPiece = 10;

/** Called between the steps of long work: lets whoever waits go first where the last piece took long enough. */
export function createBreaks(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < maxPiece) return;
    await setImmediate();
    since = performance.now();
  };
}
