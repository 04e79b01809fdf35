import { createHash } from 'node:crypto';
import {
  type Body,
  type ByteRange,
  type ByteStore,
  type KeptBytes,
  readWhole,
} from '../storage/byte-store.ts';
import { StorageError } from '../storage/storage-error.ts';
import { type MediaFormat, originalFormats } from './media-format.ts';
import { byteName } from './media-name.ts';
import type { MediaRenderer, MediaSource, MediaSources, Rendered } from './media-source.ts';
import type { MediaWidth } from './media-width.ts';
import { makePlaceholder } from './placeholder.ts';
import { type EncodedFormat, photoFormat, rasterizePhoto, rasterizeSvg, scaleMaster } from './raster.ts';
import { type Rendition, shapeOf } from './rendition.ts';
import { removeStale } from './stale-media.ts';
import { makeInTurn, noTurns, type Turns } from './turns.ts';
import { createWholeCheck } from './whole-file.ts';
import { createWorkQueue, type Lane } from './work-queue.ts';

export interface MediaOptions {
  /** Holds masters and renditions; may be shared between instances, and may be emptied: everything in it can be made again. */
  readonly store: ByteStore;
  readonly sources: MediaSources;
  readonly renderers: Readonly<Record<string, MediaRenderer>>;
  /** Languages that documents are rendered in beside the site's own, as `de`: what a title is in each. */
  readonly documentLanguages?: Readonly<Record<string, (title: string) => string>>;
  /** Where several instances share the store: has each picture made by one of them. */
  readonly turns?: Turns;
  readonly log?: (line: string) => void;
}

export interface ServedFile {
  readonly source: MediaSource;
  /** In the language of the file. */
  readonly title: string;
  readonly mimeType: string;
  readonly size: number;
  readonly etag: string;
  open(range?: ByteRange): Promise<Body>;
}

export interface PrepareOptions {
  readonly signal?: AbortSignal;
  /** Called after each source, failed ones included. */
  readonly onProgress?: (done: number) => void;
  /** Made ahead beside the placeholder; other widths are made when first asked for. */
  readonly widths?: readonly MediaWidth[];
  /** Made ahead; other formats are made when first asked for. AVIF, which browsers ask for, unless told otherwise. */
  readonly format?: MediaFormat;
}

export interface Media {
  /** The file to serve, made if it is not there. `undefined` for an unknown key. Rejects with `QueueFull` under too much load. */
  file(key: string, rendition: Rendition): Promise<ServedFile | undefined>;
  /** The blurred stand-in of a picture; `undefined` for an unknown key and for documents. */
  placeholder(key: string): Promise<string | undefined>;
  /**
   * Makes what is missing, one at a time and behind every request, and then removes what was made of versions that are no more.
   * Stops at once when told; what is done stays done.
   */
  prepare(options?: PrepareOptions): Promise<{ readonly done: number; readonly failed: number }>;
  log(line: string): void;
}

/** The widths a first visit needs: cards, phones and the listing page. */
const firstWidths: readonly MediaWidth[] = [320, 640, 960];
/** One for each core of a small server; sharp's own threads do the work, never the event loop. */
const slots = 2;
const waitingLimit = 512;

const isPicture = (source: MediaSource): boolean => source.mimeType.startsWith('image/');

/** What is kept, or was just made and need not be read again. */
interface Found {
  readonly kept: Pick<KeptBytes, 'size' | 'etag'>;
  readonly name: string;
  readonly mimeType: string;
  readonly bytes?: Uint8Array<ArrayBuffer>;
}

export function createMedia(options: MediaOptions): Media {
  const { store, sources, renderers, documentLanguages = {}, turns = noTurns } = options;
  const queue = createWorkQueue({ slots, limit: waitingLimit });
  const masters = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
  const log = options.log ?? (() => undefined);
  const whole = createWholeCheck(store, log);

  async function render(source: MediaSource, language?: string): Promise<Rendered> {
    const renderer = renderers[source.kind];
    if (!renderer) throw new Error(`No renderer for media of kind "${source.kind}" (${source.key}).`);
    return await renderer(source, language);
  }

  /** A store without room does not keep pictures from those who want to see them: each is made when it is asked for. */
  async function keep(name: string, bytes: Uint8Array<ArrayBuffer>, mimeType: string): Promise<Found> {
    const kept = await store.write(name, bytes, mimeType).catch((error: unknown) => {
      if (!(error instanceof StorageError) || error.failure !== 'full') throw error;
      log(`${error.message} "${name}" was not kept.`);
      const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
      return { size: bytes.byteLength, etag: `"${hash}"` };
    });
    whole.wrote({ name, ...kept });
    return { kept, name, mimeType, bytes };
  }

  async function renderMaster(source: MediaSource, name: string): Promise<Uint8Array<ArrayBuffer>> {
    const stored = await find(name, 'image/png');
    const ready = stored && (await store.read(name));
    if (ready) return await readWhole(ready);
    const rendered = await render(source);
    const bytes = await ('svg' in rendered ? rasterizeSvg(rendered.svg) : rasterizePhoto(rendered.bytes));
    await keep(name, bytes, 'image/png');
    return bytes;
  }

  /** Several renditions may be made at a time; their master is rendered once. */
  function masterOf(source: MediaSource): Promise<Uint8Array<ArrayBuffer>> {
    const name = byteName(source, 'master.png');
    const known = masters.get(name);
    if (known) return known;
    const made = renderMaster(source, name).finally(() => masters.delete(name));
    masters.set(name, made);
    return made;
  }

  async function originalOf(source: MediaSource): Promise<EncodedFormat> {
    const rendered = await render(source);
    return 'svg' in rendered ? 'png' : await photoFormat(rendered.bytes);
  }

  async function makePicture(source: MediaSource, rendition: Rendition, part: string): Promise<Found> {
    const { format } = rendition;
    const encoded = format === 'original' ? await originalOf(source) : format;
    const bytes = await scaleMaster(await masterOf(source), rendition, encoded, source.focus);
    const name = byteName(source, format === 'original' ? `${part}.${encoded}` : part);
    return await keep(name, bytes, `image/${encoded}`);
  }

  async function makeDocument(source: MediaSource, part: string, language?: string): Promise<Found> {
    const rendered = await render(source, language);
    if ('svg' in rendered) throw new Error(`The document "${source.key}" was rendered as a picture.`);
    return await keep(byteName(source, part), new Uint8Array(rendered.bytes), source.mimeType);
  }

  async function find(name: string, mimeType: string): Promise<Found | undefined> {
    const kept = await store.find(name);
    return kept && (await whole.isWhole(kept, mimeType)) ? { kept, name, mimeType } : undefined;
  }

  /** What an original is, its name tells. */
  async function findPart(
    source: MediaSource,
    format: MediaFormat,
    part: string,
  ): Promise<Found | undefined> {
    if (!isPicture(source)) return await find(byteName(source, part), source.mimeType);
    if (format !== 'original') return await find(byteName(source, part), `image/${format}`);
    for (const one of originalFormats) {
      const found = await find(byteName(source, `${part}.${one}`), `image/${one}`);
      if (found) return found;
    }
    return undefined;
  }

  /** Of a document: only so many languages are stored as there are, whatever is requested. */
  const languageOf = (source: MediaSource, { language }: Rendition): string | undefined =>
    language !== undefined && !isPicture(source) && Object.hasOwn(documentLanguages, language)
      ? language
      : undefined;

  async function obtain(source: MediaSource, rendition: Rendition, lane: Lane): Promise<Found> {
    const { format } = rendition;
    const language = languageOf(source, rendition);
    const document = language === undefined ? 'document' : `document.${language}`;
    const part = isPicture(source) ? `${shapeOf(rendition)}.${format}` : document;
    const ready = () => findPart(source, format, part);
    const make = () =>
      isPicture(source) ? makePicture(source, rendition, part) : makeDocument(source, part, language);
    // By source: what is made at once of one master is made by one instance.
    const turn = byteName(source, 'turn');
    return (
      (await ready()) ??
      (await queue.run(byteName(source, part), lane, () => makeInTurn(turns, turn, ready, make)))
    );
  }

  async function fileOf(source: MediaSource, rendition: Rendition, lane: Lane): Promise<ServedFile> {
    const { kept, name, mimeType, bytes } = await obtain(source, rendition, lane);
    const language = languageOf(source, rendition);
    const translate = language === undefined ? undefined : documentLanguages[language];
    return {
      source,
      title: translate?.(source.title) ?? source.title,
      mimeType,
      size: kept.size,
      etag: kept.etag,
      async open(range) {
        if (bytes) return range ? bytes.subarray(range.start, range.end + 1) : bytes;
        const opened = await store.read(name, range);
        if (!opened) throw new Error(`The file of media "${source.key}" was removed while it was wanted.`);
        return opened.body;
      },
    };
  }

  async function placeholderOf(source: MediaSource, format: MediaFormat, lane: Lane): Promise<string> {
    if (source.placeholder !== null) return source.placeholder;
    const small = await fileOf(source, { width: 320, format }, lane);
    return await queue.run(byteName(source, 'placeholder'), lane, async () => {
      const placeholder = await makePlaceholder(await readWhole({ body: await small.open() }));
      await sources.savePlaceholder(source.key, placeholder);
      return placeholder;
    });
  }

  async function prepareOne(
    source: MediaSource,
    { widths = firstWidths, format = 'avif', signal }: PrepareOptions,
  ): Promise<void> {
    if (!isPicture(source)) {
      await fileOf(source, { width: 1920, format }, 'background');
      return;
    }
    for (const width of widths) {
      if (signal?.aborted) return;
      await fileOf(source, { width, format }, 'background');
    }
    if (!signal?.aborted) await placeholderOf(source, format, 'background');
  }

  return {
    async file(key, rendition) {
      const source = await sources.find(key);
      return source && (await fileOf(source, rendition, 'request'));
    },

    async placeholder(key) {
      const source = await sources.find(key);
      return source && isPicture(source) ? await placeholderOf(source, 'avif', 'request') : undefined;
    },

    async prepare(wanted = {}) {
      const { signal, onProgress } = wanted;
      let done = 0;
      let failed = 0;
      await store.sweep();
      for await (const source of sources.all()) {
        if (signal?.aborted) break;
        try {
          await prepareOne(source, wanted);
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
    },

    log,
  };
}
