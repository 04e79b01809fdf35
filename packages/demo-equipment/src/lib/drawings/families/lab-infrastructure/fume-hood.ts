import { sign } from '../../engine/box.ts';
import { cavity } from '../../engine/cavity.ts';
import { mix } from '../../engine/color.ts';
import type { Part } from '../../engine/part.ts';
import { rectangle } from '../../engine/profile.ts';
import type { Model } from '../../engine/render.ts';
import { cylinder, tube } from '../../engine/round-part.ts';
import { facing } from '../../engine/vector.ts';
import { handle, keypad, knob, lamp, plate } from '../../ink/controls.ts';
import { lcdDisplay } from '../../ink/display.ts';
import { rect } from '../../ink/shape.ts';
import { block, middle } from '../../kit/block.ts';
import { beaker, bottle, flask } from '../../kit/labware.ts';
import type { Look } from '../../look.ts';

export function fumeHood(look: Look): Model {
  const { vary } = look;
  const w = vary.pick('w', [1200, 1500, 1800] as const);
  const h = vary.between('h', 2250, 2450);
  const d = 850;
  const bench = 880;
  const open = 760;
  const side = 130;
  const inner = w - side * 2;
  const base = mix(look.body, '#ffffff', 0.1);
  const doorColor = vary.pick('doors', [mix(look.accent, '#dfe3e6', 0.6), base, '#b3bfcb'] as const);
  const lift = look.open ? open * 0.62 : vary.between('sash', 120, 330);
  const count = w > 1400 ? 4 : 3;
  const valves = ['#3d6e9e', '#c9a23a', '#4d8a6c', '#a3473c'];
  const post = (pen: { width: number; height: number; pixel: number }): string =>
    valves.map((color, at) => knob(pen, pen.width / 2, pen.height * (0.2 + at * 0.14), 28, color)).join('') +
    lamp(pen, pen.width * 0.5, pen.height * 0.84, 12, '#6fbf8b');
  const parts: Part[] = [
    middle(0, 40, [w - 60, 90, d - 120], '#39414c'),
    middle(90, 0, [w, bench - 130, d - 40], base, {
      front: (pen) =>
        Array.from({ length: count }, (_, at) => {
          const dw = (w - 40) / count;
          return (
            rect(20 + at * dw + 6, 20, dw - 12, pen.height - 40, {
              fill: doorColor,
              stroke: mix(doorColor, '#18202e', 0.5),
              width: pen.pixel,
              r: 4,
            }) + handle(pen, 20 + at * dw + (at % 2 ? 30 : dw - 50), 60, 20, 170, '#7d858f')
          );
        }).join(''),
    }),
    middle(bench - 40, -10, [w + 10, 40, d + 20], '#4a525d'),
    middle(bench, 0, [w, h - bench, d - 60], base, {
      front: (pen) =>
        rect(side, pen.height * 0.04, inner, pen.height - open - 90, {
          fill: mix(base, '#ffffff', 0.3),
          stroke: '#6a747f',
          width: pen.pixel,
          r: 4,
        }) + plate(pen, side + 40, pen.height * 0.1, 220, 60, look.accent),
      right: (pen) =>
        rect(60, 60, pen.width - 120, pen.height - 120, {
          stroke: '#6a747f',
          width: pen.pixel,
          opacity: 0.5,
        }),
    }),
    cavity({
      frame: facing.front([-inner / 2, bench, d - 59]),
      profile: rectangle(inner, open),
      depth: 620,
      color: '#d5d9db',
      gloom: 0.3,
      contents: [
        ...flask([-inner * 0.28, bench + 2, 420], 80, 210, '#8fb0a0'),
        ...beaker([-inner * 0.02, bench + 2, 470], 60, 130),
        block([inner * 0.12, bench + 2, 380], [180, 70, 200], '#e2e5e8'),
        ...flask([inner * 0.12 + 90, bench + 72, 480], 70, 180, '#d9b27a'),
        ...bottle([inner * 0.4, bench + 2, 350], 55, 230, '#39414c', '#9c6f45'),
        tube(
          [
            [-inner * 0.4, bench, 300],
            [-inner * 0.4, bench + 560, 300],
          ],
          14,
          '#a9b0b7',
          { straight: true },
        ),
        tube(
          [
            [-inner * 0.46, bench + 420, 302],
            [-inner * 0.2, bench + 420, 302],
          ],
          12,
          '#a9b0b7',
          { straight: true },
        ),
      ],
    }),
    block([-inner / 2, bench + lift, d - 50], [inner, open - lift, 8], '#a9c2cd', { opacity: 0.3 }),
    middle(bench + lift - 20, d - 56, [inner, 40, 26], '#9aa2aa', {
      front: (pen) => handle(pen, pen.width * 0.3, 8, pen.width * 0.4, 16),
    }),
    sign(facing.front([w / 2 - side, bench + 40, d - 58]), side, open, post),
    sign(
      facing.front([-w / 2, bench + 40, d - 58]),
      side,
      open,
      (pen) =>
        lcdDisplay(pen, 25, pen.height * 0.18, 80, 60, [{ name: 'flow', value: '0.50' }], '#b9cbd8') +
        keypad(pen, 30, pen.height * 0.3, 70, 110, {
          rows: 3,
          columns: 2,
          labels: ['on', 'fan', '+', '-', 'lux', 'mute'],
        }),
    ),
    cylinder([0, h, d * 0.4], 130, 130, '#b3bac0'),
  ];
  return {
    parts,
    controls: {
      at: [w / 2 - side / 2 - 80, bench + 40 + open * 0.52, d],
      width: 560,
      height: 700,
      aim: { yaw: -18, pitch: 8 },
    },
  };
}
