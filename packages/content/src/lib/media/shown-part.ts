import type { Row } from '@relab/database';
import { type Crop, cropBox, type FocalPoint, focusWithin } from '@relab/server/media';

type Columns = Row<'media', 'width' | 'height' | 'focus_x' | 'focus_y' | 'crop'>;

/** What is shown of a picture: the part itself, its points, and where the eye is in it. */
export interface ShownPart {
  readonly crop: Crop | undefined;
  readonly focus: FocalPoint | undefined;
  readonly width: number | null;
  readonly height: number | null;
}

/** The type of images allows nothing else; a body that was stored before it did may have anything. */
function cropOf(value: unknown): Crop | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { x, y, width, height } = value as Readonly<Record<string, unknown>>;
  const isShare = (part: unknown): part is number => typeof part === 'number' && part >= 0 && part <= 1;
  if (!isShare(x) || !isShare(y) || !isShare(width) || !isShare(height)) return undefined;
  return width > 0 && height > 0 ? { x, y, width, height } : undefined;
}

/** Reads it from the columns of a picture. */
export function shownPart({ width, height, focus_x: x, focus_y: y, crop: stored }: Columns): ShownPart {
  const crop = cropOf(stored);
  const eye = x === null || y === null ? undefined : { x: Number(x), y: Number(y) };
  const focus = eye && crop ? focusWithin(eye, crop) : eye;
  const box =
    crop && width !== null && height !== null ? cropBox({ width, height }, crop) : { width, height };
  return { crop, focus, width: box.width, height: box.height };
}
