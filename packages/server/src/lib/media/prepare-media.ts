import type { ByteStore } from '../storage/byte-store.ts';
import type { MediaFormat } from './media-format.ts';
import type { MediaSource, MediaSources } from './media-source.ts';
import type { MediaWidth } from './media-width.ts';
import { removeStale } from './stale-media.ts';

/** How much is made ahead, and when; the widths of a first visit by default (320, 640 and 960). */
export interface PrepareOptions {
  readonly signal?: AbortSignal;
  /** Awaited before each picture: it may wait for hours, and resolves at once when aborted. */
  readonly whenIdle?: () => Promise<void>;
  /** Called after each source, failed ones included. */
  readonly onProgress?: (done: number) => void;
  /** Made ahead beside the placeholder; other widths are made when first requested. */
  readonly widths?: readonly MediaWidth[];
  /** Made ahead; other formats are made when first requested. AVIF, which browsers prefer, by default. */
  readonly format?: MediaFormat;
}

export interface Preparation {
  readonly store: ByteStore;
  readonly sources: MediaSources;
  /** Makes what is missing of one source. */
  readonly prepareSource: (source: MediaSource, options: PrepareOptions) => Promise<void>;
  readonly log: (line: string) => void;
}

/** Prepares one source after the other, and then removes what was made of versions that are no more. */
export async function prepareMedia(
  { store, sources, prepareSource, log }: Preparation,
  options: PrepareOptions,
): Promise<{ readonly done: number; readonly failed: number }> {
  const { signal, onProgress } = options;
  let done = 0;
  let failed = 0;
  await store.removeParts();
  for await (const source of sources.all()) {
    if (signal?.aborted) break;
    try {
      await prepareSource(source, options);
    } catch (error) {
      // One bad source must not keep the others from their pictures.
      failed += 1;
      log(
        `Media "${source.key}" could not be made: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
    if (signal?.aborted) break;
    done += 1;
    onProgress?.(done);
  }
  if (!signal?.aborted) await removeStale(store, sources, signal);
  return { done, failed };
}
