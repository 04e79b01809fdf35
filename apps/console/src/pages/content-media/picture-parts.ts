/** Where the eye of a picture is: parts of its sides, from its left and from its top, 0 to 1. */
export interface FocalPoint {
  readonly x: number;
  readonly y: number;
}

/** What is shown of a picture: parts of its sides. */
export interface Crop extends FocalPoint {
  readonly width: number;
  readonly height: number;
}

/** The smallest part of a side that a crop leaves. */
export const minPart = 0.05;

const isShare = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 1;

function membersOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
}

export function readFocalPoint(value: unknown): FocalPoint | undefined {
  const { x, y } = membersOf(value);
  return isShare(x) && isShare(y) ? { x, y } : undefined;
}

export function readCrop(value: unknown): Crop | undefined {
  const { x, y, width, height } = membersOf(value);
  if (!isShare(x) || !isShare(y) || !isShare(width) || !isShare(height)) return undefined;
  return width > 0 && height > 0 ? { x, y, width, height } : undefined;
}

/** A part of a side, in CSS. */
export const percent = (part: number): string => `${part * 100}%`;

export const whole: Crop = { x: 0, y: 0, width: 1, height: 1 };

const round = (part: number): number => Math.round(part * 1000) / 1000;
const within = (part: number, most: number): number => Math.min(most, Math.max(0, part));

/** A point of a box on the screen, as parts of its sides. */
export const pointIn = (
  { left, top, width, height }: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>,
  at: { readonly clientX: number; readonly clientY: number },
): FocalPoint => ({
  x: round(within((at.clientX - left) / Math.max(1, width), 1)),
  y: round(within((at.clientY - top) / Math.max(1, height), 1)),
});

/** The crop between two corners; undefined where it leaves too little. */
export function cropBetween(one: FocalPoint, other: FocalPoint): Crop | undefined {
  const [width, height] = [Math.abs(one.x - other.x), Math.abs(one.y - other.y)];
  if (width < minPart || height < minPart) return undefined;
  return {
    x: round(Math.min(one.x, other.x)),
    y: round(Math.min(one.y, other.y)),
    width: round(width),
    height: round(height),
  };
}

/** The edges of a crop: how much is cut off at each side. */
export interface Edges {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const edgesOf = ({ x, y, width, height }: Crop): Edges => ({
  left: x,
  top: y,
  right: round(1 - x - width),
  bottom: round(1 - y - height),
});

/** The crop with one edge moved, as far as the opposite one lets it; undefined where nothing is cut off. */
export function withEdge(crop: Crop, edge: keyof Edges, part: number): Crop | undefined {
  const edges = edgesOf(crop);
  const opposite = { left: 'right', right: 'left', top: 'bottom', bottom: 'top' } as const;
  const moved = { ...edges, [edge]: within(part, 1 - minPart - edges[opposite[edge]]) };
  const { left, top, right, bottom } = moved;
  if (left + top + right + bottom === 0) return undefined;
  return { x: round(left), y: round(top), width: round(1 - left - right), height: round(1 - top - bottom) };
}

const startOf = (length: number, eye: number): number => Math.min(1 - length, Math.max(0, eye - length / 2));

/**
 * What the site serves of a picture of these points in a ratio (width by height): the largest part of the crop with the eye as near to
 * its middle as can be. Parts of the sides of the whole picture.
 */
export function servedPart(
  size: { readonly width: number; readonly height: number },
  ratio: number,
  crop: Crop = whole,
  focalPoint: FocalPoint | undefined = undefined,
): Crop {
  const shown = (size.width * crop.width) / (size.height * crop.height);
  const width = shown > ratio ? ratio / shown : 1;
  const height = shown > ratio ? 1 : shown / ratio;
  const eye = {
    x: focalPoint ? within((focalPoint.x - crop.x) / crop.width, 1) : 0.5,
    y: focalPoint ? within((focalPoint.y - crop.y) / crop.height, 1) : 0.5,
  };
  return {
    x: crop.x + startOf(width, eye.x) * crop.width,
    y: crop.y + startOf(height, eye.y) * crop.height,
    width: width * crop.width,
    height: height * crop.height,
  };
}
