import type { MediaFile, MediaFiles } from './media-files.ts';
import { byteName } from './media-name.ts';
import { isPicture, type MediaRenderer, type MediaSource, type Rendered } from './media-source.ts';
import { type EncodedFormat, photoFormat, rasterizePhoto, rasterizeSvg, scaleMaster } from './raster.ts';
import type { Rendition } from './rendition.ts';

/** Makes the files of a source, and writes them. `part` distinguishes the file from others of its source. */
export type MakeMedia = (
  source: MediaSource,
  rendition: Rendition,
  part: string,
  language?: string,
) => Promise<MediaFile>;

export function createMediaMaker(
  files: MediaFiles,
  renderers: Readonly<Record<string, MediaRenderer>>,
): MakeMedia {
  const masters = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

  async function render(source: MediaSource, language?: string): Promise<Rendered> {
    const renderer = renderers[source.kind];
    if (!renderer) throw new Error(`No renderer for media of kind "${source.kind}" (${source.key}).`);
    return await renderer(source, language);
  }

  async function renderMaster(source: MediaSource, name: string): Promise<Uint8Array<ArrayBuffer>> {
    const stored = await files.read(name, 'image/png');
    if (stored) return stored;
    const rendered = await render(source);
    const bytes = await ('svg' in rendered ? rasterizeSvg(rendered.svg) : rasterizePhoto(rendered.bytes));
    await files.write(name, bytes, 'image/png');
    return bytes;
  }

  /** Several renditions may be made at a time; their master is rendered once. */
  function masterOf(source: MediaSource): Promise<Uint8Array<ArrayBuffer>> {
    const name = byteName(source, 'master.png');
    const pending = masters.get(name);
    if (pending) return pending;
    const made = renderMaster(source, name).finally(() => masters.delete(name));
    masters.set(name, made);
    return made;
  }

  async function originalFormat(source: MediaSource): Promise<EncodedFormat> {
    const rendered = await render(source);
    return 'svg' in rendered ? 'png' : await photoFormat(rendered.bytes);
  }

  async function makePicture(source: MediaSource, rendition: Rendition, part: string): Promise<MediaFile> {
    const { format } = rendition;
    const encoded = format === 'original' ? await originalFormat(source) : format;
    const bytes = await scaleMaster(await masterOf(source), rendition, encoded, source.focus);
    const name = byteName(source, format === 'original' ? `${part}.${encoded}` : part);
    return await files.write(name, bytes, `image/${encoded}`);
  }

  async function makeDocument(source: MediaSource, part: string, language?: string): Promise<MediaFile> {
    const rendered = await render(source, language);
    if ('svg' in rendered) throw new Error(`The document "${source.key}" was rendered as a picture.`);
    return await files.write(byteName(source, part), new Uint8Array(rendered.bytes), source.mimeType);
  }

  return (source, rendition, part, language) =>
    isPicture(source) ? makePicture(source, rendition, part) : makeDocument(source, part, language);
}
