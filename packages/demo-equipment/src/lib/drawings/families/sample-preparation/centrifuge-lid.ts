import { box } from '../../engine/box.ts';
import { mix } from '../../engine/color.ts';
import type { Part } from '../../engine/part.ts';
import type { Decorate } from '../../engine/pen.ts';
import { rounded } from '../../engine/profile.ts';
import { solid } from '../../engine/solid.ts';
import { facing, leaning, onFrame } from '../../engine/vector.ts';
import { disc, rect } from '../../ink/shape.ts';
import type { Look } from '../../look.ts';

export interface Size {
  readonly w: number;
  readonly h: number;
  readonly d: number;
  readonly nose: number;
  readonly back: number;
  readonly foot: number;
  /** Radius of the bowl. */
  readonly bowl: number;
  readonly speed: number;
}

export function lid(look: Look, size: Size, hinge: number, y: number): Part[] {
  const [w, d] = [size.w * 0.86, hinge * 0.9];
  const color = mix(look.body, '#ffffff', 0.12);
  const window = look.vary.chance('lid window', 0.7);
  const top: Decorate = (pen) => {
    const [cx, cy] = [pen.width / 2, pen.height / 2];
    return window
      ? disc(cx, cy, size.bowl * 0.36, { fill: '#8b95a0', stroke: '#4a5460', width: pen.pixel }) +
          disc(cx, cy, size.bowl * 0.28, { fill: '#53616d' }) +
          disc(cx - size.bowl * 0.08, cy - size.bowl * 0.08, size.bowl * 0.1, {
            fill: '#ffffff',
            opacity: 0.16,
          })
      : rect(cx - w * 0.3, cy - d * 0.25, w * 0.6, d * 0.5, {
          stroke: '#5d6875',
          width: pen.pixel,
          opacity: 0.5,
          r: 20,
        });
  };
  const thick = size.h * 0.07 + 14;
  if (!look.open) {
    return [
      solid({
        frame: facing.top([-w / 2, y, hinge * 0.97]),
        profile: rounded(w, d, size.w * 0.09),
        depth: thick,
        color,
        face: top,
      }),
      box({
        at: [-w * 0.12, y + thick * 0.2, hinge * 0.97],
        size: [w * 0.24, thick * 0.5, 16],
        color: look.dark,
        radius: 6,
      }),
    ];
  }
  const frame = leaning([-w / 2, y + 10, hinge * 0.1 + thick], 14);
  return [
    box({ at: [-w * 0.34, y - 5, 0], size: [w * 0.16, 34, 26], color: look.dark }),
    box({ at: [w * 0.18, y - 5, 0], size: [w * 0.16, 34, 26], color: look.dark }),
    solid({
      frame: { ...frame, o: onFrame(frame, 0, 0, -thick) },
      profile: rounded(w, d, size.w * 0.09),
      depth: thick,
      color,
      face: (pen) =>
        rect(pen.width * 0.05, pen.height * 0.05, pen.width * 0.9, pen.height * 0.9, {
          fill: '#c2c7cc',
          stroke: '#7b848e',
          width: pen.pixel,
          r: 30,
        }) +
        disc(pen.width / 2, pen.height / 2, size.bowl * 0.86, {
          fill: '#aab1b9',
          stroke: '#4b5561',
          width: pen.pixel * 2.5,
        }) +
        disc(pen.width / 2, pen.height / 2, size.bowl * 0.34, {
          fill: '#6d7883',
          stroke: '#4b5561',
          width: pen.pixel,
        }),
    }),
  ];
}
