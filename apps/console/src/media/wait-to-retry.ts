const firstWait = 1_000;
const maxWait = 30_000;

/** Milliseconds before a request is repeated: twice as many each time, up to half a minute, and not the same for all who wait. */
export const retryDelay = (attempt: number, random: () => number = Math.random): number =>
  Math.min(maxWait, firstWait * 2 ** attempt) * (0.5 + random() / 2);

/**
 * Waits before a request is repeated: as long as the server says, and no longer than until the browser is online again. Rejects where
 * the signal is aborted.
 */
export async function waitToRetry(
  attempt: number,
  retryAt: number | undefined,
  signal: AbortSignal,
): Promise<void> {
  const delay = retryAt === undefined ? retryDelay(attempt) : Math.max(firstWait, retryAt - Date.now());
  await new Promise<void>((resolve, reject) => {
    const end = (settle: () => void) => (): void => {
      clearTimeout(timer);
      window.removeEventListener('online', onOnline);
      signal.removeEventListener('abort', onAbort);
      settle();
    };
    const onOnline = end(resolve);
    const onAbort = end(() => reject(signal.reason));
    const timer = setTimeout(onOnline, delay);
    window.addEventListener('online', onOnline);
    signal.addEventListener('abort', onAbort);
    if (signal.aborted) onAbort();
  });
}
