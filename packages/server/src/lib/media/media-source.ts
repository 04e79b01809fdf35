import type { Crop, FocalPoint } from './media-ratio.ts';

/** A picture or a document that the site can show, before it was rendered. */
export interface MediaSource {
  /** `^[A-Za-z0-9_-]{1,64}$`; what stands in the address. */
  readonly key: string;
  /** Names the renderer that makes it, such as `drawing`, `scene` or `document`. */
  readonly kind: string;
  /** Changes whenever the rendered bytes would: file names, ETags and year-long caching rest on it. */
  readonly version: string;
  readonly title: string;
  /** `image/...` goes through the picture pipeline, anything else is served as its renderer made it. */
  readonly mimeType: string;
  /** A data URL, null until it was made. */
  readonly placeholder: string | null;
  /** Stays in view when the picture is cut; its middle does without one. Within the crop, where there is one. */
  readonly focus?: FocalPoint;
  /** Of a photo: what is shown of it; all of it without one. */
  readonly crop?: Crop;
  /** What the renderer needs; only the renderer reads it. */
  readonly source: unknown;
}

/** The storage of sources. Implemented over the database by the owner of the table. */
export interface MediaSources {
  find(key: string): Promise<MediaSource | undefined>;
  savePlaceholder(key: string, placeholder: string): Promise<void>;
  /** Those worth preparing ahead, the most important first; read page by page, so it may be long. */
  all(): AsyncIterable<MediaSource>;
}

/** What a renderer gives: a drawing, or the bytes of a photo or document. */
export type Rendered = { readonly svg: string } | { readonly bytes: Uint8Array; readonly mimeType: string };

/** `language` is for documents, as `de`; without it they are in the language of the site. */
export type MediaRenderer = (source: MediaSource, language?: string) => Promise<Rendered>;

const keyPattern = /^[A-Za-z0-9_-]{1,64}$/;

/** True for what may stand in an address as a key. It never holds a dot or a slash, so no key leaves a folder. */
export function isMediaKey(text: string): boolean {
  return keyPattern.test(text);
}

export const isPicture = ({ mimeType }: Pick<MediaSource, 'mimeType'>): boolean =>
  mimeType.startsWith('image/');
