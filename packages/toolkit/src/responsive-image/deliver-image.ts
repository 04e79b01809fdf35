import { atLeastMinimum, imageAddress, requestedWidth } from './image-address.ts';
import { imageWidths, minimumImageWidth } from './image-widths.ts';
import { resolveMediaPath } from './media-path.ts';
import type { MediaDelivery } from './media-provider.tsx';
import { writeSrcSet } from './src-set.ts';

/**
 * The address at which this site serves a picture: S-078 media paths under the prefix, S-284 none of less than 100 px, S-079 what an
 * image CDN makes of it. `width` is in px, for an address that does not ask for one itself.
 */
export function deliverAddress(
  url: string,
  { basePath, prefix, transform }: MediaDelivery,
  width: number,
): string {
  if (!url.startsWith('/')) return url;
  const address = atLeastMinimum(resolveMediaPath(url, basePath, prefix));
  if (transform === undefined) return address;
  const wide = Math.max(minimumImageWidth, requestedWidth(address) ?? width);
  return imageAddress(transform(address, { width: wide })) ?? address;
}

/** The same for each picture of a set as `writeSrcSet` writes it. */
export function deliverSet(set: string, delivery: MediaDelivery, width: number): string {
  const candidates = set.split(', ').map((candidate) => {
    const [url = '', size] = candidate.split(' ');
    const wide = size?.endsWith('w') ? Number.parseInt(size, 10) : width;
    return { url: deliverAddress(url, delivery, wide), size };
  });
  return writeSrcSet(candidates);
}

/** The widths of a picture that has but one address: an image CDN has any picture of the site in every width, not just its own media. */
export function generatedSrcSet(url: string, { transform }: MediaDelivery): string | undefined {
  return transform && url.startsWith('/')
    ? writeSrcSet(Object.values(imageWidths).map((width) => ({ url, size: `${width}w` })))
    : undefined;
}
