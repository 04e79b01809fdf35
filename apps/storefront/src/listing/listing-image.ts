import type { ProductImage } from '@relab/contract/commerce';
import { atWidth, contentImage, type ImageSource, resolveMediaPath } from '@relab/toolkit/responsive-image';

/** The widths that the media server makes, in px: those of S-279 to S-281, and a small one for cards on phones. */
const widths = [320, 640, 960, 1920] as const;

export function listingImage(image: ProductImage, altText = image.alternateText ?? ''): ImageSource {
  return contentImage({ url: image.url, altText }, image, widths);
}

/** The picture as large as there is, at the address that a page shows it from. */
export function largestUrl({ url }: ProductImage): string {
  return resolveMediaPath(atWidth(url, 1920));
}
