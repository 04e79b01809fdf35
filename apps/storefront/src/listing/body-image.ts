import type { BodyImage } from '@relab/contract/content';
import { contentImage, type ImageSource } from '@relab/toolkit/responsive-image';

/** A picture of delivered content (S-098, S-121); undefined where there is none. */
export function bodyImage(image: BodyImage | null | undefined): ImageSource | undefined {
  if (!image) return undefined;
  return contentImage(
    { url: image.url, altText: image.altText ?? '', contentKey: image.contentKey },
    {
      width: image.width ?? undefined,
      height: image.height ?? undefined,
      placeholder: image.placeholder ?? undefined,
    },
  );
}
