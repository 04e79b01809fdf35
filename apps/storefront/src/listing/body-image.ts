import type { BodyImage } from '@relab/contract/content';
import { type ImageSource, parseImage } from '@relab/toolkit/responsive-image';

/** A picture of delivered content (S-098, S-121), if it has one. */
export function bodyImage(image: BodyImage | null | undefined): ImageSource | undefined {
  return parseImage(image);
}
