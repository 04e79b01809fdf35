import type { Camera } from './camera.ts';
import { type Bounds, boundsOf, type Part } from './part.ts';
import { pathOf } from './svg.ts';
import type { Point } from './vector.ts';

/** Paint that every drawing shares: the sheen of flat faces, the turn of round ones, the dark of hollows. */
export const paints = `<linearGradient id="sheen" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".2"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#141c2c" stop-opacity=".1"/></linearGradient>
<linearGradient id="round" x1="0" x2="1" y1="0" y2="0"><stop offset="0" stop-color="#141c2c" stop-opacity=".16"/><stop offset=".22" stop-color="#fff" stop-opacity=".34"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#141c2c" stop-opacity=".36"/></linearGradient>
<radialGradient id="ball" cx=".36" cy=".3" r=".75"><stop offset="0" stop-color="#fff" stop-opacity=".6"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#141c2c" stop-opacity=".4"/></radialGradient>
<linearGradient id="gloom" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0e1420" stop-opacity=".75"/><stop offset=".6" stop-color="#0e1420" stop-opacity=".3"/><stop offset="1" stop-color="#0e1420" stop-opacity=".12"/></linearGradient>`;

/** Warm paper, lit from the upper left; the wall runs into the floor without an edge. */
export function backdrop(width: number, height: number): string {
  const floor = Math.round(height * 0.55);
  return `<defs><linearGradient id="floor" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#ece7dd"/><stop offset=".42" stop-color="#e5dfd3"/><stop offset="1" stop-color="#efebe2"/></linearGradient>
<radialGradient id="lamp" cx=".3" cy=".2" r=".8"><stop offset="0" stop-color="#fff" stop-opacity=".75"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>${paints}</defs>
<rect width="${width}" height="${height}" fill="#ece7dd"/><rect y="${floor}" width="${width}" height="${height - floor}" fill="url(#floor)"/><rect width="${width}" height="${height}" fill="url(#lamp)"/>`;
}

/** A rectangle on the floor that is grown by `grow` with cut corners, so that stacked ones look like a blur. */
function footprint({ min, max }: Bounds, grow: number, shift: number, camera: Camera): Point[] {
  const [x0, x1, z0, z1] = [min[0] - grow, max[0] + grow + shift, min[2] - grow, max[2] + grow];
  const cut = Math.max(0, grow) * 0.8;
  const corners: readonly (readonly [number, number])[] = [
    [x0 + cut, z0],
    [x1 - cut, z0],
    [x1, z0 + cut],
    [x1, z1 - cut],
    [x1 - cut, z1],
    [x0 + cut, z1],
    [x0, z1 - cut],
    [x0, z0 + cut],
  ];
  return corners.map(([x, z]) => camera.project([x, 0, z]));
}

interface Shade {
  /** Pixels on the sheet. */
  readonly from: number;
  readonly to: number;
  readonly shift: number;
  readonly layers: number;
  readonly color: string;
  readonly strength: number;
}

const shades: readonly Shade[] = [
  { from: -14, to: 42, shift: 40, layers: 14, color: '#4a4438', strength: 0.27 },
  { from: -4, to: 11, shift: 6, layers: 7, color: '#2c2a2a', strength: 0.42 },
];

/**
 * Where the parts stand: dark and sharp at the contact, wide and faint away from the light.
 * Stacked outlines, since a blur filter takes two thirds of the time of a whole drawing.
 */
export function floorShadow(parts: readonly Part[], camera: Camera): string {
  const solid = parts.filter((part) => !part.clear).map((part) => boundsOf(part.extent));
  const height = Math.max(1, ...solid.map(({ max }) => max[1]));
  const low = solid.filter(({ min }) => min[1] < height * 0.12);
  const px = 1 / camera.scale;
  return shades
    .flatMap(({ from, to, shift, layers, color, strength }) =>
      Array.from({ length: layers }, (_, at) => {
        const share = 1 - at / (layers - 1);
        const grow = (from + (to - from) * share) * px;
        // Every outline runs the same way round, so that where two overlap the fill is laid once.
        const path = low
          .map((bounds) => pathOf(footprint(bounds, grow, shift * px * share, camera)))
          .join('');
        return `<path d="${path}" fill="${color}" fill-opacity="${(strength / layers).toFixed(4)}"/>`;
      }),
    )
    .join('');
}
