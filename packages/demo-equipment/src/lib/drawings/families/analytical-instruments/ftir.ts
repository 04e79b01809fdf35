import { mix } from '../../engine/color.ts';
import type { Part } from '../../engine/part.ts';
import type { Model } from '../../engine/render.ts';
import { cylinder } from '../../engine/round-part.ts';
import { plate } from '../../ink/controls.ts';
import { peaks } from '../../ink/curve.ts';
import { screenDisplay } from '../../ink/display.ts';
import { rect } from '../../ink/shape.ts';
import { block, middle } from '../../kit/block.ts';
import { feet, roundKnob } from '../../kit/stand.ts';
import type { Look } from '../../look.ts';

const infrared = peaks([
  [0.12, 0.5, 0.05],
  [0.3, 0.3, 0.02],
  [0.5, 0.85, 0.012],
  [0.6, 0.45, 0.02],
  [0.7, 0.65, 0.015],
  [0.82, 0.8, 0.02],
  [0.9, 0.3, 0.015],
]);

/** A heavy low bench with a sample bay in the middle, often with a press for small samples. */
export function ftir(look: Look): Model {
  const { vary } = look;
  const w = vary.between('w', 480, 620);
  const h = vary.between('h', 200, 250);
  const d = vary.between('d', 480, 580);
  const bayW = w * 0.36;
  const dark = mix(look.body, '#39414c', 0.75);
  const sideW = (w - bayW) / 2;
  const tall = (x: number, name: string): Part =>
    block([x, 14, 0], [sideW, h - 14, d], look.body, {
      radius: 22,
      front: (pen) =>
        name === 'right'
          ? screenDisplay(pen, pen.width * 0.16, pen.height * 0.2, pen.width * 0.68, pen.height * 0.42, {
              title: '4000-400',
              curves: [[infrared, look.accent]],
              light: true,
              accent: look.accent,
            })
          : plate(pen, pen.width * 0.16, pen.height * 0.26, pen.width * 0.5, pen.height * 0.09, look.accent) +
            rect(pen.width * 0.16, pen.height * 0.74, pen.width * 0.68, pen.height * 0.05, {
              fill: '#6fbf8b',
              r: 3,
            }),
    });
  const press: Part[] = [
    middle(h * 0.34, d * 0.56, [bayW * 0.72, 16, d * 0.3], '#b9bec4', { radius: 6 }),
    cylinder([0, h * 0.34 + 16, d * 0.7], bayW * 0.16, 8, '#7f8790'),
    cylinder([0, h * 0.34 + 24, d * 0.7], 7, 3, '#e8f0f2'),
    block([-bayW * 0.3, h * 0.34 + 16, d * 0.62], [20, h * 0.78, 26], '#8d959d'),
    block([-bayW * 0.3, h * 0.34 + h * 0.72, d * 0.6], [bayW * 0.42, 26, 40], '#8d959d', { radius: 4 }),
    cylinder([0, h * 0.34 + 34, d * 0.7], 12, h * 0.58, '#c8cdd1'),
    cylinder([0, h * 1.19, d * 0.7], 30, 34, dark),
  ];
  const parts: Part[] = [
    ...feet(w, d, 14),
    middle(14, 0, [bayW, h * 0.34 - 14, d * 0.96], dark),
    middle(14, 0, [bayW, h * 0.92, d * 0.36], dark, {
      front: (pen) =>
        rect(pen.width * 0.3, pen.height * 0.25, pen.width * 0.4, pen.width * 0.3, {
          fill: '#10151d',
          r: 40,
        }),
    }),
    tall(-w / 2, 'left'),
    tall(bayW / 2, 'right'),
  ];
  if (look.open || vary.chance('press', 0.65)) parts.push(...press);
  else
    parts.push(
      middle(h * 0.34, d * 0.34, [bayW - 4, h * 0.6, d * 0.6], mix(look.body, dark, 0.6), { radius: 16 }),
      roundKnob([0, h * 0.62, d * 0.94], 16, 14, '#2c333d'),
    );
  return {
    parts,
    controls: {
      at: [bayW * 0.9, h * 0.6, d],
      width: w * 0.62,
      height: h * 1.25,
      aim: { yaw: -14, pitch: 15 },
    },
  };
}
