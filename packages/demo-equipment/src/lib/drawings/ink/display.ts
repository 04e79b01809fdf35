import { mix } from '../engine/color.ts';
import type { Pen } from '../engine/pen.ts';
import { round } from '../engine/svg.ts';
import { type Curve, plot } from './curve.ts';
import { lettering, letteringWidth } from './lettering.ts';
import { area, rect, spread, stroke } from './shape.ts';

/** A reading: its name, its figure, its unit. */
export interface Reading {
  readonly name: string;
  readonly value: string;
  readonly unit?: string;
}

function glass(pen: Pen, x: number, y: number, w: number, h: number, color: string): string {
  const frame = Math.min(w, h) * 0.06;
  return (
    rect(x - frame, y - frame, w + 2 * frame, h + 2 * frame, {
      fill: '#252b35',
      stroke: '#10151d',
      width: pen.pixel,
      r: frame,
    }) + rect(x, y, w, h, { fill: color })
  );
}

const shine = (x: number, y: number, w: number, h: number): string =>
  area(
    `M${round(x)} ${round(y)}H${round(x + w * 0.55)}L${round(x + w * 0.3)} ${round(y + h)}H${round(x)}Z`,
    '#ffffff',
    0.07,
  );

function figure(
  reading: Reading,
  x: number,
  y: number,
  w: number,
  h: number,
  color: string,
  quiet: string,
): string {
  const unit = reading.unit ?? '';
  const small = Math.min(h * 0.2, w * 0.13);
  const name = Math.min(small, (w * 6) / (reading.name.length * 5.8));
  const unitSize = small * 0.95;
  const unitWidth = unit ? letteringWidth(unit, unitSize) + small * 0.8 : 0;
  const size = Math.min(h * 0.58, ((w - unitWidth) * 6) / (reading.value.length * 5.8));
  const base = y + h - Math.max(0, h * 0.58 - size) * 0.5;
  return (
    lettering(reading.name, x, y, name, { color: quiet }) +
    lettering(reading.value, x, base - size, size, { color, weight: 0.13 }) +
    (unit
      ? lettering(unit, x + letteringWidth(reading.value, size) + small * 0.7, base - unitSize, unitSize, {
          color: quiet,
        })
      : '')
  );
}

/** Readings side by side, or one below the other where the field is tall. */
function figures(
  readings: readonly Reading[],
  x: number,
  y: number,
  w: number,
  h: number,
  color: string,
  quiet: string,
): string {
  const count = readings.length;
  const tall = w / count < h * 0.8;
  const gap = Math.min(w, h) * 0.14;
  const cell = tall
    ? { w, h: (h - gap * (count - 1)) / count, dx: 0, dy: (h + gap) / count }
    : { w: (w - gap * (count - 1)) / count, h, dx: (w + gap) / count, dy: 0 };
  return readings
    .map((reading, at) => figure(reading, x + cell.dx * at, y + cell.dy * at, cell.w, cell.h, color, quiet))
    .join('');
}

/** Glowing figures on black, one line for each reading. */
export function ledDisplay(
  pen: Pen,
  x: number,
  y: number,
  w: number,
  h: number,
  readings: readonly Reading[],
  color = '#8fe0c8',
): string {
  const pad = Math.min(w, h) * 0.12;
  return (
    glass(pen, x, y, w, h, '#141a22') +
    figures(readings, x + pad, y + pad, w - 2 * pad, h - 2 * pad, color, mix(color, '#141a22', 0.35)) +
    shine(x, y, w, h)
  );
}

/** Dark figures on a grey-green or grey-blue ground. */
export function lcdDisplay(
  pen: Pen,
  x: number,
  y: number,
  w: number,
  h: number,
  readings: readonly Reading[],
  ground = '#c3cfc0',
): string {
  const pad = Math.min(w, h) * 0.12;
  return (
    glass(pen, x, y, w, h, ground) +
    figures(readings, x + pad, y + pad, w - 2 * pad, h - 2 * pad, '#1f2a2a', '#4e5c58') +
    shine(x, y, w, h)
  );
}

function grid(x: number, y: number, w: number, h: number, color: string, width: number): string {
  const lines = [0, 0.25, 0.5, 0.75, 1]
    .map((t) => `M${round(x)} ${round(y + h * t)}h${round(w)}M${round(x + w * t)} ${round(y)}v${round(h)}`)
    .join('');
  return stroke(lines, color, width);
}

export interface Screen {
  readonly title: string;
  readonly readings?: readonly Reading[];
  readonly curves?: readonly (readonly [Curve, string])[];
  readonly buttons?: readonly string[];
  readonly accent?: string;
  readonly light?: boolean;
}

/** A color screen: a bar with a title, readings or curves, a row of touch fields. */
export function screenDisplay(pen: Pen, x: number, y: number, w: number, h: number, screen: Screen): string {
  const light = screen.light ?? false;
  const ground = light ? '#eef1f4' : '#17222f';
  const ink = light ? '#22303f' : '#e8eef2';
  const quiet = light ? '#7a8794' : '#7f93a4';
  const accent = screen.accent ?? '#3f7fae';
  const bar = h * 0.13;
  const foot = screen.buttons ? h * 0.17 : h * 0.04;
  const pad = w * 0.04;
  const body = h - bar - foot - pad * 1.2;
  const top = y + bar + pad * 0.7;
  const split = screen.curves && screen.readings ? 0.62 : screen.curves ? 1 : 0;
  let drawn = glass(pen, x, y, w, h, ground) + rect(x, y, w, bar, { fill: accent });
  drawn += lettering(screen.title, x + pad, y + bar * 0.32, bar * 0.38, { color: '#ffffff' });
  drawn += lettering('10:42', x + w - pad, y + bar * 0.32, bar * 0.38, { color: '#ffffff', anchor: 'end' });
  if (screen.curves) {
    const width = (w - 2 * pad) * split;
    drawn += grid(x + pad, top, width, body, mix(quiet, ground, 0.65), w * 0.002);
    for (const [curve, color] of screen.curves)
      drawn += plot(x + pad, top, width, body, curve, color, Math.max(w * 0.005, pen.pixel * 1.1));
  }
  const readings = screen.readings ?? [];
  const left = x + pad + (split ? (w - 2 * pad) * split + pad : 0);
  const width = x + w - pad - left;
  const columns = split ? 1 : Math.min(2, readings.length);
  const rows = Math.ceil(readings.length / Math.max(1, columns));
  readings.forEach((reading, at) => {
    const cell = { w: width / columns, h: body / rows };
    const cx = left + (at % columns) * cell.w;
    const cy = top + Math.floor(at / columns) * cell.h;
    drawn += figure(reading, cx + pad * 0.3, cy + cell.h * 0.12, cell.w * 0.8, cell.h * 0.72, ink, quiet);
  });
  if (screen.buttons) {
    const buttons = screen.buttons;
    drawn += spread(
      x + pad,
      w - 2 * pad,
      buttons.length,
      pad * 0.6,
      (bx, bw, at) =>
        rect(bx, y + h - foot, bw, foot * 0.78, {
          fill: at === 0 ? accent : mix(quiet, ground, 0.5),
          r: foot * 0.1,
        }) +
        lettering(buttons[at] ?? '', bx + bw / 2, y + h - foot * 0.72, foot * 0.24, {
          color: at === 0 ? '#ffffff' : ink,
          anchor: 'middle',
        }),
    );
  }
  return drawn + shine(x, y, w, h);
}
