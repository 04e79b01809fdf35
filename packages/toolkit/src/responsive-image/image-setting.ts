import { boolean, readText } from '../settings/kinds.ts';
import type { Setting } from '../settings/setting.ts';
import { contentImage } from './content-image.ts';
import { imageAddress } from './image-address.ts';
import { readImageSize } from './image-size.ts';
import type { ImageInfo, ImageSource, SrcsetImageData } from './image-source.ts';
import { mediaPath } from './media-path.ts';
import { readSrcSet, writeSrcSet } from './src-set.ts';
import { srcsetImage } from './srcset-image.ts';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (input: unknown): input is Fields => typeof input === 'object' && input !== null;

/** C-046: the address of a picture that has no other than its content key. */
function keyAddress(input: unknown): string | undefined {
  const key = readText(input).trim();
  return /^[\w-]{1,64}$/.test(key) ? mediaPath(key) : undefined;
}

function addressOf(fields: Fields): string | undefined {
  return (
    imageAddress(fields.Url) ??
    imageAddress(fields.RawUrl) ??
    imageAddress(fields.url) ??
    keyAddress(fields.ContentKey ?? fields.contentKey)
  );
}

const isExternal = boolean().read;

/**
 * A picture in any of the forms that content holds; undefined when there is none. S-098, S-099, a picture of a delivered body, an
 * address alone, a content key alone, or a picture that is ready to be shown: whatever stands in it, only what may be shown comes out.
 */
export function parseImage(input: unknown): ImageSource | undefined {
  const fields: Fields = isFields(input) ? input : { url: input };
  const url = addressOf(fields);
  if (url === undefined) return undefined;
  const altText = readText(fields.AltText ?? fields.altText ?? fields.alternateText);
  const SrcSet = fields.SrcSet ?? fields.screens;
  if (isFields(SrcSet)) return srcsetImage({ Url: url, AltText: altText, SrcSet }, fields);
  const candidates = readSrcSet(fields.srcSet);
  return candidates === undefined
    ? contentImage({ url, altText, isExternal: isExternal(fields.isExternal) }, fields)
    : { url, altText, srcSet: writeSrcSet(candidates), ...readImageSize(fields) };
}

/** A picture, given as content holds it or ready to be shown. */
export function image(): Setting<
  ImageSource | undefined,
  ImageSource | ImageInfo | SrcsetImageData | string
> {
  return { kind: 'image', read: parseImage };
}
