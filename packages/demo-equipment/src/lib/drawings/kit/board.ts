import { mix } from '../engine/color.ts';
import type { Decorate } from '../engine/pen.ts';
import { rect } from '../ink/shape.ts';
import type { Look } from '../look.ts';

/** Draws inside a field of a face. */
export function inField(x: number, y: number, width: number, height: number, decorate: Decorate): Decorate {
  return (pen) =>
    `<g transform="translate(${x.toFixed(2)} ${y.toFixed(2)})">${decorate({ ...pen, width, height })}</g>`;
}

/** A control panel: the ground that displays and keys sit on. */
export function board(look: Look, inner: Decorate): Decorate {
  return (pen) =>
    rect(0, 0, pen.width, pen.height, {
      fill: look.panel,
      stroke: mix(look.panel, '#18202e', 0.5),
      width: pen.pixel,
      r: Math.min(pen.height, pen.width) * 0.06,
    }) + inner(pen);
}
