import { creaseOf, edgeOf, lit } from './color.ts';
import type { Part, Sheet } from './part.ts';
import { type Decorate, decorated } from './pen.ts';
import { pathOf } from './svg.ts';
import { add, dot, type Frame, onFrame, type Point, times, type Vec } from './vector.ts';

export interface Solid {
  readonly frame: Frame;
  /** The outline in the plane of the frame, counterclockwise. */
  readonly profile: readonly Point[];
  /** How far it reaches out of the plane, along the frame's `w`. */
  readonly depth: number;
  readonly color: string;
  /** Of the face that looks along `w`. */
  readonly faceColor?: string;
  readonly face?: Decorate;
  /** 0 to 1; glass has about 0.2. */
  readonly opacity?: number;
}

interface Side {
  readonly corners: readonly [Vec, Vec, Vec, Vec];
  readonly normal: Vec;
  readonly seen: boolean;
}

/** Neighbors that turn less than this (about 30 degrees) are one curved face. */
const smoothTurn = 0.86;

function sidesOf(solid: Solid, toward: Vec): Side[] {
  const { frame, profile, depth } = solid;
  return profile.map((from, at) => {
    const to = profile[(at + 1) % profile.length] ?? from;
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
    const out: Point = [(to[1] - from[1]) / length, (from[0] - to[0]) / length];
    const normal = add(times(frame.u, out[0]), times(frame.v, out[1]));
    return {
      corners: [
        onFrame(frame, from[0], from[1]),
        onFrame(frame, to[0], to[1]),
        onFrame(frame, to[0], to[1], depth),
        onFrame(frame, from[0], from[1], depth),
      ],
      normal,
      seen: dot(normal, toward) > 0.001,
    };
  });
}

function line(sheet: Sheet, from: Vec, to: Vec, color: string, width: number): string {
  const path = pathOf([from, to].map(sheet.camera.project), false);
  return `<path d="${path}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round"/>`;
}

function drawSides(sheet: Sheet, solid: Solid): string {
  const { camera } = sheet;
  const sides = sidesOf(solid, camera.toward);
  const far = (side: Side): number => dot(add(side.corners[0], side.corners[1]), camera.toward);
  const seen = sides.filter((side) => side.seen).sort((a, b) => far(a) - far(b));
  const fills = seen.map((side) => {
    const color = lit(solid.color, side.normal);
    // The stroke of the same color closes the hairline between neighbors.
    return `<path d="${pathOf(side.corners.map(camera.project))}" fill="${color}" stroke="${color}" stroke-width="0.7"/>`;
  });
  const lines = sides.flatMap((side, at) => {
    const next = sides[(at + 1) % sides.length] ?? side;
    if (!side.seen && !next.seen) return [];
    const [, low, high] = side.corners;
    if (side.seen !== next.seen) return [line(sheet, low, high, edgeOf(solid.color), 1.3)];
    return dot(side.normal, next.normal) < smoothTurn
      ? [line(sheet, low, high, creaseOf(solid.color), 1)]
      : [];
  });
  const frontSeen = dot(solid.frame.w, camera.toward) > 0;
  const rim = seen.map(({ corners }) =>
    line(
      sheet,
      frontSeen ? corners[0] : corners[3],
      frontSeen ? corners[1] : corners[2],
      edgeOf(solid.color),
      1.3,
    ),
  );
  return [...fills, ...lines, ...rim].join('');
}

function drawFace(sheet: Sheet, solid: Solid): string {
  const { camera } = sheet;
  const { frame, profile, depth, face } = solid;
  const front = dot(frame.w, camera.toward);
  if (Math.abs(front) < 0.001) return '';
  const at = front > 0 ? depth : 0;
  const normal = front > 0 ? frame.w : times(frame.w, -1);
  const base = front > 0 ? (solid.faceColor ?? solid.color) : solid.color;
  const path = pathOf(profile.map(([u, v]) => camera.project(onFrame(frame, u, v, at))));
  let drawn = `<path d="${path}" fill="${lit(base, normal)}"/><path d="${path}" fill="url(#sheen)" stroke="${edgeOf(base)}" stroke-width="1.2" stroke-linejoin="round"/>`;
  if (face && front > 0) {
    const us = profile.map(([u]) => u);
    const vs = profile.map(([, v]) => v);
    const [u, v] = [Math.min(...us), Math.min(...vs)];
    const plane: Frame = { ...frame, o: onFrame(frame, u, v, depth) };
    drawn += decorated(sheet, plane, { w: Math.max(...us) - u, h: Math.max(...vs) - v }, face);
  }
  return drawn;
}

/** A prism: an outline on any plane, pulled out of it. Boxes, lids, cylinders, arms and doors are all made of it. */
export function solid(of: Solid): Part {
  return {
    extent: of.profile.flatMap(([u, v]) => [onFrame(of.frame, u, v), onFrame(of.frame, u, v, of.depth)]),
    ...(of.opacity === undefined ? {} : { clear: true }),
    draw(sheet) {
      const drawn = `${drawSides(sheet, of)}${drawFace(sheet, of)}`;
      return of.opacity === undefined ? drawn : `<g opacity="${of.opacity}">${drawn}</g>`;
    },
  };
}
