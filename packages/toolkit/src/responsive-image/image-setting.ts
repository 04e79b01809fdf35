import { parseAmount } from '../settings/amount.ts';
import { readText } from '../settings/kinds.ts';
import type { Setting } from '../settings/setting.ts';
import {
  contentImage,
  type ImageInfo,
  type ImageSource,
  type SrcsetImageData,
  srcsetImage,
} from './image-source.ts';

type Fields = Readonly<Record<string, unknown>>;

const textOrNothing = (value: unknown): string | undefined => readText(value) || undefined;

const measuresOf = ({ width, height, placeholder }: Fields) => ({
  width: parseAmount(width),
  height: parseAmount(height),
  placeholder: textOrNothing(placeholder),
});

/** A picture in any of the forms that content holds (S-098, S-099, a delivered body's picture, an address); undefined when none. */
export function parseImage(given: unknown): ImageSource | undefined {
  if (typeof given === 'string') return given.trim() === '' ? undefined : contentImage({ url: given.trim() });
  if (typeof given !== 'object' || given === null) return undefined;
  const fields: Fields = { ...given };
  const measures = measuresOf(fields);
  const rawUrl = textOrNothing(fields.Url);
  if (rawUrl !== undefined) {
    const altText = readText(fields.AltText);
    return srcsetImage(
      { Url: rawUrl, AltText: altText, SrcSet: fields.SrcSet as SrcsetImageData['SrcSet'] },
      measures,
    );
  }
  const url = textOrNothing(fields.url);
  if (url === undefined) return undefined;
  const altText = readText(fields.altText);
  const srcSet = textOrNothing(fields.srcSet);
  if (srcSet !== undefined) return { url, altText, srcSet, ...measures };
  return contentImage({ url, altText, isExternal: fields.isExternal === true }, measures);
}

/** A picture, given as content holds it or ready to be shown. */
export function image(): Setting<ImageSource | undefined, ImageSource | ImageInfo | string> {
  return { kind: 'image', read: parseImage };
}
