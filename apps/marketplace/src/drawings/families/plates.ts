import { cavity } from '../engine/cavity.ts';
import { mix } from '../engine/color.ts';
import type { Part } from '../engine/part.ts';
import { rectangle } from '../engine/profile.ts';
import type { Model } from '../engine/render.ts';
import { tube } from '../engine/round-part.ts';
import { solid } from '../engine/solid.ts';
import { facing, leaning } from '../engine/vector.ts';
import { key, keypad, lamp, plate, vents } from '../ink/controls.ts';
import { lcdDisplay, screenDisplay } from '../ink/display.ts';
import { rect } from '../ink/shape.ts';
import { block, middle } from '../kit/block.ts';
import { bottle, wellPlate } from '../kit/labware.ts';
import { feet } from '../kit/stand.ts';
import type { Look } from '../look.ts';

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

export function plateWasher(look: Look): Model {
  const { vary } = look;
  const w = vary.between('w', 330, 400);
  const d = vary.between('d', 380, 450);
  const base = vary.between('base', 110, 140);
  const tower = vary.between('tower', 90, 130);
  const parts: Part[] = [
    ...feet(w, d, 14),
    middle(14, 0, [w, base - 14, d], look.body, {
      radius: 14,
      front: (pen) =>
        lcdDisplay(
          pen,
          w * 0.08,
          pen.height * 0.2,
          w * 0.36,
          pen.height * 0.5,
          [{ name: 'wash', value: '3 × 300' }],
          '#b9cbd8',
        ) +
        keypad(pen, w * 0.52, pen.height * 0.18, w * 0.4, pen.height * 0.56, {
          rows: 2,
          columns: 4,
          labels: ['wash', 'prime', '+', 'start', 'soak', 'rinse', '-', 'stop'],
          accents: { start: '#8fbfa3', stop: '#cf8f84' },
        }),
    }),
    middle(base, d * 0.3, [w * 0.62, 16, d * 0.62], '#4a525d'),
    wellPlate([-w * 0.24, base + 16, d * 0.52], w * 0.48, w * 0.32, 15),
    middle(base, 0, [w * 0.96, tower, d * 0.34], look.body, {
      radius: 16,
      front: (pen) =>
        plate(pen, pen.width * 0.36, pen.height * 0.16, pen.width * 0.28, pen.height * 0.14, look.accent),
    }),
    middle(base + 62, d * 0.34, [w * 0.4, 34, d * 0.18], look.dark),
    middle(base + 52, d * 0.5, [w * 0.5, 26, 60], '#c8cdd1', { radius: 4 }),
    ...[-0.21, -0.15, -0.09, -0.03, 0.03, 0.09, 0.15, 0.21].map((x) =>
      tube(
        [
          [x * w, base + 52, d * 0.53],
          [x * w, base + 34, d * 0.53],
        ],
        4,
        '#dfe3e6',
        { straight: true },
      ),
    ),
  ];
  for (const [at, color] of ['#dbe6ea', '#e9eef0', '#b9c6cc'].entries()) {
    if (at === 2 && !vary.chance('waste', 0.6)) continue;
    const x = w / 2 + 80 + (at % 2) * 140;
    const z = at === 2 ? 90 : 240;
    parts.push(
      ...bottle([x, 0, z], 58, 230, [look.accent, '#39414c', '#a3473c'][at] ?? '#39414c', color),
      tube(
        [
          [x, 228, z],
          [x - 20, 300, z - 20],
          [w / 2 + 20, 260, 90],
          [w * 0.44, base + 60, 60],
        ],
        7,
        '#dfe8ea',
        { opacity: 0.9 },
      ),
    );
  }
  return {
    parts,
    controls: { at: [0, base * 0.62, d], width: w * 1.05, height: base * 1.7, aim: { yaw: -11, pitch: 20 } },
  };
}

export function liquidHandler(look: Look): Model {
  const { vary } = look;
  const w = vary.between('w', 900, 1350);
  const h = vary.between('h', 760, 900);
  const d = vary.between('d', 680, 780);
  const deck = 150;
  const tone = mix(look.body, look.panel, vary.pick('tone', [0.05, 0.6]));
  const post = 70;
  const inner = w - post * 2;
  const heads = vary.count('heads', 1, 2);
  const slots = Math.floor(inner / 150);
  const labware: Part[] = Array.from({ length: slots * 3 }, (_, at): Part[] => {
    const x = -inner / 2 + 14 + (at % slots) * (inner / slots);
    const z = 120 + Math.floor(at / slots) * 165;
    const kind = vary.count(`slot ${at}`, 0, 3);
    const tipColor = vary.pick(`tips ${at}`, ['#3d6e9e', '#c9a23a', '#4d8a6c', '#59636f']);
    if (kind === 0) return [];
    if (kind === 1) return [wellPlate([x, deck + 4, z], 127, 86, 16)];
    if (kind === 2)
      return [
        block([x, deck + 4, z], [127, 52, 86], tipColor),
        wellPlate([x, deck + 56, z], 127, 86, 8, mix(tipColor, '#ffffff', 0.55)),
      ];
    return [
      block([x, deck + 4, z], [127, 38, 86], '#dfe5e8', {
        top: (pen) =>
          rect(8, 8, pen.width - 16, pen.height - 16, {
            fill: '#9fc3d2',
            stroke: '#7f8d98',
            width: pen.pixel,
          }),
      }),
    ];
  }).flat();
  const parts: Part[] = [
    ...feet(w, d, 24),
    middle(24, 0, [w, deck - 24, d], look.body, {
      radius: 12,
      front: (pen) =>
        plate(pen, w * 0.06, pen.height * 0.34, w * 0.14, pen.height * 0.18, look.accent) +
        rect(w * 0.26, pen.height * 0.42, w * 0.5, pen.height * 0.06, { fill: '#6fd0c0', r: 4 }) +
        [0, 1]
          .map((at) =>
            key(pen, w * (0.84 + at * 0.06), pen.height * 0.3, w * 0.04, w * 0.04, {
              color: at ? '#b4574a' : '#5b9a78',
            }),
          )
          .join(''),
    }),
    middle(deck, 20, [inner, 4, d - 40], '#59636f', {
      top: (pen) =>
        Array.from({ length: slots + 1 }, (_, at) =>
          rect((pen.width / slots) * at - 2, 0, 4, pen.height, { fill: '#18202e', opacity: 0.35 }),
        ).join(''),
    }),
    middle(deck, 0, [w, h - deck, 60], mix(tone, '#39414c', 0.15)),
    block([-w / 2, deck, 0], [post, h - deck, d], tone),
    block([w / 2 - post, deck, 0], [post, h - deck, d], tone),
    ...labware,
    middle(h - 230, 80, [inner, 46, 50], '#8d959d', {
      front: (pen) => rect(0, 18, pen.width, 6, { fill: '#39414c' }),
    }),
    ...Array.from({ length: heads }, (_, at): Part[] => {
      const x = -inner * 0.28 + at * inner * 0.45;
      return [
        block([x - 46, h - 260, 100], [92, 90, 300], '#a9b0b7', { radius: 8 }),
        block([x - 56, h - 440, 330], [112, 230, 90], mix(look.body, '#ffffff', 0.3), {
          radius: 10,
          front: (pen) =>
            rect(pen.width * 0.2, pen.height * 0.2, pen.width * 0.6, 10, { fill: look.accent }) +
            rect(pen.width * 0.12, pen.height * 0.8, pen.width * 0.76, pen.height * 0.12, {
              fill: '#39414c',
            }),
        }),
        ...[0, 1, 2, 3, 4, 5, 6, 7].map((tip) =>
          tube(
            [
              [x - 42 + tip * 12, h - 440, 375],
              [x - 42 + tip * 12, h - 500, 375],
            ],
            6,
            '#dfe3e6',
            { straight: true },
          ),
        ),
      ];
    }).flat(),
    middle(h, 0, [w, 60, d], tone, {
      radius: 14,
      front: () => rect(w * 0.3, 22, w * 0.4, 10, { fill: '#6fbf8b', opacity: 0.9, r: 5 }),
    }),
  ];
  if (!look.open)
    parts.push(
      middle(deck + 40, d - 8, [inner, h - deck - 60, 6], '#8fb0be', { opacity: 0.2 }),
      middle(deck + 30, d - 4, [inner, 22, 20], '#8d959d', { radius: 6 }),
    );
  return {
    parts,
    controls: {
      at: [-inner * 0.1, deck + 190, d * 0.55],
      width: inner * 0.62,
      height: 420,
      aim: { yaw: 16, pitch: 24 },
    },
  };
}

export function dnaSequencer(look: Look): Model {
  const { vary } = look;
  const floor = vary.chance('floor', 0.25);
  const w = floor ? 900 : vary.between('w', 480, 680);
  const h = floor ? 950 : vary.between('h', 480, 580);
  const d = floor ? 750 : vary.between('d', 520, 640);
  const tone = mix(look.body, '#ffffff', 0.2);
  const screenW = w * 0.42;
  const reads = ['#6fbf8b', '#e0a04a', '#7fb2e0', '#d98a8a'].map(
    (color, at) =>
      [(t: number) => 0.1 + 0.75 * Math.max(0, Math.sin(t * 17 + at * 1.57)) ** 3, color] as const,
  );
  const doorX = -w / 2 + w * 0.54;
  const doorW = w * 0.4;
  const parts: Part[] = [
    ...feet(w, d, 18),
    middle(18, 0, [w, h - 18, d], tone, {
      radius: 40,
      front: (pen) =>
        rect(0, pen.height * 0.9, w, pen.height * 0.02, { fill: look.accent }) +
        plate(pen, w * 0.07, pen.height * 0.76, w * 0.16, pen.height * 0.035, '#c4c9d0'),
      right: (pen) => vents(pen, pen.width * 0.2, pen.height * 0.55, pen.width * 0.6, pen.height * 0.25, 9),
    }),
    solid({
      frame: leaning([-w / 2 + w * 0.06, h * 0.42, d], 0),
      profile: rectangle(screenW, h * 0.46),
      depth: 14,
      color: '#2b323d',
      face: (pen) =>
        screenDisplay(pen, pen.width * 0.06, pen.height * 0.08, pen.width * 0.88, pen.height * 0.84, {
          title: 'run 48 %',
          curves: reads,
          readings: [{ name: 'q30', value: '92.4', unit: '%' }],
          buttons: ['pause', 'detail', 'end'],
          accent: look.accent,
        }),
    }),
  ];
  if (look.open) {
    parts.push(
      cavity({
        frame: facing.front([doorX + 14, h * 0.26, d + 0.5]),
        profile: rectangle(doorW - 28, h * 0.6),
        depth: 260,
        color: '#c3c9ce',
        gloom: 0.35,
        contents: [
          block([doorX + 30, h * 0.28, d - 220], [doorW - 60, 60, 180], '#59636f'),
          block([doorX + 50, h * 0.28 + 60, d - 160], [doorW - 100, 14, 100], '#dfe8ea', {
            top: (pen) =>
              rect(pen.width * 0.2, pen.height * 0.2, pen.width * 0.6, pen.height * 0.6, {
                fill: '#8fb8cc',
                stroke: '#39414c',
                width: pen.pixel,
              }),
          }),
          block([doorX + 40, h * 0.6, d - 200], [doorW - 80, 30, 120], look.accent),
        ],
      }),
      block([doorX, h * 0.26 + h * 0.62, d], [doorW, 18, h * 0.4], tone, { radius: 6 }),
    );
  } else {
    parts.push(
      block(
        [doorX, h * 0.24, d],
        [doorW, h * 0.64, 20],
        mix(tone, look.panel, vary.pick('door', [0.08, 0.8])),
        {
          radius: 20,
          front: (pen) =>
            rect(pen.width * 0.32, pen.height * 0.9, pen.width * 0.36, pen.height * 0.03, {
              fill: '#18202e',
              opacity: 0.4,
              r: 4,
            }),
        },
      ),
    );
  }
  if (vary.chance('reagents', 0.6))
    parts.push(
      block([-w / 2 + w * 0.08, h * 0.1, d], [w * 0.38, h * 0.24, 16], mix(tone, '#9aa2aa', 0.25), {
        radius: 14,
      }),
    );
  return {
    parts,
    controls: { at: [-w / 2 + w * 0.06 + screenW / 2, h * 0.65, d], width: screenW * 1.5, height: h * 0.62 },
  };
}
