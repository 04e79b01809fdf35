import { setTimeout as pause } from 'node:timers/promises';

const firstRetry = 500;
const maxRetry = 30_000;

/**
 * Has the first search read the catalogue into memory, so that no visitor waits for it, and again until one could. Answers
 * the check of `/readyz`: the reason why this process is not ready, while it is not.
 */
export function loadCatalogue(
  search: () => Promise<Response>,
  signal: AbortSignal,
  log: (line: string) => void,
): () => string | undefined {
  let isLoaded = false;
  const load = async (): Promise<void> => {
    for (let retry = firstRetry; !signal.aborted; retry = Math.min(2 * retry, maxRetry)) {
      const status = await search().then(
        async (response) => {
          await response.body?.cancel();
          return response.status;
        },
        () => 500,
      );
      isLoaded = status === 200;
      if (isLoaded || signal.aborted) return;
      log(
        `The catalogue could not be read into memory (${status}). The next attempt is in ${retry / 1000} s.`,
      );
      await pause(retry, undefined, { signal, ref: false }).catch(() => undefined);
    }
  };
  void load();
  return () => (isLoaded ? undefined : 'catalogue');
}
