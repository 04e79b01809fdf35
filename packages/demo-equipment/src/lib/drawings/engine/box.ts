import type { Part } from './part.ts';
import { type Decorate, decorated } from './pen.ts';
import { rectangle, rounded } from './profile.ts';
import { solid } from './solid.ts';
import { add, type Frame, facing, type Vec } from './vector.ts';

export interface Box {
  /** The lower left corner at the back. */
  readonly at: Vec;
  /** Width, height, depth. */
  readonly size: Vec;
  readonly color: string;
  readonly faceColor?: string;
  /** Of the front's corners; or of the corners seen from above, with `upright`. */
  readonly radius?: number;
  readonly upright?: boolean;
  readonly opacity?: number;
  readonly front?: Decorate;
  readonly top?: Decorate;
  readonly right?: Decorate;
  readonly left?: Decorate;
}

/** A body with straight walls: lit by direction, each face open to decoration. */
export function box(of: Box): Part {
  const [w, h, d] = of.size;
  const shape = (a: number, b: number) => (of.radius ? rounded(a, b, of.radius) : rectangle(a, b));
  const body = solid({
    ...(of.upright
      ? { frame: facing.top(add(of.at, [0, 0, d])), profile: shape(w, d), depth: h }
      : { frame: facing.front(of.at), profile: shape(w, h), depth: d }),
    color: of.color,
    ...(of.faceColor ? { faceColor: of.faceColor } : {}),
    ...(of.opacity === undefined ? {} : { opacity: of.opacity }),
  });
  const faces: readonly [Decorate | undefined, Frame, { w: number; h: number }][] = [
    [of.left, facing.left(of.at), { w: d, h }],
    [of.right, facing.right(add(of.at, [w, 0, d])), { w: d, h }],
    [of.top, facing.top(add(of.at, [0, h, d])), { w, h: d }],
    [of.front, facing.front(add(of.at, [0, 0, d])), { w, h }],
  ];
  return {
    ...body,
    draw: (sheet) =>
      body.draw(sheet) +
      faces
        .map(([decorate, frame, size]) => (decorate ? decorated(sheet, frame, size, decorate) : ''))
        .join(''),
  };
}

/** A decoration on a plane of its own, such as a panel on a sloped front. */
export function sign(frame: Frame, w: number, h: number, decorate: Decorate): Part {
  const plate = solid({ frame, profile: rectangle(w, h), depth: 0, color: '#000000' });
  return { extent: plate.extent, draw: (sheet) => decorated(sheet, frame, { w, h }, decorate) };
}
