import { mix } from '../../engine/color.ts';
import type { Part } from '../../engine/part.ts';
import type { Model } from '../../engine/render.ts';
import { key, lamp, plate, vents } from '../../ink/controls.ts';
import { screenDisplay } from '../../ink/display.ts';
import { rect } from '../../ink/shape.ts';
import { block, middle } from '../../kit/block.ts';
import { wellPlate } from '../../kit/labware.ts';
import { feet } from '../../kit/stand.ts';
import type { Look } from '../../look.ts';

export function plateReader(look: Look): Model {
  const { vary } = look;
  const w = vary.between('w', 380, 470);
  const h = vary.between('h', 240, 340);
  const d = vary.between('d', 420, 520);
  const upper = mix(look.body, look.panel, vary.pick('upper', [0.05, 0.85]));
  const split = h * 0.42;
  const screen = vary.chance('screen', 0.5);
  const out = look.open || vary.chance('tray out', 0.25);
  const parts: Part[] = [
    ...feet(w, d, 14),
    middle(14, 0, [w, split - 14, d], look.body, {
      front: (pen) =>
        rect(w * 0.24, pen.height * 0.22, w * 0.52, pen.height * 0.46, {
          fill: out ? '#161b22' : mix(look.body, '#ffffff', 0.3),
          stroke: '#39414c',
          width: pen.pixel * 1.2,
          r: 6,
        }) +
        plate(pen, w * 0.06, pen.height * 0.3, w * 0.12, pen.height * 0.12, look.accent) +
        lamp(pen, w * 0.86, pen.height * 0.4, 6, '#6fbf8b'),
      right: (pen) => vents(pen, pen.width * 0.5, pen.height * 0.2, pen.width * 0.36, pen.height * 0.55, 6),
    }),
    middle(split, 0, [w, h - split, d - 26], upper, {
      radius: 26,
      front: (pen) =>
        screen
          ? screenDisplay(pen, w * 0.16, pen.height * 0.14, w * 0.68, pen.height * 0.7, {
              title: '96 well 450',
              readings: [
                { name: 'a1', value: '0.812' },
                { name: 'h12', value: '0.064' },
              ],
              buttons: ['read', 'shake', 'out'],
              accent: look.accent,
            })
          : rect(w * 0.3, pen.height * 0.42, w * 0.4, pen.height * 0.05, { fill: '#6fd0c0', r: 4 }) +
            key(pen, w * 0.8, pen.height * 0.3, w * 0.1, pen.height * 0.2, { label: 'out' }),
    }),
  ];
  if (out)
    parts.push(
      block([-w * 0.22, split * 0.42, d], [w * 0.44, 14, 150], '#4a525d'),
      wellPlate([-w * 0.17, split * 0.42 + 14, d + 26], w * 0.34, w * 0.23, 15),
    );
  return {
    parts,
    controls: { at: [0, h * 0.6, d], width: w * 1.08, height: h * 0.98, aim: { yaw: -13, pitch: 14 } },
  };
}
