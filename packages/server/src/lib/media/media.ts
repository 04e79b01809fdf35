import { type Body, type ByteRange, type ByteStore, readAllBytes } from '../storage/byte-store.ts';
import { createMediaFiles, type MediaFile } from './media-files.ts';
import { type MediaFormat, originalFormats } from './media-format.ts';
import { createMediaMaker, masterName } from './media-maker.ts';
import { byteName } from './media-name.ts';
import { isPicture, type MediaRenderer, type MediaSource, type MediaSources } from './media-source.ts';
import type { MediaWidth } from './media-width.ts';
import { type PictureWork, pictureWork } from './picture-work.ts';
import { type PrepareOptions, prepareMedia } from './prepare-media.ts';
import { type Rendition, shapeOf } from './rendition.ts';
import { makeInTurn, noTurns, type Turns } from './turns.ts';
import { createWorkQueue, type Lane } from './work-queue.ts';

/** Where pictures and documents come from, and where they are stored once made. */
export interface MediaOptions {
  /** Holds masters and renditions; may be shared between instances, and may be emptied: everything in it can be made again. */
  readonly store: ByteStore;
  readonly sources: MediaSources;
  readonly renderers: Readonly<Record<string, MediaRenderer>>;
  /** Languages that documents are rendered in beside the site's own, as `de`: what a title is in each. */
  readonly documentLanguages?: Readonly<Record<string, (title: string) => string>>;
  /** Where several instances share the store: has each picture made by one of them. */
  readonly turns?: Turns;
  /** Where the points of pictures are worked on: in this process without it. */
  readonly workOf?: (lane: Lane) => PictureWork;
  readonly log?: (line: string) => void;
}

/** A file that is there, to be opened as a whole or in part. */
export interface ServedFile {
  readonly source: MediaSource;
  /** In the language of the file. */
  readonly title: string;
  readonly mimeType: string;
  readonly size: number;
  readonly etag: string;
  open(range?: ByteRange): Promise<Body>;
}

/** Makes files when they are first requested and serves them from then on. */
export interface Media {
  /** The file to serve, made if it is not there. `undefined` for an unknown key. Rejects with `QueueFull` under too much load. */
  file(key: string, rendition: Rendition): Promise<ServedFile | undefined>;
  /** The blurred stand-in of a picture; `undefined` for an unknown key and for documents. */
  placeholder(key: string): Promise<string | undefined>;
  /**
   * Makes what is missing, one at a time and behind every request, and then removes what was made of versions that are no more.
   * Stops at once when aborted; what is done stays done.
   */
  prepare(options?: PrepareOptions): Promise<{ readonly done: number; readonly failed: number }>;
  log(line: string): void;
}

/** The widths a first visit needs: cards, phones and the listing page. */
const firstWidths: readonly MediaWidth[] = [320, 640, 960];
/** One for each core of a small server; sharp's own threads do the work, never the event loop. */
const slots = 2;
const waitingLimit = 512;

/**
 * Pictures in their widths and formats, and documents, from their sources: two are made at a time, 512 wait at most.
 */
export function createMedia(options: MediaOptions): Media {
  const { store, sources, renderers, documentLanguages = {}, turns = noTurns } = options;
  const workOf = options.workOf ?? (() => pictureWork);
  const queue = createWorkQueue({ slots, limit: waitingLimit });
  const log = options.log ?? (() => undefined);
  const files = createMediaFiles(store, log);
  /** By source: what is made at once of one master is made by one instance. */
  const turnOf = (source: MediaSource): string => byteName(source, 'turn');
  const maker = createMediaMaker(files, renderers, prepareMaster);

  /** For the larger pictures that usually follow, once nobody waits for one: whoever requests one first has it made then. */
  function prepareMaster(work: PictureWork, source: MediaSource): void {
    const find = () => files.find(masterName(source), 'image/png');
    const makeMaster = () =>
      makeInTurn<unknown>(turns, turnOf(source), find, () => maker.makeMaster(work, source));
    const job = async () => (await find()) ?? (await makeMaster());
    // The reason of a failure is reported to requests of a larger picture.
    queue.run(masterName(source), 'background', job).catch(() => undefined);
  }

  /** The type of an original, by its name. */
  async function findPart(
    source: MediaSource,
    format: MediaFormat,
    part: string,
  ): Promise<MediaFile | undefined> {
    if (!isPicture(source)) return await files.find(byteName(source, part), source.mimeType);
    if (format !== 'original') return await files.find(byteName(source, part), `image/${format}`);
    for (const one of originalFormats) {
      const file = await files.find(byteName(source, `${part}.${one}`), `image/${one}`);
      if (file) return file;
    }
    return undefined;
  }

  /** Of a document: only so many languages are stored as there are, whatever is requested. */
  const languageOf = (source: MediaSource, { language }: Rendition): string | undefined =>
    language !== undefined && !isPicture(source) && Object.hasOwn(documentLanguages, language)
      ? language
      : undefined;

  async function obtain(source: MediaSource, rendition: Rendition, lane: Lane): Promise<MediaFile> {
    const { format } = rendition;
    const language = languageOf(source, rendition);
    const document = language === undefined ? 'document' : `document.${language}`;
    const part = isPicture(source) ? `${shapeOf(rendition)}.${format}` : document;
    const ready = () => findPart(source, format, part);
    const makeFile = (work: PictureWork) => maker.make(work, source, rendition, part, language);
    return (
      (await ready()) ??
      (await queue.run(byteName(source, part), lane, (at) =>
        makeInTurn(turns, turnOf(source), ready, () => makeFile(workOf(at))),
      ))
    );
  }

  async function fileOf(source: MediaSource, rendition: Rendition, lane: Lane): Promise<ServedFile> {
    const { stored, name, mimeType, bytes } = await obtain(source, rendition, lane);
    const language = languageOf(source, rendition);
    const translate = language === undefined ? undefined : documentLanguages[language];
    return {
      source,
      title: translate?.(source.title) ?? source.title,
      mimeType,
      size: stored.size,
      etag: stored.etag,
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
    return await queue.run(byteName(source, 'placeholder'), lane, async (at) => {
      const placeholder = await workOf(at).makePlaceholder(await readAllBytes({ body: await small.open() }));
      await sources.savePlaceholder(source.key, placeholder);
      return placeholder;
    });
  }

  async function prepareSource(
    source: MediaSource,
    { widths = firstWidths, format = 'avif', signal, whenIdle = async () => undefined }: PrepareOptions,
  ): Promise<void> {
    if (!isPicture(source)) {
      await whenIdle();
      if (signal?.aborted) return;
      await fileOf(source, { width: 1920, format }, 'background');
      return;
    }
    for (const width of widths) {
      await whenIdle();
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
    prepare: (prepare = {}) => prepareMedia({ store, sources, prepareSource, log }, prepare),
    log,
  };
}
