import { sign } from '../../engine/box.ts';
import { mix } from '../../engine/color.ts';
import type { Part } from '../../engine/part.ts';
import type { Model } from '../../engine/render.ts';
import { tube } from '../../engine/round-part.ts';
import { onFrame, type Vec } from '../../engine/vector.ts';
import { keypad } from '../../ink/controls.ts';
import { lcdDisplay, screenDisplay } from '../../ink/display.ts';
import { rect } from '../../ink/shape.ts';
import { block } from '../../kit/block.ts';
import { beaker } from '../../kit/labware.ts';
import { feet } from '../../kit/stand.ts';
import { wedge } from '../../kit/wedge.ts';
import type { Look } from '../../look.ts';

export function phMeter(look: Look): Model {
  const { vary } = look;
  const w = vary.between('w', 190, 240);
  const d = vary.between('d', 190, 240);
  const h = vary.between('h', 70, 90);
  const shape = wedge({ w, h, d, nose: 24, back: d * 0.72, foot: 10, color: look.body, radius: 10 });
  const side = w / 2 + 70;
  const holder: Vec = [side, 0, d * 0.3];
  const touch = vary.chance('touch', 0.4);
  const arm = (x: number, color: string): Part[] => [
    tube(
      [
        [x, 235, d * 0.62],
        [x, 70, d * 0.62],
      ],
      13,
      '#dfe8ea',
      { straight: true, opacity: 0.9 },
    ),
    tube(
      [
        [x, 265, d * 0.62],
        [x, 215, d * 0.62],
      ],
      18,
      color,
      { straight: true },
    ),
    tube(
      [
        [x, 270, d * 0.62],
        [x - 10, 330, d * 0.5],
        [x - 70, 260, 20],
        [w * 0.2, 60, 0],
      ],
      6,
      '#2c333d',
    ),
  ];
  const parts: Part[] = [
    ...feet(w, d, 10),
    shape.body,
    sign(shape.slope, w, shape.slopeHeight, (pen) => {
      const ph = pen.height;
      const ground = rect(w * 0.05, ph * 0.05, w * 0.9, ph * 0.9, {
        fill: look.panel,
        r: 10,
        stroke: mix(look.panel, '#18202e', 0.4),
        width: pen.pixel,
      });
      const readings = [
        { name: 'ph', value: vary.pick('ph', ['7.01', '4.005', '6.86']) },
        { name: 'temp', value: '23.4', unit: '°c' },
      ];
      return touch
        ? ground +
            screenDisplay(pen, w * 0.12, ph * 0.1, w * 0.76, ph * 0.78, {
              title: 'ph 1',
              readings,
              buttons: ['read', 'cal', 'mode'],
              light: true,
              accent: look.accent,
            })
        : ground +
            lcdDisplay(pen, w * 0.13, ph * 0.1, w * 0.74, ph * 0.44, readings) +
            keypad(pen, w * 0.13, ph * 0.64, w * 0.74, ph * 0.26, {
              rows: 2,
              columns: 4,
              labels: ['read', 'cal', 'mode', 'on', 'ph', 'mv', 'save', 'set'],
              accents: { read: '#8fbfa3' },
            });
    }),
    block([holder[0] - 55, 0, holder[2] - 60], [110, 16, 150], look.dark, { radius: 30, upright: true }),
    tube(
      [
        [side, 16, holder[2] - 20],
        [side, 320, holder[2] - 20],
      ],
      13,
      '#b9bfc5',
      { straight: true },
    ),
    block([side - 12, 225, holder[2] - 32], [24, 26, d * 0.42], look.body, { radius: 5 }),
    ...beaker([side, 16, d * 0.62], 34, 82, '#c6dbe3'),
    ...arm(side - 13, look.accent),
    ...(vary.chance('second probe', 0.5) ? arm(side + 13, '#39414c').slice(0, 2) : []),
  ];
  return {
    parts,
    controls: {
      at: onFrame(shape.slope, w / 2, shape.slopeHeight / 2),
      width: w * 1.02,
      height: shape.slopeHeight * 0.95,
      aim: { yaw: -11, pitch: shape.lean * 0.75 },
    },
  };
}
