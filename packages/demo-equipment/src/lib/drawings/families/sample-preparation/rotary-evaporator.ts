import { cavity } from '../../engine/cavity.ts';
import { mix } from '../../engine/color.ts';
import type { Part } from '../../engine/part.ts';
import { circle } from '../../engine/profile.ts';
import type { Model } from '../../engine/render.ts';
import { ball, cylinder, lathe, tube } from '../../engine/round-part.ts';
import { facing, type Vec } from '../../engine/vector.ts';
import { key, knob, plate } from '../../ink/controls.ts';
import { ledDisplay } from '../../ink/display.ts';
import { block, middle } from '../../kit/block.ts';
import { feet } from '../../kit/stand.ts';
import type { Look } from '../../look.ts';

/** Bath on the left, drive in the middle, condenser and receiver on the right: seen from its operator's side. */
export function rotaryEvaporator(look: Look): Model {
  const { vary } = look;
  const glass = '#cfdfe5';
  const d = 330;
  const bath = vary.between('bath', 115, 135);
  const bx = -170;
  const z = 170;
  const driveY = vary.between('drive', 370, 420);
  const liquid = vary.pick('liquid', ['#c98f4a', '#7fae8a', '#c96a6a', '#d9c07a']);
  const joint: Vec = [40, driveY + 22, z];
  const flaskAt: Vec = [bx - 6, 228, z];
  const top: Vec = [120, driveY + 66, z];
  const vertical = vary.chance('vertical', 0.65);
  const coil = Array.from({ length: 70 }, (_, at): Vec => {
    const t = at / 70;
    return vertical
      ? [top[0] + Math.cos(t * 50) * 26, top[1] + 50 + t * 220, z + Math.sin(t * 50) * 26]
      : [top[0] + 40 + t * 180, top[1] + 30 + t * 80 + Math.sin(t * 50) * 24, z + Math.cos(t * 50) * 24];
  });
  const condenser: Part[] = vertical
    ? [
        tube(coil, 6, '#b9cbd4'),
        lathe({
          at: [top[0], top[1], z],
          profile: [
            [16, 0],
            [38, 36],
            [40, 300],
            [24, 322],
            [14, 350],
          ],
          color: glass,
          smooth: true,
          opacity: 0.5,
        }),
        cylinder([top[0], top[1] + 350, z], 20, 22, look.dark),
      ]
    : [
        tube(
          [
            [top[0] + 10, top[1] + 16, z],
            [top[0] + 250, top[1] + 120, z],
          ],
          78,
          glass,
          { straight: true, opacity: 0.5 },
        ),
        tube(coil, 6, '#b9cbd4'),
        tube(
          [
            [top[0] + 250, top[1] + 120, z],
            [top[0] + 275, top[1] + 131, z],
          ],
          36,
          look.dark,
          { straight: true, flat: true },
        ),
      ];
  const base = middle(14, 60, [470, 62, 220], look.body, {
    radius: 12,
    front: (pen) =>
      ledDisplay(pen, pen.width * 0.62, 12, 84, 38, [
        { name: 'rpm', value: vary.pick('rpm', ['80', '120', '60']) },
      ]) +
      knob(pen, pen.width * 0.9, 31, 17) +
      plate(pen, pen.width * 0.44, 24, 56, 12, look.accent),
  });
  const parts: Part[] = [
    ...feet(460, d, 14).slice(0, 4),
    base,
    block([20, 76, 70], [96, driveY - 60, 90], look.body, {
      radius: 10,
      front: (pen) => key(pen, 24, 40, 48, 28, { label: '+' }) + key(pen, 24, 82, 48, 28, { label: '-' }),
    }),
    lathe({
      at: [bx, 76, z],
      profile: [
        [bath * 0.9, 0],
        [bath, 18],
        [bath, 130],
      ],
      color: look.dark,
    }),
    block([bx - 50, 84, z + bath - 10], [100, 54, 26], look.panel, {
      radius: 8,
      front: (pen) =>
        ledDisplay(pen, 14, 12, 44, 28, [{ name: 'bath', value: '60' }], '#ff8f7a') + knob(pen, 80, 27, 11),
    }),
    cavity({
      frame: facing.top([bx, 207, z]),
      profile: circle(bath * 0.92),
      depth: 100,
      color: '#c3c9ce',
      gloom: 0.2,
      contents: [
        lathe({
          at: [bx, 120, z],
          profile: [
            [bath * 0.9, 0],
            [bath * 0.9, 60],
          ],
          color: '#9fc3d2',
          opacity: 0.8,
        }),
      ],
    }),
    ball(flaskAt, 78, liquid, 0.5),
    ball(flaskAt, 82, glass, 0.5),
    tube([[flaskAt[0] + 40, flaskAt[1] + 62, z], joint], 30, glass, {
      straight: true,
      opacity: 0.8,
      flat: true,
    }),
    tube(
      [
        [-44, driveY - 30, z],
        [100, driveY + 48, z],
      ],
      76,
      mix(look.body, '#ffffff', 0.2),
      { straight: true, flat: true },
    ),
    tube(
      [
        [-58, driveY - 38, z],
        [-38, driveY - 27, z],
      ],
      50,
      look.dark,
      { straight: true, flat: true },
    ),
    tube(
      [
        [96, driveY + 46, z],
        [126, driveY + 64, z],
      ],
      40,
      glass,
      { straight: true, opacity: 0.8 },
    ),
    ...condenser,
    tube(
      [
        [top[0] + 4, top[1] + 10, z],
        [top[0] + 56, driveY - 60, z],
        [top[0] + 64, 270, z],
      ],
      22,
      glass,
      { opacity: 0.7 },
    ),
    ball([top[0] + 64, 200, z], 68, glass, 0.55),
    ball([top[0] + 64, 186, z], 50, mix(liquid, '#ffffff', 0.65), 0.5),
    tube(
      [
        [top[0] + 20, top[1] + 300, z],
        [top[0] + 110, top[1] + 230, z - 40],
        [top[0] + 130, 200, z - 80],
        [top[0] + 90, 20, 60],
      ],
      9,
      '#d9a08a',
    ),
  ];
  return {
    parts,
    controls: { at: [-60, 140, z + bath], width: 460, height: 280, aim: { yaw: -10, pitch: 12 } },
  };
}
