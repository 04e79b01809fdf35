import { mix } from '../../engine/color.ts';
import type { Part } from '../../engine/part.ts';
import type { Model } from '../../engine/render.ts';
import { lathe, tube } from '../../engine/round-part.ts';
import { dial, knob, lamp } from '../../ink/controls.ts';
import { ledDisplay } from '../../ink/display.ts';
import { middle } from '../../kit/block.ts';
import { beaker, cable } from '../../kit/labware.ts';
import type { Look } from '../../look.ts';

export function homogenizer(look: Look): Model {
  const { vary } = look;
  const rod = vary.between('rod', 560, 680);
  const z = 150;
  const motor = vary.between('motor', 150, 210);
  const y = 330;
  const r = vary.between('r', 34, 44);
  const color = mix(look.body, '#ffffff', 0.1);
  const parts: Part[] = [
    middle(0, 0, [240, 22, 290], look.dark, { radius: 24, upright: true }),
    tube(
      [
        [0, 22, 30],
        [0, rod, 30],
      ],
      16,
      '#c3c9ce',
      { straight: true },
    ),
    middle(y + 70, 18, [34, 44, z - 28], '#59636f', { radius: 8 }),
    ...beaker([0, 22, z], 66, 160, vary.pick('liquid', ['#d9c9a0', '#c9dbd0', '#d6b9b0'])),
    tube(
      [
        [0, y, z],
        [0, 66, z],
      ],
      13,
      '#dfe3e6',
      { straight: true },
    ),
    tube(
      [
        [0, 74, z],
        [0, 40, z],
      ],
      21,
      '#c3c9ce',
      { straight: true, flat: true },
    ),
    lathe({
      at: [0, y, z],
      profile: [
        [14, 0],
        [22, 24],
        [r, 50],
        [r, 50 + motor],
      ],
      color,
    }),
    lathe({
      at: [0, y + 50 + motor, z],
      profile: [
        [r, 0],
        [r * 0.94, 34],
        [r * 0.6, 44],
      ],
      color: look.dark,
    }),
    middle(y + 74, z + r - 6, [r * 1.5, motor * 0.72, 18], look.panel, {
      radius: 8,
      front: (pen) =>
        ledDisplay(
          pen,
          pen.width * 0.12,
          pen.height * 0.08,
          pen.width * 0.76,
          pen.height * 0.26,
          [{ name: 'rpm', value: vary.pick('rpm', ['12000', '18000', '24000']) }],
          '#8fe0c8',
        ) +
        dial(pen.width / 2, pen.height * 0.62, pen.width * 0.25, 11, '#e6e8ea') +
        knob(pen, pen.width / 2, pen.height * 0.62, pen.width * 0.2) +
        lamp(pen, pen.width / 2, pen.height * 0.92, pen.width * 0.04, '#6fbf8b'),
    }),
    cable([0, y + 80 + motor, z - 30], [60, 10, -40]),
  ];
  return { parts, controls: { at: [0, y + 74 + motor * 0.36, z + r], width: r * 3.4, height: motor * 1.1 } };
}
