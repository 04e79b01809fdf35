import { box } from '../engine/box.ts';
import { cavity } from '../engine/cavity.ts';
import { mix } from '../engine/color.ts';
import type { Part } from '../engine/part.ts';
import type { Decorate } from '../engine/pen.ts';
import { rectangle } from '../engine/profile.ts';
import type { Focus, Model } from '../engine/render.ts';
import { solid } from '../engine/solid.ts';
import { facing, onFrame, turned, type Vec } from '../engine/vector.ts';
import { handle, pane } from '../ink/controls.ts';
import { rect } from '../ink/shape.ts';
import type { Look } from '../look.ts';

/** A body with a chamber behind doors: cold, warm or hot. Stands in the middle of x, its back at z = 0. */
export interface Cabinet {
  readonly w: number;
  readonly h: number;
  readonly d: number;
  /** Where the body begins above the floor. */
  readonly foot: number;
  /** The doors' field on the front: left, bottom (above the floor), width, height. */
  readonly door: readonly [x: number, y: number, w: number, h: number];
  readonly doors: 1 | 2;
  readonly glass: boolean;
  readonly color: string;
  readonly doorColor: string;
  readonly front?: Decorate;
  readonly chamber: string;
  readonly gloom?: number;
  readonly thick: number;
  /** What is inside; made for the chamber's width, height and depth, from its lower left corner at the back. */
  readonly contents: (at: Vec, w: number, h: number, d: number) => readonly Part[];
  readonly stands: readonly Part[];
  readonly handleColor?: string;
  readonly controls: Focus;
}

function doorFace(look: Look, cabinet: Cabinet, handleAt: 'left' | 'right'): Decorate {
  return (pen) => {
    const { width: w, height: h } = pen;
    const rim = Math.min(w, h) * 0.09;
    const bar = Math.min(Math.max(w, h) * 0.05, 34);
    const long = Math.min(h * 0.34, 420);
    const x = handleAt === 'right' ? w - bar * 1.9 : bar * 0.9;
    return (
      (cabinet.glass
        ? pane(pen, rim, rim, w - 2 * rim, h - 2 * rim, '#55687480'.slice(0, 7), 10)
        : rect(rim * 0.5, rim * 0.5, w - rim, h - rim, {
            stroke: mix(cabinet.doorColor, '#18202e', 0.35),
            width: pen.pixel * 0.8,
            opacity: 0.6,
            r: 8,
          })) +
      handle(
        pen,
        x,
        look.vary.chance('handle middle', 0.5) ? h * 0.5 - long / 2 : h * 0.28,
        bar,
        long,
        cabinet.handleColor ?? '#7d858f',
      )
    );
  };
}

/** Shelves over a whole chamber. */
export function shelves(count: number, color = '#c9ced2'): Cabinet['contents'] {
  return (at, w, h, d) =>
    Array.from({ length: count }, (_, index) =>
      box({
        at: [at[0], at[1] + (h * (index + 1)) / (count + 1), at[2]],
        size: [w, Math.max(8, h * 0.008), d * 0.92],
        color,
      }),
    );
}

/** Looking through glass: the chamber stands behind a closed pane. */
function throughGlass(cabinet: Cabinet): Part {
  const [x, y, w, h] = cabinet.door;
  const rim = Math.min(w / cabinet.doors, h) * 0.09;
  const leaf = w / cabinet.doors;
  const depth = cabinet.d - cabinet.thick * 2;
  const panes = Array.from({ length: cabinet.doors }, (_, index) => {
    const frame = facing.front([x + index * leaf + rim, y + rim, cabinet.d + cabinet.thick]);
    const [cw, ch] = [leaf - 2 * rim, h - 2 * rim];
    const at: Vec = [x + index * leaf - rim, y + rim, cabinet.d - depth];
    return [
      cavity({
        frame,
        profile: rectangle(cw, ch),
        depth,
        color: cabinet.chamber,
        gloom: 0.55,
        contents: cabinet.contents(at, leaf + rim * 2, ch, depth),
      }),
      solid({ frame, profile: rectangle(cw, ch), depth: 1, color: '#6f8794', opacity: 0.3 }),
    ];
  }).flat();
  return {
    extent: panes.flatMap((part) => part.extent),
    draw: (sheet) => panes.map((part) => part.draw(sheet)).join(''),
  };
}

export function cabinet(look: Look, of: Cabinet): Model {
  const [x, y, w, h] = of.door;
  const body = box({
    at: [-of.w / 2, of.foot, 0],
    size: [of.w, of.h - of.foot, of.d],
    color: of.color,
    ...(of.front ? { front: of.front } : {}),
  });
  const parts: Part[] = [...of.stands, body];
  const leaf = w / of.doors;
  const sides =
    of.doors === 2
      ? (['right', 'left'] as const)
      : ([look.vary.chance('hinge left', 0.5) || look.open ? 'right' : 'left'] as const);
  if (look.open) {
    const depth = of.d - of.thick * 2;
    const wall = of.thick * 0.7;
    const opening: Vec = [x + wall, y + wall, of.d + 0.5];
    const [cw, ch] = [w - 2 * wall, h - 2 * wall];
    parts.push(
      cavity({
        frame: facing.front(opening),
        profile: rectangle(cw, ch),
        depth,
        color: of.chamber,
        gloom: of.gloom ?? 0.4,
        contents: of.contents([opening[0], opening[1], of.d - depth], cw, ch, depth),
      }),
    );
    // Hinged on the left, swung toward the viewer; a second leaf on the right.
    const left = turned([x, y, of.d + 2], -105);
    parts.push(
      solid({
        frame: left,
        profile: rectangle(leaf * 0.98, h),
        depth: of.thick,
        color: of.doorColor,
        face: (pen) => inside(pen, of),
      }),
    );
    if (of.doors === 2) {
      const right = turned([x + w, y, of.d + 2], 112);
      const swung = { ...right, o: onFrame(right, -leaf * 0.98, 0) };
      parts.push(
        solid({
          frame: { ...swung, o: onFrame(swung, 0, 0, -of.thick) },
          profile: rectangle(leaf * 0.98, h),
          depth: of.thick,
          color: of.doorColor,
          face: (pen) => inside(pen, of),
        }),
      );
    }
  } else {
    for (const [index, side] of sides.entries()) {
      parts.push(
        box({
          at: [x + index * leaf + (index ? 2 : 0), y, of.d + 1],
          size: [leaf - (of.doors === 2 ? 2 : 0), h, of.thick],
          color: of.doorColor,
          ...(of.glass ? {} : { front: doorFace(look, of, side) }),
        }),
      );
    }
    if (of.glass) {
      parts.push(throughGlass(of));
      for (const [index, side] of sides.entries()) {
        const bar = Math.min(leaf * 0.05, 26);
        const hx = x + index * leaf + (side === 'right' ? leaf - bar * 2 : bar);
        parts.push(
          box({
            at: [hx, y + h * 0.36, of.d + of.thick + 1],
            size: [bar, h * 0.28, bar],
            color: of.handleColor ?? '#9aa1a9',
          }),
        );
      }
    }
  }
  return { parts, controls: of.controls };
}

function inside(pen: { width: number; height: number; pixel: number }, of: Cabinet): string {
  const rim = Math.min(pen.width, pen.height) * 0.06;
  const line = { stroke: '#4b5561', width: pen.pixel * 1.6, r: 10 };
  return of.glass
    ? pane(pen, rim * 1.6, rim * 1.6, pen.width - rim * 3.2, pen.height - rim * 3.2, '#8fa2ad', 8)
    : rect(rim, rim, pen.width - 2 * rim, pen.height - 2 * rim, {
        fill: mix(of.chamber, '#ffffff', 0.25),
        ...line,
      });
}
