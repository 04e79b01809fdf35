import { parseAmount } from '../settings/amount.ts';
import type { ImageSizeInput, ImageSource } from './image-source.ts';

/** No picture is longer on a side than this many px, nor so many times as long on one side as on the other. */
const MAX_SIDE = 100_000;
const MAX_RATIO = 25;

/** Longer than any blurred picture. */
const MAX_PLACEHOLDER = 8_000;

function sideOf(input: unknown): number {
  const side = Math.round(parseAmount(input) ?? 0);
  return side <= MAX_SIDE ? side : 0;
}

/** The measures of a picture as far as they can be true: both sides or none, and a placeholder that is a picture itself. */
export function readImageSize(input: ImageSizeInput): Pick<ImageSource, 'width' | 'height' | 'placeholder'> {
  const width = sideOf(input.width);
  const height = sideOf(input.height);
  const isPossible = width > 0 && height > 0 && Math.max(width / height, height / width) <= MAX_RATIO;
  const { placeholder } = input;
  const isPlaceholder =
    typeof placeholder === 'string' &&
    placeholder.length <= MAX_PLACEHOLDER &&
    /^data:image\/[\w+.-]+;base64,[\w+/=]+$/.test(placeholder);
  return {
    ...(isPossible && { width, height }),
    ...(isPlaceholder && { placeholder }),
  };
}
