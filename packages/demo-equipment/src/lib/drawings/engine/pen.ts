import type { Sheet } from './part.ts';
import { round } from './svg.ts';
import { dot, type Frame, onFrame } from './vector.ts';

/** Draws on a face: millimeters from its upper left corner, y down. */
export interface Pen {
  readonly width: number;
  readonly height: number;
  /** Millimeters that make one pixel on the sheet, for lines that keep their strength at every size. */
  readonly pixel: number;
}

export type Decorate = (pen: Pen) => string;

/** A decoration on the plane of a frame, seen as the camera sees that plane; nothing when it is seen from behind. */
export function decorated(
  sheet: Sheet,
  frame: Frame,
  size: { w: number; h: number },
  decorate: Decorate,
): string {
  const { camera } = sheet;
  if (dot(frame.w, camera.toward) <= 0.02) return '';
  const [ox, oy] = camera.project(onFrame(frame, 0, size.h));
  const [ux, uy] = camera.project(onFrame(frame, 1, size.h));
  const [vx, vy] = camera.project(onFrame(frame, 0, size.h - 1));
  const fine = (value: number): string => String(Math.round(value * 1e5) / 1e5);
  const matrix = [fine(ux - ox), fine(uy - oy), fine(vx - ox), fine(vy - oy), round(ox), round(oy)].join(' ');
  const content = decorate({ width: size.w, height: size.h, pixel: 1 / camera.scale });
  return `<g transform="matrix(${matrix})">${content}</g>`;
}
