import { parseAmount } from '../settings/amount.ts';
import { flag, readText } from '../settings/kinds.ts';
import type { Setting } from '../settings/setting.ts';
import { contentImage } from './content-image.ts';
import { imageAddress } from './image-address.ts';
import { readMeasures } from './image-measures.ts';
import type { ImageInfo, ImageSource, PictureSource, SrcsetImageData } from './image-source.ts';
import { mediaPath } from './media-path.ts';
import { readSrcSet, writeSrcSet } from './src-set.ts';
import { srcsetImage } from './srcset-image.ts';

type Fields = Readonly<Record<string, unknown>>;

/** No picture has more other pictures than this. */
const MOST_SOURCES = 10;

const isFields = (given: unknown): given is Fields => typeof given === 'object' && given !== null;

/** C-046: the address of a picture that has no other than its content key. */
function keyAddress(given: unknown): string | undefined {
  const key = readText(given).trim();
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

function sourcesOf(given: unknown): readonly PictureSource[] | undefined {
  if (!Array.isArray(given)) return undefined;
  // The first of a condition is the one that counts.
  const sources = new Map<string, PictureSource>();
  for (const { media, srcSet, width } of given.slice(0, MOST_SOURCES).filter(isFields)) {
    const candidates = readSrcSet(srcSet);
    if (candidates && typeof media === 'string' && !sources.has(media))
      sources.set(media, { media, srcSet: writeSrcSet(candidates), width: parseAmount(width) });
  }
  return sources.size > 0 ? [...sources.values()] : undefined;
}

const isExternal = flag().read;

/**
 * A picture in any of the forms that content holds; undefined when there is none. S-098, S-099, a picture of a delivered body, an
 * address alone, a content key alone, or a picture that is ready to be shown: whatever stands in it, only what may be shown comes out.
 */
export function parseImage(given: unknown): ImageSource | undefined {
  const fields: Fields = isFields(given) ? given : { url: given };
  const url = addressOf(fields);
  if (url === undefined) return undefined;
  const altText = readText(fields.AltText ?? fields.altText ?? fields.alternateText);
  if (isFields(fields.SrcSet))
    return srcsetImage({ Url: url, AltText: altText, SrcSet: fields.SrcSet }, fields);
  const sources = sourcesOf(fields.sources);
  const candidates = readSrcSet(fields.srcSet);
  if (sources === undefined && candidates === undefined)
    return contentImage({ url, altText, isExternal: isExternal(fields.isExternal) }, fields);
  return {
    url,
    altText,
    ...(candidates && { srcSet: writeSrcSet(candidates) }),
    ...(sources && { sources }),
    ...readMeasures(fields),
  };
}

/** A picture, given as content holds it or ready to be shown. */
export function image(): Setting<
  ImageSource | undefined,
  ImageSource | ImageInfo | SrcsetImageData | string
> {
  return { kind: 'image', read: parseImage };
}
