import { mix } from '../../engine/color.ts';
import type { Part } from '../../engine/part.ts';
import type { Model } from '../../engine/render.ts';
import { tube } from '../../engine/round-part.ts';
import { key, knob, lamp, vents } from '../../ink/controls.ts';
import { heartbeat, plot, pulse } from '../../ink/curve.ts';
import { lettering } from '../../ink/lettering.ts';
import { disc, rect, spread } from '../../ink/shape.ts';
import { block, middle } from '../../kit/block.ts';
import { feet } from '../../kit/stand.ts';
import type { Look } from '../../look.ts';

export function patientMonitor(look: Look): Model {
  const { vary } = look;
  const w = vary.between('w', 310, 400);
  const h = w * vary.between('ratio', 0.74, 0.84);
  const d = vary.between('d', 120, 180);
  const tone = mix(look.body, '#ffffff', 0.1);
  const colors = ['#6fdc8b', '#6fd0e0', '#e8d46a', '#e88a8a'];
  const numbers = [
    ['hr', vary.pick('hr', ['72', '64', '81'])],
    ['spo2', '98'],
    ['nibp', '118/76'],
    ['resp', '14'],
  ] as const;
  const parts: Part[] = [
    ...feet(w, d, 12),
    middle(12, 0, [w, h, d], tone, {
      radius: 24,
      front: (pen) => {
        const [sx, sy, sw, sh] = [w * 0.06, pen.height * 0.07, w * 0.88, pen.height * 0.74];
        return (
          rect(sx - 6, sy - 6, sw + 12, sh + 12, { fill: '#20262f', r: 8 }) +
          rect(sx, sy, sw, sh, { fill: '#0d1218' }) +
          [0, 1, 2]
            .map((at) =>
              plot(
                sx + sw * 0.02,
                sy + sh * (0.06 + at * 0.3),
                sw * 0.62,
                sh * 0.26,
                at === 0 ? heartbeat : at === 1 ? pulse : (t) => 0.4 + 0.3 * Math.sin(t * 16),
                colors[at] ?? '#ffffff',
                Math.max(w * 0.005, pen.pixel * 1.2),
              ),
            )
            .join('') +
          numbers
            .map(
              ([name, value], at) =>
                lettering(name, sx + sw * 0.7, sy + sh * (0.06 + at * 0.235), sh * 0.04, {
                  color: colors[at] ?? '#ffffff',
                }) +
                lettering(
                  value,
                  sx + sw * 0.72,
                  sy + sh * (0.12 + at * 0.235),
                  sh * (value.length > 3 ? 0.07 : 0.12),
                  { color: colors[at] ?? '#ffffff', weight: 0.14 },
                ),
            )
            .join('') +
          spread(w * 0.08, w * 0.56, 6, w * 0.02, (x, kw, at) =>
            key(pen, x, pen.height * 0.87, kw, pen.height * 0.07, at === 0 ? { color: '#c9a23a' } : {}),
          ) +
          knob(pen, w * 0.86, pen.height * 0.905, pen.height * 0.05) +
          lamp(pen, w * 0.74, pen.height * 0.905, 5, '#6fbf8b')
        );
      },
      left: (pen) =>
        [0.16, 0.32, 0.48, 0.64, 0.8]
          .map(
            (t, at) =>
              disc(pen.width * 0.55, pen.height * t, 13, {
                fill: ['#4d8a6c', '#3d6e9e', '#c9a23a', '#a3473c', '#59636f'][at] ?? '#59636f',
                stroke: '#18202e',
                width: pen.pixel,
              }) + disc(pen.width * 0.55, pen.height * t, 6, { fill: '#18202e' }),
          )
          .join(''),
      right: (pen) => vents(pen, pen.width * 0.2, pen.height * 0.3, pen.width * 0.5, pen.height * 0.4, 9),
    }),
    tube(
      [
        [-w * 0.26, h + 8, d * 0.5],
        [-w * 0.24, h + 52, d * 0.5],
        [w * 0.24, h + 52, d * 0.5],
        [w * 0.26, h + 8, d * 0.5],
      ],
      22,
      look.dark,
      { straight: true },
    ),
    tube(
      [
        [-w / 2 - 4, h * 0.4, d * 0.45],
        [-w / 2 - 60, h * 0.3, d * 0.6],
        [-w / 2 - 90, 8, d + 60],
        [-w * 0.2, 6, d + 110],
        [w * 0.1, 8, d + 130],
      ],
      7,
      '#8d959d',
    ),
    block([w * 0.1, 0, d + 112], [60, 26, 34], '#3d6e9e', { radius: 10 }),
  ];
  return { parts, controls: { at: [0, h * 0.52, d], width: w * 0.92, height: h * 0.94 } };
}
