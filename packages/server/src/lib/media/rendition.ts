import { type MediaFormat, mediaFormats, negotiateFormat } from './media-format.ts';
import { type MediaRatio, mediaRatios } from './media-ratio.ts';
import { chooseWidth, type MediaWidth } from './media-width.ts';

/** One of the pictures that are made of a source. There are some hundred of each, so that nobody can fill a disk by requesting them. */
export interface Rendition {
  readonly width: MediaWidth;
  readonly format: MediaFormat;
  /** Cut to, around the focal point; as it is without one. */
  readonly ratio?: MediaRatio;
  /** Of a document, as `de`. */
  readonly language?: string;
}

/** A request for a rendition, or why it is not valid. `isNegotiated`: another `Accept` header may get another one at this address. */
export type RenditionRequest =
  | { readonly rendition: Rendition; readonly isNegotiated: boolean }
  | { readonly problem: string };

export function readRendition(
  query: (name: string) => string | undefined,
  accept: string | undefined,
): RenditionRequest {
  const width = chooseWidth(query('width'));
  if (width === undefined) return { problem: '"width" is a whole number of pixels from 1 to 3840.' };
  const named = query('format');
  const format = named === undefined ? negotiateFormat(accept) : mediaFormats.find((one) => one === named);
  if (format === undefined) return { problem: `"format" is one of ${mediaFormats.join(', ')}.` };
  const cut = query('ratio');
  const ratio = mediaRatios.find((one) => one === cut);
  if (cut !== undefined && ratio === undefined)
    return { problem: `"ratio" is one of ${mediaRatios.join(', ')}.` };
  const language = query('language');
  if (language !== undefined && !/^[a-z]{2}$/.test(language))
    return { problem: '"language" is two letters, such as "de".' };
  return {
    rendition: { width, format, ...(ratio ? { ratio } : {}), ...(language ? { language } : {}) },
    isNegotiated: named === undefined,
  };
}

/** Its part of a file's name: `640`, `640-16x9`. */
export const shapeOf = ({ width, ratio }: Pick<Rendition, 'width' | 'ratio'>): string =>
  ratio === undefined ? String(width) : `${width}-${ratio.replace(':', 'x')}`;
