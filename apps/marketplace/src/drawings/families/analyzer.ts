import { cavity } from '../engine/cavity.ts';
import { mix } from '../engine/color.ts';
import type { Part } from '../engine/part.ts';
import { circle, rectangle } from '../engine/profile.ts';
import type { Model } from '../engine/render.ts';
import { cylinder, lathe, tube } from '../engine/round-part.ts';
import { solid } from '../engine/solid.ts';
import { facing, leaning } from '../engine/vector.ts';
import { key, lamp, plate, vents } from '../ink/controls.ts';
import { peaks, screenDisplay } from '../ink/display.ts';
import { disc, rect } from '../ink/shape.ts';
import { block, middle } from '../kit/block.ts';
import { bottle } from '../kit/labware.ts';
import { monitor } from '../kit/monitor.ts';
import { casters, feet } from '../kit/stand.ts';
import type { Look } from '../look.ts';

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

const cells = peaks([
  [0.2, 0.35, 0.05],
  [0.48, 0.8, 0.08],
  [0.78, 0.3, 0.1],
]);

export function hematologyAnalyzer(look: Look): Model {
  const { vary } = look;
  const w = vary.between('w', 330, 440);
  const h = vary.between('h', 430, 520);
  const d = vary.between('d', 400, 480);
  const tone = mix(look.body, '#ffffff', 0.2);
  const px = w * 0.24;
  const parts: Part[] = [
    ...feet(w, d, 14),
    middle(14, 0, [w, h - 14, d], tone, {
      radius: 30,
      front: (pen) =>
        screenDisplay(pen, w * 0.12, pen.height * 0.08, w * 0.76, pen.height * 0.42, {
          title: 'cbc diff',
          readings: [
            { name: 'wbc', value: '6.42' },
            { name: 'hgb', value: '142' },
            { name: 'plt', value: '251' },
          ],
          curves: [[cells, '#d98a8a']],
          accent: look.accent,
          buttons: ['run', 'list', 'qc'],
        }) +
        rect(w * 0.06, pen.height * 0.57, w * 0.44, pen.height * 0.37, {
          stroke: '#5d6875',
          width: pen.pixel,
          opacity: 0.6,
          r: 14,
        }) +
        plate(pen, w * 0.1, pen.height * 0.61, w * 0.16, pen.height * 0.03, look.accent) +
        rect(w * 0.58, pen.height * 0.57, w * 0.34, pen.height * 0.4, { fill: '#39414c', r: 14 }),
      right: (pen) => vents(pen, pen.width * 0.2, pen.height * 0.3, pen.width * 0.5, pen.height * 0.3, 8),
    }),
    tube(
      [
        [px, h * 0.36, d + 30],
        [px, h * 0.2, d + 30],
      ],
      5,
      '#dfe3e6',
      { straight: true },
    ),
    block([px - 20, h * 0.34, d], [40, 30, 44], '#c8cdd1', { radius: 6 }),
    lathe({
      at: [px, h * 0.1, d + 30],
      profile: [
        [8, 0],
        [12, 12],
        [12, 84],
      ],
      color: '#b04a45',
      opacity: 0.85,
    }),
    middle(h * 0.06, d, [w * 0.1, 12, 60], '#8d959d'),
    block([px - 30, h * 0.06, d], [60, 20, 60], '#8d959d', { radius: 6 }),
    block([w * 0.16, h * 0.17, d + 4], [w * 0.2, 26, 16], look.accent, { radius: 8 }),
  ];
  if (vary.chance('reagents', 0.6))
    parts.push(
      ...bottle([-w / 2 - 80, 0, d * 0.7], 62, 190, '#3d6e9e', '#e9eef0'),
      ...bottle([-w / 2 - 90, 0, d * 0.3], 62, 220, '#a3473c', '#e3e6e0'),
    );
  return { parts, controls: { at: [0, h * 0.66, d], width: w * 1.05, height: h * 0.6 } };
}

export function chemistryAnalyzer(look: Look): Model {
  const { vary } = look;
  const w = vary.between('w', 900, 1250);
  const d = vary.between('d', 680, 780);
  const h = vary.between('h', 860, 940);
  const foot = 70;
  const tone = mix(look.body, '#ffffff', 0.15);
  const r = Math.min(w * 0.2, d * 0.34);
  const discs = [-w * 0.27, w * 0.1].flatMap((x, at): Part[] => [
    cavity({
      frame: facing.top([x, h + 1, d * 0.52]),
      profile: circle(r),
      depth: 60,
      color: '#c3c9ce',
      gloom: 0.25,
      contents: [
        cylinder([x, h - 60, d * 0.52], r * 0.92, 30, at ? '#8d959d' : '#dfe3e6'),
        ...Array.from({ length: at ? 26 : 16 }, (_, step) => {
          const a = (step / (at ? 13 : 8)) * Math.PI;
          return cylinder(
            [x + Math.cos(a) * r * 0.74, h - 30, d * 0.52 + Math.sin(a) * r * 0.74],
            at ? r * 0.055 : r * 0.11,
            26,
            vary.pick(
              `cup ${at} ${step}`,
              at ? ['#dbe9ef', '#e6c36a', '#dbe9ef'] : ['#f0f2f3', '#d9dee2', look.accent],
            ),
          );
        }),
      ],
    }),
  ]);
  const arm = (x: number, reach: number): Part[] => [
    cylinder([x, h, d * 0.26], 22, 130, '#c8cdd1'),
    tube(
      [
        [x, h + 130, d * 0.26],
        [x + reach, h + 130, d * 0.5],
      ],
      26,
      tone,
      { straight: true },
    ),
    tube(
      [
        [x + reach, h + 130, d * 0.5],
        [x + reach, h + 30, d * 0.5],
      ],
      5,
      '#dfe3e6',
      { straight: true },
    ),
  ];
  const back = h + 210;
  const parts: Part[] = [
    ...casters(w, d, foot),
    middle(foot, 0, [w, h - foot, d], tone, {
      radius: 12,
      front: (pen) =>
        [0, 1, 2]
          .map(
            (at) =>
              rect(w * (0.03 + at * 0.32), pen.height * 0.16, w * 0.3, pen.height * 0.76, {
                fill: mix(tone, '#9aa2aa', at === 1 ? 0.12 : 0.04),
                stroke: '#5d6875',
                width: pen.pixel,
                r: 10,
              }) +
              rect(w * (0.03 + at * 0.32) + w * 0.12, pen.height * 0.22, w * 0.06, 12, {
                fill: '#39414c',
                r: 6,
              }),
          )
          .join('') + rect(0, pen.height * 0.07, w, pen.height * 0.03, { fill: look.accent }),
    }),
    middle(h, 0, [w, 210, d * 0.2], tone, {
      radius: 20,
      front: (pen) =>
        plate(pen, pen.width * 0.06, pen.height * 0.4, pen.width * 0.14, pen.height * 0.12, look.accent) +
        lamp(pen, pen.width * 0.94, pen.height * 0.4, 9, '#6fbf8b'),
    }),
    ...discs,
    ...arm(-w * 0.08, -w * 0.12),
    ...arm(w * 0.32, -w * 0.14),
    block([w * 0.32, h, d * 0.42], [w * 0.15, 60, d * 0.5], look.dark, {
      top: (pen) =>
        Array.from({ length: 15 }, (_, at) =>
          disc(
            pen.width * (0.2 + (at % 3) * 0.3),
            pen.height * (0.12 + Math.floor(at / 3) * 0.19),
            pen.width * 0.1,
            { fill: '#b04a45', stroke: '#18202e', width: pen.pixel },
          ),
        ).join(''),
    }),
    monitor([w / 2 + 40, h - 60, d * 0.5], 380, 270, 6, '#2b323d', (pen) =>
      screenDisplay(pen, 16, 14, pen.width - 32, pen.height - 28, {
        title: 'worklist',
        readings: [
          { name: 'glu', value: '5.12' },
          { name: 'alt', value: '24' },
          { name: 'crea', value: '78' },
          { name: 'k+', value: '4.1' },
        ],
        accent: look.accent,
        light: true,
      }),
    ),
    tube(
      [
        [w / 2 + 230, h - 40, d * 0.46],
        [w / 2 + 120, h - 120, d * 0.4],
        [w / 2 - 6, h - 130, d * 0.4],
      ],
      30,
      '#59636f',
      { straight: true },
    ),
  ];
  const lid = leaning([-w / 2, look.open ? back : h + 4, look.open ? d * 0.2 : d - 10], look.open ? 4 : 66);
  parts.push(
    solid({
      frame: lid,
      profile: rectangle(w * 0.98, look.open ? d * 0.5 : d * 0.84),
      depth: 6,
      color: '#8fb0be',
      opacity: 0.3,
    }),
  );
  return {
    parts,
    controls: { at: [-w * 0.06, h + 20, d * 0.5], width: w * 0.72, height: 420, aim: { yaw: 14, pitch: 34 } },
  };
}
