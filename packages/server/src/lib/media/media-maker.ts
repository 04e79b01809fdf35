import { setNewest } from '../cache/set-newest.ts';
import type { MediaFile, MediaFiles } from './media-files.ts';
import { byteName } from './media-name.ts';
import { isPicture, type MediaRenderer, type MediaSource, type Rendered } from './media-source.ts';
import type { PictureWork } from './picture-work.ts';
import type { EncodedFormat } from './raster.ts';
import type { Rendition } from './rendition.ts';

/** Makes the files of a source, and writes them. `part` distinguishes the file from others of its source. */
export type MakeMedia = (
  work: PictureWork,
  source: MediaSource,
  rendition: Rendition,
  part: string,
  language?: string,
) => Promise<MediaFile>;

export interface MediaMaker {
  readonly make: MakeMedia;
  /** Makes what larger pictures of a source are made of, unless it is stored. */
  makeMaster(work: PictureWork, source: MediaSource): Promise<unknown>;
}

/** What a source's larger pictures, and all of a photo, are made of. */
export const masterName = (source: MediaSource): string => byteName(source, 'master.png');

/** Pictures of drawings up to this width are drawn as they are, not scaled: cards and phones get theirs sooner. */
const maxSmallWidth = 640;
const isSmall = ({ width, ratio }: Rendition): boolean => ratio === undefined && width <= maxSmallWidth;

/** Cached drawings, since several pictures of one are requested at a time; some 50 kB each. */
const maxDrawings = 16;

/** `onSmall` is called for each small picture that was made of a drawing itself: its master may be missing still. */
export function createMediaMaker(
  files: MediaFiles,
  renderers: Readonly<Record<string, MediaRenderer>>,
  onSmall: (work: PictureWork, source: MediaSource) => void,
): MediaMaker {
  const masters = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
  const drawings = new Map<string, Promise<Rendered>>();
  /** Kinds of media that are photos: their originals, megabytes each, are read for their master only. */
  const photos = new Set<string>();

  async function render(source: MediaSource, language?: string): Promise<Rendered> {
    const renderer = renderers[source.kind];
    if (!renderer) throw new Error(`No renderer for media of kind "${source.kind}" (${source.key}).`);
    return await renderer(source, language);
  }

  /** The input of a source's pictures. Drawings are cached for a while, photos are not. */
  function renderPicture(source: MediaSource): Promise<Rendered> {
    const name = byteName(source, 'drawing');
    const existing = drawings.get(name);
    if (existing) return existing;
    const rendered = render(source);
    setNewest(drawings, name, rendered, maxDrawings);
    const forget = (): void => {
      if (drawings.get(name) === rendered) drawings.delete(name);
    };
    rendered.then((made) => {
      if ('svg' in made) return;
      photos.add(source.kind);
      forget();
    }, forget);
    return rendered;
  }

  async function renderMaster(
    work: PictureWork,
    source: MediaSource,
    name: string,
  ): Promise<Uint8Array<ArrayBuffer>> {
    const stored = await files.read(name, 'image/png');
    if (stored) return stored;
    const rendered = await renderPicture(source);
    const bytes = await ('svg' in rendered
      ? work.rasterizeSvg(rendered.svg)
      : work.rasterizePhoto(rendered.bytes, source.crop));
    await files.write(name, bytes, 'image/png');
    // Where nothing can be stored nothing is cached here either.
    if (!(await files.find(name, 'image/png'))) drawings.delete(byteName(source, 'drawing'));
    return bytes;
  }

  /** Several renditions may be made at a time; their master is rendered once. */
  function masterOf(work: PictureWork, source: MediaSource): Promise<Uint8Array<ArrayBuffer>> {
    const name = masterName(source);
    const pending = masters.get(name);
    if (pending) return pending;
    const made = renderMaster(work, source, name).finally(() => masters.delete(name));
    masters.set(name, made);
    return made;
  }

  async function originalFormat(work: PictureWork, source: MediaSource): Promise<EncodedFormat> {
    const rendered = await renderPicture(source);
    return 'svg' in rendered ? 'png' : await work.photoFormat(rendered.bytes);
  }

  /** Undefined for a photo. */
  async function drawingOf(source: MediaSource): Promise<string | undefined> {
    if (photos.has(source.kind)) return undefined;
    const rendered = await renderPicture(source);
    return 'svg' in rendered ? rendered.svg : undefined;
  }

  async function encode(
    work: PictureWork,
    source: MediaSource,
    rendition: Rendition,
    format: EncodedFormat,
  ): Promise<Uint8Array<ArrayBuffer>> {
    const { width } = rendition;
    const drawing = isSmall(rendition) ? await drawingOf(source) : undefined;
    if (drawing === undefined)
      return await work.scaleMaster(await masterOf(work, source), rendition, format, source.focus);
    return await work.drawSmall(drawing, width, format);
  }

  async function makePicture(
    work: PictureWork,
    source: MediaSource,
    rendition: Rendition,
    part: string,
  ): Promise<MediaFile> {
    const { format } = rendition;
    const encoded = format === 'original' ? await originalFormat(work, source) : format;
    const bytes = await encode(work, source, rendition, encoded);
    const name = byteName(source, format === 'original' ? `${part}.${encoded}` : part);
    const file = await files.write(name, bytes, `image/${encoded}`);
    if (isSmall(rendition) && !photos.has(source.kind)) onSmall(work, source);
    return file;
  }

  async function makeDocument(source: MediaSource, part: string, language?: string): Promise<MediaFile> {
    const rendered = await render(source, language);
    if ('svg' in rendered) throw new Error(`The document "${source.key}" was rendered as a picture.`);
    return await files.write(byteName(source, part), new Uint8Array(rendered.bytes), source.mimeType);
  }

  return {
    make: (work, source, rendition, part, language) =>
      isPicture(source) ? makePicture(work, source, rendition, part) : makeDocument(source, part, language),
    makeMaster: masterOf,
  };
}
