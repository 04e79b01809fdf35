import type { ProductImage } from '@relab/contract/commerce';
import type { ImageSource } from '@relab/toolkit/responsive-image';

/** The widths that the media server makes, in px: those of S-279 to S-281, and a small one for cards on phones. */
const widths = [320, 640, 960, 1920];

function atWidth({ url }: ProductImage, width: number): string {
  return `${url}${url.includes('?') ? '&' : '?'}width=${width}`;
}

export function listingImage(image: ProductImage, altText = image.alternateText ?? ''): ImageSource {
  return {
    url: atWidth(image, 640),
    altText,
    srcSet: widths.map((width) => `${atWidth(image, width)} ${width}w`).join(', '),
    width: image.width ?? undefined,
    height: image.height ?? undefined,
    placeholder: image.placeholder ?? undefined,
  };
}

/** The picture as large as there is. */
export function largestUrl(image: ProductImage): string {
  return atWidth(image, 1920);
}
