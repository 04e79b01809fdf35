import { creaseOf, edgeOf, lit, mix } from './color.ts';
import type { Part, Sheet } from './part.ts';
import { hull, pathOf, round, smoothPath } from './svg.ts';
import { add, type Point, type Vec } from './vector.ts';

export interface Lathe {
  /** The foot of the vertical axis. */
  readonly at: Vec;
  /** Radius and height above the foot, from below to above. */
  readonly profile: readonly Point[];
  readonly color: string;
  readonly opacity?: number;
  /** Draws no line between the steps: for glass and smooth bodies. */
  readonly smooth?: boolean;
}

function ring(sheet: Sheet, at: Vec, radius: number): Point[] {
  return Array.from({ length: 40 }, (_, step) => {
    const angle = (step / 40) * 2 * Math.PI;
    return sheet.camera.project(add(at, [radius * Math.cos(angle), 0, radius * Math.sin(angle)]));
  });
}

/** A body turned about a vertical axis: bottles, rotors, columns, motors. */
export function lathe(of: Lathe): Part {
  const widest = Math.max(...of.profile.map(([radius]) => radius));
  const heights = of.profile.map(([, height]) => height);
  const corner = (x: number, y: number, z: number): Vec => add(of.at, [x, y, z]);
  return {
    extent: [Math.min(...heights), Math.max(...heights)].flatMap((height) => [
      corner(-widest, height, -widest),
      corner(widest, height, widest),
    ]),
    ...(of.opacity === undefined ? {} : { clear: true }),
    draw(sheet) {
      const edge = edgeOf(of.color);
      let drawn = '';
      for (let step = 0; step < of.profile.length - 1; step += 1) {
        const [low, high] = [of.profile[step], of.profile[step + 1]];
        if (!low || !high) continue;
        const top = ring(sheet, corner(0, high[1], 0), high[0]);
        const path = pathOf(hull([...ring(sheet, corner(0, low[1], 0), low[0]), ...top]));
        const line = of.smooth ? '' : ` stroke="${edge}" stroke-width="1.1"`;
        drawn += `<path d="${path}" fill="${of.color}"/><path d="${path}" fill="url(#round)"${line}/>`;
        if (high[0] > 0.5 && !of.smooth) {
          drawn += `<path d="${pathOf(top)}" fill="${lit(of.color, [0, 1, 0])}" stroke="${creaseOf(of.color)}" stroke-width="0.9"/>`;
        }
      }
      return of.opacity === undefined ? drawn : `<g opacity="${of.opacity}">${drawn}</g>`;
    },
  };
}

export const cylinder = (at: Vec, radius: number, height: number, color: string): Part =>
  lathe({
    at,
    profile: [
      [radius, 0],
      [radius, height],
    ],
    color,
  });

export function ball(at: Vec, radius: number, color: string, opacity?: number): Part {
  return {
    extent: [add(at, [-radius, -radius, -radius]), add(at, [radius, radius, radius])],
    ...(opacity === undefined ? {} : { clear: true }),
    draw({ camera }) {
      const [x, y] = camera.project(at);
      const shape = `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius * camera.scale)}"`;
      return `<g${opacity === undefined ? '' : ` opacity="${opacity}"`}>${shape} fill="${color}"/>${shape} fill="url(#ball)" stroke="${edgeOf(color)}" stroke-width="1.1"/></g>`;
    },
  };
}

/** A hose, a cable, a rail or a bar along points of the room; `straight` keeps its corners. */
export function tube(
  points: readonly Vec[],
  width: number,
  color: string,
  options: { readonly straight?: boolean; readonly opacity?: number; readonly flat?: boolean } = {},
): Part {
  const half = width / 2;
  return {
    extent: points.flatMap((point) => [add(point, [-half, -half, -half]), add(point, [half, half, half])]),
    clear: true,
    draw({ camera }) {
      const seen = points.map(camera.project);
      const path = options.straight ? pathOf(seen, false) : smoothPath(seen);
      const wide = Math.max(1.2, width * camera.scale);
      const cap = options.flat ? 'butt' : 'round';
      const stroke = (paint: string, by: number): string =>
        `<path d="${path}" fill="none" stroke="${paint}" stroke-width="${round(by)}" stroke-linecap="${cap}" stroke-linejoin="round"/>`;
      const shine = wide > 3 ? stroke(mix(color, '#ffffff', 0.4), wide * 0.25) : '';
      return `<g${options.opacity === undefined ? '' : ` opacity="${options.opacity}"`}>${stroke(edgeOf(color), wide + 1.6)}${stroke(color, wide - 0.4)}${shine}</g>`;
    },
  };
}
