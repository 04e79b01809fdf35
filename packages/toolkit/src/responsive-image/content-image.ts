import { atWidth, isMediaAddress } from './image-address.ts';
import { readImageSize } from './image-size.ts';
import type { ImageInfo, ImageSizeInput, ImageSource } from './image-source.ts';
import { devices, imageWidths } from './image-widths.ts';
import { writeSrcSet } from './src-set.ts';

const standardWidths = devices.map((device) => imageWidths[device]);

/**
 * A picture that content names (S-098). One of the site's own media is requested in the three widths, each once and at density 1,
 * for the browser to choose from by the `sizes` of the place (S-282): the fewer addresses, the more often one is in a cache. A site
 * that serves other widths names them, from narrow to wide. An external picture is used as it is.
 */
export function contentImage(
  { url, altText = '', isExternal }: ImageInfo,
  measures: ImageSizeInput = {},
  widths: readonly number[] = standardWidths,
): ImageSource {
  const image = { url, altText, ...readImageSize(measures) };
  if (isExternal || !isMediaAddress(url)) return image;
  const srcSet = writeSrcSet(widths.map((width) => ({ url: atWidth(url, width), size: `${width}w` })));
  return { ...image, url: atWidth(url, widths[1] ?? imageWidths.tablet), srcSet };
}
