import type { ProductImage } from '@relab/contract/commerce';
import { contentImage, type ImageSource } from '@relab/toolkit/responsive-image';

/** A product's picture in the widths that the media server makes. */
export function listingImage(image: ProductImage, altText = image.alternateText ?? ''): ImageSource {
  return contentImage(
    { url: image.url, altText },
    {
      width: image.width ?? undefined,
      height: image.height ?? undefined,
      placeholder: image.placeholder ?? undefined,
    },
  );
}

/** The picture as large as there is. */
export function largestUrl({ url }: ProductImage): string {
  return `${url}${url.includes('?') ? '&' : '?'}width=1920`;
}
