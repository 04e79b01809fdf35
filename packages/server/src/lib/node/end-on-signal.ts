import { constants } from 'node:os';

/** A terminal's Ctrl-C comes twice through npm: from the terminal, and passed on by npm. */
const sameSignal = 1_000;

/** Ends the process in order at the first SIGINT or SIGTERM, and at once at the next one that somebody sends. */
export function endOnSignal(end: () => Promise<void>): void {
  let since: number | undefined;
  const onSignal = (signal: 'SIGINT' | 'SIGTERM'): void => {
    if (since !== undefined) {
      if (performance.now() - since > sameSignal) process.exit(128 + constants.signals[signal]);
      return;
    }
    since = performance.now();
    end().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
}
