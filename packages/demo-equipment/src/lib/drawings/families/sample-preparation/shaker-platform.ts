import { sign } from '../../engine/box.ts';
import type { Part } from '../../engine/part.ts';
import type { Model } from '../../engine/render.ts';
import { cylinder, lathe, tube } from '../../engine/round-part.ts';
import { onFrame, type Vec } from '../../engine/vector.ts';
import { knob, lamp, rocker } from '../../ink/controls.ts';
import { ledDisplay } from '../../ink/display.ts';
import { disc, rect } from '../../ink/shape.ts';
import { block, middle } from '../../kit/block.ts';
import { flask } from '../../kit/labware.ts';
import { feet } from '../../kit/stand.ts';
import { wedge } from '../../kit/wedge.ts';
import type { Look } from '../../look.ts';

export function shakerPlatform(look: Look): Model {
  const { vary } = look;
  const w = vary.between('w', 360, 500);
  const d = vary.between('d', 380, 480);
  const h = vary.between('h', 110, 140);
  const shape = wedge({ w, h, d, nose: h * 0.45, back: 46, color: look.body, radius: 12 });
  const y = h + 26;
  const steel = vary.chance('steel', 0.5);
  const deck = d - 60;
  const parts: Part[] = [
    ...feet(w, d, 14),
    shape.body,
    sign(shape.slope, w, shape.slopeHeight, (pen) => {
      const ph = pen.height;
      return (
        rect(w * 0.05, ph * 0.06, w * 0.9, ph * 0.88, { fill: look.panel, r: 6 }) +
        ledDisplay(pen, w * 0.12, ph * 0.22, w * 0.3, ph * 0.56, [
          { name: 'rpm', value: vary.pick('rpm', ['120', '200', '75']) },
          { name: 'time', value: '2:30' },
        ]) +
        [0.56, 0.72].map((x) => knob(pen, w * x, ph * 0.5, ph * 0.3)).join('') +
        lamp(pen, w * 0.83, ph * 0.5, ph * 0.08, '#6fbf8b') +
        rocker(pen, w * 0.89, ph * 0.2, w * 0.03, ph * 0.6)
      );
    }),
    ...[-0.3, 0.3].flatMap((x) =>
      [0.2, 0.6].map((z) => cylinder([x * w, h, z * deck + 20], 20, 26, '#59636f')),
    ),
    middle(y, 0, [w * 1.02, 14, deck], steel ? '#c3c8cc' : look.dark, {
      top: (pen) =>
        Array.from({ length: 48 }, (_, at) =>
          disc(pen.width * (0.07 + (at % 8) * 0.123), pen.height * (0.1 + Math.floor(at / 8) * 0.16), 4, {
            fill: '#18202e',
            opacity: 0.5,
          }),
        ).join(''),
    }),
  ];
  if (vary.chance('flasks', 0.65)) {
    for (const x of [-0.3, 0, 0.3])
      for (const z of [0.26, 0.68]) {
        const at: Vec = [x * w, y + 14, deck * z];
        parts.push(
          ...flask(at, 44, 120, vary.pick(`m ${x} ${z}`, ['#d9b27a', '#cfdfe4', '#c98a8a'])),
          lathe({
            at,
            profile: [
              [47, 0],
              [47, 16],
            ],
            color: '#9aa2aa',
            opacity: 0.8,
          }),
        );
      }
  } else {
    for (const z of [0.2, 0.5, 0.8])
      parts.push(
        tube(
          [
            [-w * 0.5, y + 44, deck * z],
            [w * 0.5, y + 44, deck * z],
          ],
          16,
          look.accent,
          { straight: true },
        ),
        block([-w * 0.5, y + 14, deck * z - 6], [10, 36, 12], '#9aa2aa'),
        block([w * 0.5 - 10, y + 14, deck * z - 6], [10, 36, 12], '#9aa2aa'),
      );
  }
  return {
    parts,
    controls: {
      at: onFrame(shape.slope, w / 2, shape.slopeHeight / 2),
      width: w,
      height: shape.slopeHeight * 2.2,
      aim: { yaw: -11, pitch: 26 },
    },
  };
}
