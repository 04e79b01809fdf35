/** Width by height of what pictures are cut to: cards, banners, phones, and the cards of other sites (1200 by 630). */
export const mediaRatios = ['1:1', '4:3', '3:4', '3:2', '2:3', '16:9', '9:16', '21:9', '40:21'] as const;

/** The `ratio` of a picture's address; without it a picture keeps its own. */
export type MediaRatio = (typeof mediaRatios)[number];

/** Where the eye of a picture is, from its left and from its top: 0 to 1. */
export interface FocalPoint {
  readonly x: number;
  readonly y: number;
}

/** The part of a picture that is shown at all: parts of its sides, from its left and from its top. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  /** Above 0. */
  readonly width: number;
  readonly height: number;
}

/** Points of a picture. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const middle: FocalPoint = { x: 0.5, y: 0.5 };

const partsOf = (ratio: MediaRatio): readonly [across: number, down: number] => {
  const [across = 1, down = 1] = ratio.split(':').map(Number);
  return [across, down];
};

/** With that width, and the height by the ratio. */
export function sizeOf(
  width: number,
  ratio: MediaRatio,
): { readonly width: number; readonly height: number } {
  const [across, down] = partsOf(ratio);
  return { width, height: Math.max(1, Math.round((width * down) / across)) };
}

/** Of a side this long, where a part as long as that begins: with the eye in its middle, but within the side. */
const startOf = (side: number, part: number, eye: number): number =>
  Math.round(Math.min(side - part, Math.max(0, eye * side - part / 2)));

/** The points of a picture that a crop leaves; one at least, and none beyond its sides. */
export function cropBox(
  { width, height }: { readonly width: number; readonly height: number },
  crop: Crop,
): Box {
  const left = Math.min(width - 1, Math.round(crop.x * width));
  const top = Math.min(height - 1, Math.round(crop.y * height));
  return {
    left,
    top,
    width: Math.max(1, Math.min(width - left, Math.round(crop.width * width))),
    height: Math.max(1, Math.min(height - top, Math.round(crop.height * height))),
  };
}

/** Where the eye of a whole picture is in the part of it that is shown: at its edge where it was cut off. */
export function focusWithin({ x, y }: FocalPoint, crop: Crop): FocalPoint {
  const inside = (at: number): number => Math.min(1, Math.max(0, at));
  return { x: inside((x - crop.x) / crop.width), y: inside((y - crop.y) / crop.height) };
}

/** The largest part of a picture that has the ratio and the focal point in it, as near to its middle as can be. */
export function cropTo(
  { width, height }: { readonly width: number; readonly height: number },
  ratio: MediaRatio,
  focus: FocalPoint | undefined = middle,
): Box {
  const [across, down] = partsOf(ratio);
  const isWider = width * down > height * across;
  const part = {
    width: isWider ? Math.max(1, Math.round((height * across) / down)) : width,
    height: isWider ? height : Math.max(1, Math.round((width * down) / across)),
  };
  return {
    ...part,
    left: startOf(width, part.width, focus.x),
    top: startOf(height, part.height, focus.y),
  };
}
