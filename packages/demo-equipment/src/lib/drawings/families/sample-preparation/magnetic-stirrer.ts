import { sign } from '../../engine/box.ts';
import type { Part } from '../../engine/part.ts';
import type { Model } from '../../engine/render.ts';
import { cylinder, lathe, tube } from '../../engine/round-part.ts';
import { onFrame } from '../../engine/vector.ts';
import { dial, knob, lamp } from '../../ink/controls.ts';
import { ledDisplay } from '../../ink/display.ts';
import { disc, rect } from '../../ink/shape.ts';
import { middle } from '../../kit/block.ts';
import { beaker, flask } from '../../kit/labware.ts';
import { feet } from '../../kit/stand.ts';
import { wedge } from '../../kit/wedge.ts';
import type { Look } from '../../look.ts';

export function magneticStirrer(look: Look): Model {
  const { vary } = look;
  const w = vary.between('w', 150, 185);
  const d = vary.between('d', 240, 290);
  const h = vary.between('h', 92, 112);
  const shape = wedge({ w, h, d, nose: h * 0.28, back: 84, color: look.body, radius: 14 });
  const z = (d - 84) * 0.5 + 4;
  const plateColor = vary.pick('plate', ['#e9eae8', '#8d959d', '#dfe2e3']);
  const digital = vary.chance('digital', 0.6);
  const round = vary.chance('round', 0.5);
  const r = Math.min(w, d - 84) * 0.47;
  const top: Part = round
    ? lathe({
        at: [0, h + 8, z],
        profile: [
          [r, 0],
          [r, 14],
        ],
        color: plateColor,
      })
    : middle(h + 8, z - r, [r * 2, 14, r * 2], plateColor, {
        radius: 14,
        upright: true,
        top: (pen) =>
          disc(pen.width / 2, pen.height / 2, pen.width * 0.36, { stroke: '#9aa2aa', width: pen.pixel }),
      });
  const vessel = vary.chance('beaker', 0.55)
    ? beaker([0, h + 22, z], r * 0.62, r * 1.6, vary.pick('liquid', ['#a9cfe0', '#c9dbd0', '#d6bfe0']))
    : flask([0, h + 22, z], r * 0.75, r * 2, '#a9cfe0');
  const parts: Part[] = [
    ...feet(w, d, 12),
    shape.body,
    sign(shape.slope, w, shape.slopeHeight, (pen) => {
      const ph = pen.height;
      const panel = rect(w * 0.06, ph * 0.06, w * 0.88, ph * 0.88, { fill: look.panel, r: 10 });
      const knobs = [0.3, 0.7]
        .map(
          (x, at) =>
            dial(w * x, ph * 0.66, w * 0.125, 11, '#e6e8ea') +
            knob(pen, w * x, ph * 0.66, w * 0.1, '#2c333d', at ? 60 : -30),
        )
        .join('');
      return (
        panel +
        knobs +
        (digital
          ? ledDisplay(
              pen,
              w * 0.14,
              ph * 0.13,
              w * 0.72,
              ph * 0.24,
              [
                { name: 'temp', value: '60', unit: '°c' },
                { name: 'rpm', value: '450' },
              ],
              '#ff8f7a',
            )
          : lamp(pen, w * 0.3, ph * 0.25, w * 0.02, '#d98a41') +
            lamp(pen, w * 0.7, ph * 0.25, w * 0.02, '#6fbf8b'))
      );
    }),
    cylinder([0, h, z], r * 0.7, 8, '#39414c'),
    top,
    ...vessel,
  ];
  if (vary.chance('probe', 0.55))
    parts.push(
      tube(
        [
          [w * 0.36, h, 18],
          [w * 0.36, h + 260, 18],
        ],
        11,
        '#b9bfc5',
        { straight: true },
      ),
      tube(
        [
          [w * 0.36, h + 215, 18],
          [0, h + 215, z],
        ],
        9,
        '#8d959d',
        { straight: true },
      ),
      tube(
        [
          [0, h + 230, z],
          [0, h + 70, z],
        ],
        5,
        '#dfe3e6',
        { straight: true },
      ),
    );
  return {
    parts,
    controls: {
      at: onFrame(shape.slope, w / 2, shape.slopeHeight / 2),
      width: w * 1.1,
      height: shape.slopeHeight * 1.2,
      aim: { yaw: -11, pitch: shape.lean * 0.6 },
    },
  };
}
