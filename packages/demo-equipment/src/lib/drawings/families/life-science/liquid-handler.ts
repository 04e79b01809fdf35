import { mix } from '../../engine/color.ts';
import type { Part } from '../../engine/part.ts';
import type { Model } from '../../engine/render.ts';
import { tube } from '../../engine/round-part.ts';
import { key, plate } from '../../ink/controls.ts';
import { rect } from '../../ink/shape.ts';
import { block, middle } from '../../kit/block.ts';
import { wellPlate } from '../../kit/labware.ts';
import { feet } from '../../kit/stand.ts';
import type { Look } from '../../look.ts';

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
