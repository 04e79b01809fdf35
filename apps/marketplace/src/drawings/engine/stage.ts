import type { Camera } from './camera.ts';
import { boundsOf, type Part } from './part.ts';
import { pathOf } from './svg.ts';
import type { Vec } from './vector.ts';

/** Paint that every drawing shares: the sheen of flat faces, the turn of round ones, the dark of hollows. */
export const paints = `<linearGradient id="sheen" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".2"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#141c2c" stop-opacity=".1"/></linearGradient>
<linearGradient id="round" x1="0" x2="1" y1="0" y2="0"><stop offset="0" stop-color="#141c2c" stop-opacity=".16"/><stop offset=".22" stop-color="#fff" stop-opacity=".34"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#141c2c" stop-opacity=".36"/></linearGradient>
<radialGradient id="ball" cx=".36" cy=".3" r=".75"><stop offset="0" stop-color="#fff" stop-opacity=".6"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#141c2c" stop-opacity=".4"/></radialGradient>
<linearGradient id="gloom" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0e1420" stop-opacity=".75"/><stop offset=".6" stop-color="#0e1420" stop-opacity=".3"/><stop offset="1" stop-color="#0e1420" stop-opacity=".12"/></linearGradient>
<filter id="soft" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="16"/></filter><filter id="near" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="5"/></filter>`;

/** Warm paper, lit from the upper left; the wall runs into the floor without an edge. */
export function backdrop(width: number, height: number): string {
  return `<defs><linearGradient id="wall" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#f3f0e9"/><stop offset=".62" stop-color="#ebe6dc"/><stop offset=".74" stop-color="#e6e0d4"/><stop offset="1" stop-color="#efebe2"/></linearGradient>
<radialGradient id="lamp" cx=".3" cy=".2" r=".8"><stop offset="0" stop-color="#fff" stop-opacity=".75"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>${paints}</defs>
<rect width="${width}" height="${height}" fill="url(#wall)"/><rect width="${width}" height="${height}" fill="url(#lamp)"/>`;
}

/** Where the parts stand: dark and sharp at the contact, wide and faint away from the light. */
export function floorShadow(parts: readonly Part[], camera: Camera): string {
  const solid = parts.filter((part) => !part.clear).map((part) => boundsOf(part.extent));
  const height = Math.max(1, ...solid.map(({ max }) => max[1]));
  const low = solid.filter(({ min }) => min[1] < height * 0.12);
  const outline = (grow: number, shift: number): string =>
    low
      .map(({ min, max }) => {
        const corner = (x: number, z: number): Vec => [x, 0, z];
        const [x0, x1, z0, z1] = [min[0] - grow, max[0] + grow + shift, min[2] - grow, max[2] + grow];
        return pathOf([corner(x0, z0), corner(x1, z0), corner(x1, z1), corner(x0, z1)].map(camera.project));
      })
      .join('');
  const px = 1 / camera.scale;
  return `<path d="${outline(10 * px, 46 * px)}" fill="#4a4438" opacity=".2" filter="url(#soft)"/><path d="${outline(2 * px, 8 * px)}" fill="#2c2a2a" opacity=".42" filter="url(#near)"/>`;
}
