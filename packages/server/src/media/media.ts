import { findFile, mediaFilePath, type StoredFile, sweepParts, writeWhole } from './media-file.ts';
import type { MediaRenderer, MediaSource, MediaSources } from './media-source.ts';
import type { MediaWidth } from './media-width.ts';
import { makePlaceholder } from './placeholder.ts';
import { rasterizePhoto, rasterizeSvg, scaleToWebp } from './raster.ts';
import { createWorkQueue, type Lane } from './work-queue.ts';

export interface MediaOptions {
  /** Holds masters and widths; may be shared between instances, and may be emptied: everything in it can be made again. */
  readonly folder: string;
  readonly sources: MediaSources;
  readonly renderers: Readonly<Record<string, MediaRenderer>>;
  readonly log?: (line: string) => void;
}

export interface ServedFile extends StoredFile {
  readonly source: MediaSource;
  readonly mimeType: string;
}

export interface PrepareOptions {
  readonly signal?: AbortSignal;
  /** Called after each source, failed ones included. */
  readonly onProgress?: (done: number) => void;
  /** Made ahead beside the placeholder; other widths are made when first asked for. */
  readonly widths?: readonly MediaWidth[];
}

export interface Media {
  /** The file to serve, made if it is not there. `undefined` for an unknown key. Rejects with `QueueFull` under too much load. */
  file(key: string, width: MediaWidth): Promise<ServedFile | undefined>;
  /** The blurred stand-in of a picture; `undefined` for an unknown key and for documents. */
  placeholder(key: string): Promise<string | undefined>;
  /** Makes what is missing, one at a time and behind every request. Stops at once when told; what is done stays done. */
  prepare(options?: PrepareOptions): Promise<{ readonly done: number; readonly failed: number }>;
  log(line: string): void;
}

/** The widths a first visit needs: cards, phones and the listing page. */
const firstWidths: readonly MediaWidth[] = [320, 640, 960];
/** One for each core of a small server; sharp's own threads do the work, never the event loop. */
const slots = 2;
const waitingLimit = 512;

const isPicture = (source: MediaSource): boolean => source.mimeType.startsWith('image/');

export function createMedia(options: MediaOptions): Media {
  const { folder, sources, renderers } = options;
  const queue = createWorkQueue({ slots, limit: waitingLimit });
  const masters = new Map<string, Promise<string>>();
  const log = options.log ?? (() => undefined);

  const pathOf = (source: MediaSource, part: string): string =>
    mediaFilePath(folder, { key: source.key, version: source.version, part });

  async function renderMaster(source: MediaSource, path: string): Promise<string> {
    if (await findFile(path)) return path;
    const renderer = renderers[source.kind];
    if (!renderer) throw new Error(`No renderer for media of kind "${source.kind}" (${source.key}).`);
    const rendered = await renderer(source);
    const bytes =
      'svg' in rendered
        ? await rasterizeSvg(rendered.svg)
        : isPicture(source)
          ? await rasterizePhoto(rendered.bytes)
          : rendered.bytes;
    await writeWhole(folder, path, bytes);
    return path;
  }

  /** Several widths may be made at a time; their master is rendered once. */
  function masterOf(source: MediaSource): Promise<string> {
    const path = pathOf(source, isPicture(source) ? 'master.png' : 'document');
    const known = masters.get(path);
    if (known) return known;
    const made = renderMaster(source, path).finally(() => masters.delete(path));
    masters.set(path, made);
    return made;
  }

  async function fileOf(source: MediaSource, width: MediaWidth, lane: Lane): Promise<ServedFile> {
    const picture = isPicture(source);
    const mimeType = picture ? 'image/webp' : source.mimeType;
    const path = pathOf(source, picture ? `${width}.webp` : 'document');
    const ready = await findFile(path);
    if (ready) return { ...ready, source, mimeType };
    await queue.run(path, lane, async () => {
      const master = await masterOf(source);
      if (picture) await writeWhole(folder, path, await scaleToWebp(master, width));
    });
    const made = await findFile(path);
    if (!made) throw new Error(`The file of media "${source.key}" was removed while it was made.`);
    return { ...made, source, mimeType };
  }

  async function placeholderOf(source: MediaSource, lane: Lane): Promise<string> {
    if (source.placeholder !== null) return source.placeholder;
    const small = await fileOf(source, 320, lane);
    return await queue.run(pathOf(source, 'placeholder'), lane, async () => {
      const placeholder = await makePlaceholder(small.path);
      await sources.savePlaceholder(source.key, placeholder);
      return placeholder;
    });
  }

  async function prepareOne(
    source: MediaSource,
    widths: readonly MediaWidth[],
    signal?: AbortSignal,
  ): Promise<void> {
    if (!isPicture(source)) {
      await fileOf(source, 1920, 'background');
      return;
    }
    for (const width of widths) {
      if (signal?.aborted) return;
      await fileOf(source, width, 'background');
    }
    if (!signal?.aborted) await placeholderOf(source, 'background');
  }

  return {
    async file(key, width) {
      const source = await sources.find(key);
      return source && (await fileOf(source, width, 'request'));
    },

    async placeholder(key) {
      const source = await sources.find(key);
      return source && isPicture(source) ? await placeholderOf(source, 'request') : undefined;
    },

    async prepare({ signal, onProgress, widths = firstWidths } = {}) {
      let done = 0;
      let failed = 0;
      await sweepParts(folder);
      for await (const source of sources.all()) {
        if (signal?.aborted) break;
        try {
          await prepareOne(source, widths, signal);
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
      return { done, failed };
    },

    log,
  };
}
