import { round } from '../engine/svg.ts';

export interface Paint {
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
  readonly opacity?: number;
}

function paintOf({ fill = 'none', stroke, width = 1, opacity }: Paint): string {
  const line = stroke ? ` stroke="${stroke}" stroke-width="${round(width)}"` : '';
  return `fill="${fill}"${line}${opacity === undefined ? '' : ` opacity="${opacity}"`}`;
}

export function rect(x: number, y: number, w: number, h: number, paint: Paint & { r?: number }): string {
  const corner = paint.r ? ` rx="${round(paint.r)}"` : '';
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}"${corner} ${paintOf(paint)}/>`;
}

export function disc(x: number, y: number, r: number, paint: Paint): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" ${paintOf(paint)}/>`;
}

export function stroke(path: string, color: string, width: number, opacity = 1): string {
  const faint = opacity === 1 ? '' : ` opacity="${opacity}"`;
  return `<path d="${path}" fill="none" stroke="${color}" stroke-width="${round(width)}" stroke-linecap="round" stroke-linejoin="round"${faint}/>`;
}

export function area(path: string, fill: string, opacity = 1): string {
  return `<path d="${path}" fill="${fill}"${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`;
}

/** `count` things side by side over a width: calls with the left edge and the width of each. */
export function spread(
  x: number,
  w: number,
  count: number,
  gap: number,
  each: (x: number, w: number, at: number) => string,
): string {
  const width = (w - gap * (count - 1)) / count;
  return Array.from({ length: count }, (_, at) => each(x + at * (width + gap), width, at)).join('');
}
