import { mix } from '../engine/color.ts';
import type { Part } from '../engine/part.ts';
import { tube } from '../engine/round-part.ts';
import type { Vec } from '../engine/vector.ts';
import { area, rect, stroke } from '../ink/shape.ts';
import { block, middle } from '../kit/block.ts';

const wood = '#cdae82';
const card = '#c9a577';

/** A pallet of 1200 by 800; its deck is 144 high. */
export const palletHeight = 144;

export function pallet(): Part[] {
  const runners = [0, 350, 700].flatMap((z) => [
    middle(0, z, [1200, 22, 100], mix(wood, '#8a6f4a', 0.25)),
    ...[-550, -50, 450].map((x) => block([x, 22, z], [100, 78, 100], mix(wood, '#8a6f4a', 0.15))),
    middle(100, z, [1200, 22, 100], wood),
  ]);
  const deck = [0, 1, 2, 3, 4, 5, 6].map((at) =>
    block([-600 + at * 183, 122, 0], [102, 22, 800], wood, {
      top: (pen) =>
        stroke(
          `M20 60V${pen.height - 40}M60 30V${pen.height - 90}M84 120V${pen.height - 30}`,
          '#a98a5f',
          pen.pixel,
          0.5,
        ),
    }),
  );
  return [...runners, ...deck];
}

/** A carton with tape, arrows and the sign for fragile. */
export function carton(at: Vec, size: Vec): Part {
  return block(at, size, card, {
    front: (pen) => {
      const [w, h] = [pen.width, pen.height];
      const s = Math.min(w, h) * 0.16;
      const arrow = (x: number): string =>
        area(
          `M${x} ${h * 0.72}v${-s * 0.7}h${-s * 0.22}l${s * 0.4} ${-s * 0.5}l${s * 0.4} ${s * 0.5}h${-s * 0.22}v${s * 0.7}Z`,
          '#5d4830',
          0.8,
        );
      return (
        rect(w * 0.45, 0, w * 0.1, h * 0.22, { fill: '#e3d3b0', opacity: 0.9 }) +
        rect(w * 0.1, h * 0.16, w * 0.26, h * 0.24, {
          fill: '#f4f1ea',
          stroke: '#9a8560',
          width: pen.pixel,
        }) +
        [0.22, 0.3, 0.35]
          .map((t) => rect(w * 0.13, h * t, w * (t === 0.35 ? 0.12 : 0.2), h * 0.018, { fill: '#6a7480' }))
          .join('') +
        arrow(w * 0.7) +
        arrow(w * 0.8) +
        rect(w * 0.68, h * 0.74, w * 0.2, h * 0.02, { fill: '#5d4830', opacity: 0.8 })
      );
    },
    top: (pen) =>
      rect(pen.width * 0.45, 0, pen.width * 0.1, pen.height, { fill: '#e3d3b0', opacity: 0.9 }) +
      stroke(`M0 ${pen.height / 2}H${pen.width}`, '#8a6a40', pen.pixel, 0),
  });
}

/** A strap around what stands on the pallet, at a place along x. */
export function strap(x: number, top: number, back: number, front: number, color: string): Part {
  return tube(
    [
      [x, palletHeight, front],
      [x, top, front],
      [x, top, back],
    ],
    26,
    color,
    { straight: true, flat: true },
  );
}

/** Protecting foam, with its rounded steps. */
export const foam = (at: Vec, size: Vec): Part => block(at, size, '#dfe3e6', { radius: 8 });
