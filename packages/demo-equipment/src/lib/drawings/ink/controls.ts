import { mix } from '../engine/color.ts';
import type { Pen } from '../engine/pen.ts';
import { round } from '../engine/svg.ts';
import { lettering } from './lettering.ts';
import { area, disc, rect, spread, stroke } from './shape.ts';

const dark = '#18202e';

/** A turning knob, seen from its front. */
export function knob(pen: Pen, x: number, y: number, r: number, color = '#3b424d', angle = -40): string {
  const a = ((angle - 90) * Math.PI) / 180;
  const point = (by: number): string => `${round(x + Math.cos(a) * by)} ${round(y + Math.sin(a) * by)}`;
  return (
    disc(x + r * 0.1, y + r * 0.16, r * 1.06, { fill: dark, opacity: 0.22 }) +
    disc(x, y, r, { fill: color, stroke: mix(color, dark, 0.6), width: pen.pixel }) +
    disc(x, y, r * 0.78, { fill: mix(color, '#ffffff', 0.16) }) +
    disc(x, y, r * 0.78, { fill: 'url(#ball)', opacity: 0.6 }) +
    stroke(`M${point(r * 0.35)}L${point(r * 0.9)}`, '#f4f1ea', r * 0.12)
  );
}

/** A scale of marks around a knob. */
export function dial(x: number, y: number, r: number, count: number, color = '#4a5360'): string {
  const marks = Array.from({ length: count }, (_, at) => {
    const a = ((-225 + (270 * at) / (count - 1)) * Math.PI) / 180;
    const point = (by: number): string => `${round(x + Math.cos(a) * by)} ${round(y + Math.sin(a) * by)}`;
    return `M${point(r)}L${point(r * (at % 5 === 0 ? 1.2 : 1.1))}`;
  });
  return stroke(marks.join(''), color, r * 0.04);
}

export interface KeyStyle {
  readonly color?: string;
  readonly label?: string;
  readonly ink?: string;
}

/** A push button with a bevel and, where there is one, its word. */
export function key(pen: Pen, x: number, y: number, w: number, h: number, style: KeyStyle = {}): string {
  const color = style.color ?? '#dfe2e6';
  const r = Math.min(w, h) * 0.18;
  const size = Math.min(h * 0.34, (w * 0.82 * 6) / (Math.max(1, style.label?.length ?? 1) * 5.8));
  return (
    rect(x, y + h * 0.05, w, h, { fill: dark, opacity: 0.25, r }) +
    rect(x, y, w, h, { fill: color, stroke: mix(color, dark, 0.5), width: pen.pixel * 0.9, r }) +
    rect(x + w * 0.05, y + h * 0.06, w * 0.9, h * 0.4, { fill: '#ffffff', opacity: 0.22, r: r * 0.7 }) +
    (style.label
      ? lettering(style.label, x + w / 2, y + h / 2 - size / 2, size, {
          color: style.ink ?? (color < '#888888' ? '#f4f1ea' : '#27303d'),
          anchor: 'middle',
        })
      : '')
  );
}

/** Keys in rows; labels run from the upper left, missing ones stay blank. */
export function keypad(
  pen: Pen,
  x: number,
  y: number,
  w: number,
  h: number,
  grid: {
    readonly rows: number;
    readonly columns: number;
    readonly labels?: readonly string[];
    readonly color?: string;
    readonly accents?: Readonly<Record<string, string>>;
  },
): string {
  const gap = Math.min(w / grid.columns, h / grid.rows) * 0.22;
  const height = (h - gap * (grid.rows - 1)) / grid.rows;
  return Array.from({ length: grid.rows }, (_, row) =>
    spread(x, w, grid.columns, gap, (left, width, column) => {
      const label = grid.labels?.[row * grid.columns + column];
      const color = (label === undefined ? undefined : grid.accents?.[label]) ?? grid.color;
      return key(pen, left, y + row * (height + gap), width, height, {
        ...(label ? { label } : {}),
        ...(color ? { color } : {}),
      });
    }),
  ).join('');
}

/** A small lamp. */
export function lamp(pen: Pen, x: number, y: number, r: number, color: string): string {
  return (
    disc(x, y, r * 1.35, { fill: '#2a313c' }) +
    disc(x, y, r, { fill: color, stroke: mix(color, dark, 0.4), width: pen.pixel * 0.6 }) +
    disc(x - r * 0.3, y - r * 0.3, r * 0.35, { fill: '#ffffff', opacity: 0.7 })
  );
}

/** A rocker switch with its two signs. */
export function rocker(pen: Pen, x: number, y: number, w: number, h: number, color = '#2f3640'): string {
  return (
    rect(x, y, w, h, { fill: color, stroke: '#11161f', width: pen.pixel, r: w * 0.12 }) +
    rect(x + w * 0.12, y + h * 0.08, w * 0.76, h * 0.42, { fill: mix(color, '#ffffff', 0.2), r: w * 0.06 }) +
    stroke(`M${round(x + w / 2)} ${round(y + h * 0.2)}v${round(h * 0.16)}`, '#f4f1ea', w * 0.08) +
    disc(x + w / 2, y + h * 0.72, h * 0.08, { stroke: '#f4f1ea', width: w * 0.07 })
  );
}

/** Air slots. */
export function vents(
  pen: Pen,
  x: number,
  y: number,
  w: number,
  h: number,
  count: number,
  color = '#2c3440',
): string {
  const step = h / count;
  return Array.from(
    { length: count },
    (_, at) =>
      rect(x, y + at * step, w, step * 0.42, { fill: color, opacity: 0.75, r: step * 0.2 }) +
      rect(x, y + at * step + step * 0.42, w, Math.max(pen.pixel * 0.6, step * 0.1), {
        fill: '#ffffff',
        opacity: 0.35,
      }),
  ).join('');
}

/** A plate without a name: where a maker's would be. */
export function plate(pen: Pen, x: number, y: number, w: number, h: number, color = '#c4c9d0'): string {
  return rect(x, y, w, h, {
    fill: color,
    stroke: mix(color, dark, 0.35),
    width: pen.pixel * 0.7,
    r: h * 0.18,
  });
}

/** A groove in a wall: where a panel or a cover meets the next. */
export function seam(pen: Pen, x: number, y: number, w: number, h: number, r = 0): string {
  return (
    rect(x + pen.pixel, y + pen.pixel, w, h, { stroke: '#ffffff', width: pen.pixel, opacity: 0.6, r }) +
    rect(x, y, w, h, { stroke: '#3c4656', width: pen.pixel, opacity: 0.55, r })
  );
}

/** A recessed pull or a bar handle, drawn flat. */
export function handle(pen: Pen, x: number, y: number, w: number, h: number, color = '#8d949e'): string {
  const r = Math.min(w, h) / 2;
  return (
    rect(x + pen.pixel * 2, y + pen.pixel * 3, w, h, { fill: dark, opacity: 0.22, r }) +
    rect(x, y, w, h, { fill: color, stroke: mix(color, dark, 0.55), width: pen.pixel, r }) +
    (w > h
      ? rect(x + r, y + h * 0.18, w - 2 * r, h * 0.25, { fill: '#ffffff', opacity: 0.5, r: h * 0.1 })
      : rect(x + w * 0.18, y + r, w * 0.25, h - 2 * r, { fill: '#ffffff', opacity: 0.5, r: w * 0.1 }))
  );
}

/** Glass in a wall: dark, with two streaks of light. */
export function pane(pen: Pen, x: number, y: number, w: number, h: number, color = '#41525f', r = 0): string {
  const streak = (from: number, to: number): string =>
    area(
      `M${round(x + w * from)} ${round(y + h)}L${round(x + w * (from + 0.28))} ${round(y)}H${round(x + w * (to + 0.28))}L${round(x + w * to)} ${round(y + h)}Z`,
      '#ffffff',
      0.1,
    );
  return (
    rect(x, y, w, h, { fill: color, stroke: '#18202e', width: pen.pixel * 1.2, r }) +
    streak(0.12, 0.32) +
    streak(0.4, 0.46)
  );
}

/** A round dial with a needle, such as a pressure gauge. */
export function gauge(pen: Pen, x: number, y: number, r: number, reading = 0.4): string {
  const a = ((-225 + 270 * reading) * Math.PI) / 180;
  return (
    disc(x, y, r, { fill: '#454d58', stroke: dark, width: pen.pixel }) +
    disc(x, y, r * 0.84, { fill: '#f7f5ef' }) +
    dial(x, y, r * 0.62, 11) +
    stroke(
      `M${round(x)} ${round(y)}L${round(x + Math.cos(a) * r * 0.62)} ${round(y + Math.sin(a) * r * 0.62)}`,
      '#9c3a2c',
      r * 0.07,
    ) +
    disc(x, y, r * 0.1, { fill: dark })
  );
}
