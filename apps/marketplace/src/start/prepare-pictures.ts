import type { Media } from '@relab/server/media';
import type { StartupReporter } from './startup-reporter.ts';
import type { Visitors } from './visitors.ts';

/** Milliseconds without a visitor after which the machine counts as idle. */
const absence = 600_000;

/** Makes pictures ahead while nobody visits, one at a time, until all are there or `signal` aborts. */
export async function preparePictures(
  media: Media,
  visitors: Visitors,
  reporter: StartupReporter,
  signal: AbortSignal,
): Promise<void> {
  const { done, failed } = await media.prepare({
    signal,
    whenIdle: () => visitors.whenAbsent(absence, signal),
    onProgress: (count) => reporter.progress('Pictures', `${count} ready`),
  });
  if (signal.aborted) return;
  const failures = failed > 0 ? `, ${failed} failed` : '';
  reporter.report('Pictures', `${done - failed} ready${failures}`);
}
