import { mix } from '../../engine/color.ts';
import type { Part } from '../../engine/part.ts';
import type { Decorate } from '../../engine/pen.ts';
import type { Model } from '../../engine/render.ts';
import { tube } from '../../engine/round-part.ts';
import { plate, vents } from '../../ink/controls.ts';
import { lcdDisplay } from '../../ink/display.ts';
import { disc, rect } from '../../ink/shape.ts';
import { block, middle } from '../../kit/block.ts';
import { bottle } from '../../kit/labware.ts';
import { feet } from '../../kit/stand.ts';
import type { Look } from '../../look.ts';
import { innards, type Unit } from './hplc-innards.ts';

export function hplcStack(look: Look): Model {
  const { vary } = look;
  const w = vary.between('w', 340, 400);
  const d = vary.between('d', 430, 500);
  const order: readonly Unit[] = vary.chance('oven', 0.7)
    ? ['detector', 'oven', 'sampler', 'pump']
    : ['detector', 'sampler', 'pump'];
  const tone = vary.pick('door tone', [0.08, 0.25, 0.8]);
  const doorColor = mix(look.body, look.panel, tone);
  const parts: Part[] = [...feet(w, d, 12)];
  let y = 12;
  for (const [at, unit] of order.entries()) {
    const h =
      unit === 'sampler' || unit === 'oven'
        ? vary.between(`h ${unit}`, 170, 200)
        : vary.between(`h ${unit}`, 130, 150);
    const wide = w * 0.72;
    const status: Decorate = (pen) => {
      const x = w * 0.8;
      return (
        rect(w * 0.03, pen.height * 0.1, wide, pen.height * 0.8, { fill: '#2b323d', opacity: 0.25, r: 8 }) +
        (at === 1 && vary.chance('module display', 0.6)
          ? lcdDisplay(
              pen,
              x - 4,
              pen.height * 0.18,
              w * 0.15,
              pen.height * 0.3,
              [{ name: unit, value: unit === 'oven' ? '40.0' : '1.000' }],
              '#b9cbd8',
            )
          : plate(pen, x, pen.height * 0.2, w * 0.13, pen.height * 0.1, look.accent)) +
        rect(x, pen.height * 0.68, w * 0.12, pen.height * 0.05, {
          fill: at === 0 ? '#d9a441' : '#6fbf8b',
          r: 3,
        }) +
        disc(x + w * 0.06, pen.height * 0.84, pen.height * 0.05, { fill: '#3a424d' })
      );
    };
    parts.push(
      middle(y, 0, [w, h - 4, d], look.body, {
        front: status,
        right: (pen) => vents(pen, pen.width * 0.3, pen.height * 0.3, pen.width * 0.5, pen.height * 0.4, 5),
      }),
      look.open
        ? block([-w / 2 + w * 0.03, y + h * 0.08, d], [wide, h * 0.8, 3], '#4a535f', {
            front: innards(unit, look),
          })
        : block([-w / 2 + w * 0.03, y + h * 0.08, d], [wide, h * 0.8, 20], doorColor, {
            radius: 10,
            front: (pen) =>
              (unit === 'sampler'
                ? rect(pen.width * 0.1, pen.height * 0.2, pen.width * 0.8, pen.height * 0.6, {
                    fill: '#3f4b57',
                    stroke: '#18202e',
                    width: pen.pixel,
                    r: 8,
                  })
                : '') +
              rect(pen.width * 0.93, pen.height * 0.35, pen.width * 0.025, pen.height * 0.3, {
                fill: '#18202e',
                opacity: 0.5,
                r: 2,
              }),
          }),
    );
    y += h;
  }
  const tray = 26;
  parts.push(middle(y, 10, [w * 0.98, tray, d - 30], mix(look.body, '#39414c', 0.55)));
  const bottles = vary.count('bottles', 2, 4);
  for (let at = 0; at < bottles; at += 1) {
    const x = (at - (bottles - 1) / 2) * (w / 4);
    const fill = vary.pick(`fill ${at}`, ['#dbe6ea', '#9c6f45', '#d3dde6']);
    parts.push(
      ...bottle([x, y + tray, d * 0.5], 42, 200, vary.pick('caps', ['#3d6e9e', '#a3473c', '#39414c']), fill),
    );
    parts.push(
      tube(
        [
          [x, y + tray + 196, d * 0.5],
          [x, y + tray + 232, d * 0.55],
          [w * 0.44, y + tray + 130 + at * 12, d * 0.86],
          [w * 0.46, y - 60, d + 8],
          [w * 0.42, 110 + at * 6, d + 14],
        ],
        3.2,
        '#e9eef0',
      ),
    );
  }
  return {
    parts,
    controls: {
      at: [w * 0.05, 12 + (y - 12) * 0.55, d],
      width: w * 1.05,
      height: (y - 12) * 0.62,
      aim: { yaw: -14, pitch: 8 },
    },
  };
}
