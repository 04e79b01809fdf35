import { atWidth, isMediaAddress } from './image-address.ts';
import { readImageSize } from './image-size.ts';
import type { ImageInfo, ImageSizeInput, ImageSource } from './image-source.ts';
import { maximumImageWidth } from './image-widths.ts';
import { writeSrcSet } from './src-set.ts';

/** S-283: one of the site's own media in a width, and in twice that for dense screens. */
export function densities(url: string, width: number): string {
  return writeSrcSet([
    { url: atWidth(url, width), size: '1x' },
    { url: atWidth(url, Math.min(2 * width, maximumImageWidth)), size: '2x' },
  ]);
}

/** S-283: a picture that stands equally wide on every screen, such as a logo. `width` is that of its place, in px. */
export function densityImage(
  { url, altText = '', isExternal }: ImageInfo,
  width: number,
  measures: ImageSizeInput = {},
): ImageSource {
  const image = { url, altText, ...readImageSize(measures) };
  if (isExternal || !isMediaAddress(url)) return image;
  return { ...image, url: atWidth(url, width), srcSet: densities(url, width) };
}
