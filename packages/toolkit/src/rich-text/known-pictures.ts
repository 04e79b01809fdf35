import { parseImage } from '../responsive-image/image-setting.ts';
import { mediaPath, resolveMediaPath } from '../responsive-image/media-path.ts';
import type { MediaDelivery } from '../responsive-image/media-provider.tsx';
import { readText } from '../settings/kinds.ts';
import { safeSource } from './html-attributes.ts';
import type { PictureAttributes } from './write-attributes.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The last part of an address: the content key of a medium. */
function lastPart(address: string): string {
  const [path = ''] = address.split(/[?#]/, 1);
  return path.slice(path.lastIndexOf('/') + 1);
}

/**
 * S-124: finds the picture at an address among the pictures that come with a text (S-098, S-099, with or
 * without their measures). One is found by its own address, or by its content key at the end of any.
 */
export function pictureFinder(
  images: readonly unknown[],
  delivery: MediaDelivery,
): (address: string) => PictureAttributes | undefined {
  const byAddress = new Map<string, PictureAttributes>();
  for (const image of images) {
    const fields: Fields = typeof image === 'object' && image !== null ? { ...image } : { url: image };
    const key = readText(fields.ContentKey ?? fields.contentKey);
    const own = readText(fields.Url ?? fields.url) || (/^[\w-]+$/.test(key) ? mediaPath(key) : '');
    const url = resolveMediaPath(own, delivery.basePath, delivery.prefix);
    const source = parseImage({ ...fields, Url: url });
    const src = source && safeSource(source.url);
    if (src === undefined) continue;
    const { altText, srcSet, width, height } = source ?? {};
    const sizes = srcSet === undefined ? undefined : '100vw';
    const attributes = { src, srcset: srcSet, sizes, alt: altText, width, height };
    for (const name of [url, key]) if (name !== '') byAddress.set(name, attributes);
  }
  return (address) => byAddress.get(address) ?? byAddress.get(lastPart(address));
}
