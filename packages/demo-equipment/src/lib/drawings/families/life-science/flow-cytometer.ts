import { mix } from '../../engine/color.ts';
import type { Part } from '../../engine/part.ts';
import type { Model } from '../../engine/render.ts';
import { lathe, tube } from '../../engine/round-part.ts';
import { key, plate, vents } from '../../ink/controls.ts';
import { screenDisplay } from '../../ink/display.ts';
import { disc, rect } from '../../ink/shape.ts';
import { block, middle } from '../../kit/block.ts';
import { bottle } from '../../kit/labware.ts';
import { monitor } from '../../kit/monitor.ts';
import { feet } from '../../kit/stand.ts';
import type { Look } from '../../look.ts';

/** Dots of two populations, as on a cytometer's plot. */
function cloud(x: number, y: number, w: number, h: number, colors: readonly string[]): string {
  const clouds = [
    [0.3, 0.66, 0.1],
    [0.64, 0.34, 0.13],
    [0.7, 0.76, 0.07],
  ] as const;
  return clouds
    .map(([cx, cy, spreadBy], group) =>
      Array.from({ length: 46 }, (_, at) => {
        const a = at * 2.4;
        const r = spreadBy * Math.sqrt(at / 46);
        return disc(x + w * (cx + Math.cos(a) * r), y + h * (cy + Math.sin(a) * r * 1.1), w * 0.008, {
          fill: colors[group % colors.length] ?? '#7fb2e0',
        });
      }).join(''),
    )
    .join('');
}

export function flowCytometer(look: Look): Model {
  const { vary } = look;
  const w = vary.between('w', 540, 720);
  const h = vary.between('h', 420, 540);
  const d = vary.between('d', 500, 600);
  const tone = mix(look.body, look.panel, vary.pick('tone', [0.08, 0.75]));
  const colors = ['#e0a04a', '#6fbf8b', '#7fb2e0'];
  const sx = -w * 0.3;
  const parts: Part[] = [
    ...feet(w, d, 16),
    middle(16, 0, [w, h * 0.36, d], look.body, {
      radius: 14,
      front: (pen) =>
        vents(pen, w * 0.56, pen.height * 0.3, w * 0.36, pen.height * 0.4, 6) +
        rect(w * 0.08, pen.height * 0.06, w * 0.24, pen.height * 0.88, { fill: '#2b323d', r: 10 }) +
        [0, 1, 2]
          .map((at) =>
            key(pen, w * 0.36 + at * 30, pen.height * 0.36, 24, 24, {
              label: ['lo', 'med', 'hi'][at] ?? '',
              color: at === 1 ? look.accent : '#dfe2e6',
            }),
          )
          .join(''),
    }),
    middle(16 + h * 0.36, 0, [w, h * 0.64 - 16, d - 40], tone, {
      radius: 34,
      front: (pen) =>
        plate(pen, w * 0.08, pen.height * 0.2, w * 0.2, pen.height * 0.09, look.accent) +
        rect(w * 0.46, pen.height * 0.14, w * 0.46, pen.height * 0.7, {
          stroke: '#3c4656',
          width: pen.pixel,
          opacity: 0.5,
          r: 20,
        }) +
        [0.56, 0.68, 0.8]
          .map(
            (x, at) =>
              disc(w * x, pen.height * 0.5, 12, {
                fill: ['#4f8fd6', '#c94f4f', '#8a5fc0'][at] ?? '#4f8fd6',
                stroke: '#18202e',
                width: pen.pixel,
              }) + disc(w * x, pen.height * 0.5, 5, { fill: '#ffffff', opacity: 0.7 }),
          )
          .join(''),
    }),
    tube(
      [
        [sx, 130, d + 24],
        [sx, 84, d + 24],
      ],
      12,
      '#dfe3e6',
      { straight: true },
    ),
    lathe({
      at: [sx, 36, d + 24],
      profile: [
        [9, 0],
        [13, 14],
        [13, 66],
      ],
      color: '#dbe9ef',
      opacity: 0.85,
    }),
    block([sx - 28, 120, d], [56, 36, 48], '#8d959d', { radius: 8 }),
    block([sx - 32, 16, d], [64, 20, 56], '#59636f'),
  ];
  const cart = vary.chance('fluidics', 0.7);
  if (cart)
    for (const [at, cap] of [look.accent, '#a3473c'].entries())
      parts.push(
        ...bottle([w / 2 + 90, 0, 120 + at * 200], 74, 300, cap, at ? '#e3d9c9' : '#dbe9ef'),
        tube(
          [
            [w / 2 + 90, 298, 120 + at * 200],
            [w / 2 + 60, 350, 120 + at * 160],
            [w / 2, 140, 120 + at * 100],
          ],
          8,
          '#dfe8ea',
        ),
      );
  const screenW = w * 0.62;
  parts.push(
    middle(h, d * 0.34, [w * 0.26, 12, d * 0.26], '#39414c'),
    middle(h + 12, d * 0.42, [40, 110, 30], '#39414c'),
    monitor(
      [-screenW / 2, h + 70, d * 0.52],
      screenW,
      screenW * 0.6,
      6,
      '#2b323d',
      (pen) =>
        screenDisplay(pen, pen.width * 0.04, pen.height * 0.05, pen.width * 0.92, pen.height * 0.9, {
          title: 'acquire 10000',
          accent: look.accent,
        }) +
        cloud(pen.width * 0.08, pen.height * 0.2, pen.width * 0.4, pen.height * 0.7, colors) +
        cloud(pen.width * 0.53, pen.height * 0.2, pen.width * 0.4, pen.height * 0.7, colors.slice(1)),
    ),
  );
  return {
    parts,
    controls: {
      at: [sx + w * 0.14, h * 0.26, d],
      width: w * 0.72,
      height: h * 0.56,
      aim: { yaw: 14, pitch: 10 },
    },
  };
}
