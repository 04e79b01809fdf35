import { askedWidth, atLeastMinimum, imageAddress } from './image-address.ts';
import type { ImageSource } from './image-source.ts';
import { imageWidths, minimumImageWidth } from './image-widths.ts';
import { resolveMediaPath } from './media-path.ts';
import type { MediaDelivery } from './media-provider.tsx';
import { parseSrcSet, writeSrcSet } from './src-set.ts';

const allWidths = (url: string): string =>
  writeSrcSet(Object.values(imageWidths).map((width) => ({ url, size: `${width}w` })));

/** The picture under the addresses at which this site serves it: S-078 media paths, S-079 an image CDN, S-284 no tiny ones. */
export function deliverImage(source: ImageSource, delivery: MediaDelivery): ImageSource {
  const { basePath, prefix, transform } = delivery;

  const deliver = (url: string, unless: number = imageWidths.desktop, size?: string): string => {
    if (!url.startsWith('/')) return url;
    const address = atLeastMinimum(resolveMediaPath(url, basePath, prefix));
    if (transform === undefined) return address;
    const wide = size?.endsWith('w') ? Number.parseInt(size, 10) : askedWidth(address);
    const width = Math.max(minimumImageWidth, wide ?? unless);
    return imageAddress(transform(address, { width })) ?? address;
  };

  const deliverSet = (set: string, unless?: number): string => {
    const candidates = parseSrcSet(set) ?? [];
    return writeSrcSet(candidates.map(({ url, size }) => ({ url: deliver(url, unless, size), size })));
  };

  const { url, srcSet, sources } = source;
  // An image CDN has any picture of the site in every width, not just its own media.
  const isOneWidth = srcSet === undefined && sources === undefined;
  const set = isOneWidth && transform && url.startsWith('/') ? allWidths(url) : srcSet;
  return {
    ...source,
    url: deliver(url),
    srcSet: set && deliverSet(set),
    sources: sources?.map((one) => ({ ...one, srcSet: deliverSet(one.srcSet, one.width) })),
  };
}
