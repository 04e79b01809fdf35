import { makePlaceholder } from './placeholder.ts';
import { drawSmall, photoFormat, rasterizePhoto, rasterizeSvg, scaleMaster } from './raster.ts';

/** All that touches the points of a picture. */
export const pictureWork = {
  drawSmall,
  makePlaceholder,
  photoFormat,
  rasterizePhoto,
  rasterizeSvg,
  scaleMaster,
} as const;

/** The same, wherever it is done. */
export type PictureWork = typeof pictureWork;

export type PictureTask = keyof PictureWork;

/** What is sent to a process that works on pictures, and what it sends back. */
export interface PictureOrder {
  readonly id: number;
  readonly task: PictureTask;
  readonly args: readonly unknown[];
}

export type PictureResult =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly error: string };
