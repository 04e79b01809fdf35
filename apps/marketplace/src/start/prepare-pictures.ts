import type { Media } from '@relab/server/media';
import { type StartupReporter, since } from './startup-reporter.ts';

/** Makes pictures ahead until all are there or `signal` aborts. */
export async function preparePictures(
  media: Media,
  reporter: StartupReporter,
  signal: AbortSignal,
): Promise<void> {
  const begun = performance.now();
  const { done, failed } = await media.prepare({
    signal,
    onProgress: (count) => reporter.progress('Pictures', `${count} ready`),
  });
  if (signal.aborted) return;
  const failures = failed > 0 ? `, ${failed} failed` : '';
  reporter.report('Pictures', `${done - failed} ready after ${since(begun)}${failures}`);
}
