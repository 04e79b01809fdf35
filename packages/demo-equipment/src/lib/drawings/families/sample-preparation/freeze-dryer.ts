import type { Part } from '../../engine/part.ts';
import type { Model } from '../../engine/render.ts';
import { ball, cylinder, lathe, tube } from '../../engine/round-part.ts';
import type { Vec } from '../../engine/vector.ts';
import { gauge, keypad, vents } from '../../ink/controls.ts';
import { screenDisplay } from '../../ink/display.ts';
import { middle } from '../../kit/block.ts';
import { casters, feet } from '../../kit/stand.ts';
import type { Look } from '../../look.ts';

export function freezeDryer(look: Look): Model {
  const { vary } = look;
  const floor = vary.chance('floor', 0.5);
  const w = vary.between('w', 440, 560);
  const d = vary.between('d', 480, 580);
  const h = floor ? vary.between('floor h', 820, 900) : vary.between('h', 360, 430);
  const foot = floor ? 80 : 16;
  const r = w * 0.3;
  const z = d * 0.5;
  const drum = vary.between('drum', 240, 320);
  const shelf = vary.chance('shelves', 0.5);
  const acrylic = '#c2d5dd';
  const ports = [20, 80, 140, 200, 260, 320].map((degrees) => (degrees * Math.PI) / 180);
  const parts: Part[] = [
    ...(floor ? casters(w, d, foot) : feet(w, d, foot)),
    middle(foot, 0, [w, h - foot, d], look.body, {
      radius: 16,
      front: (pen) => {
        const top = pen.height * (floor ? 0.07 : 0.14);
        return (
          screenDisplay(pen, w * 0.12, top, w * 0.42, 120, {
            title: 'freeze drying',
            readings: [
              { name: 'cond', value: String(look.facts.condenser ?? -50), unit: '°c' },
              { name: 'vac', value: '0.08', unit: 'mbar' },
            ],
            accent: look.accent,
          }) +
          keypad(pen, w * 0.62, top, w * 0.26, 120, {
            rows: 3,
            columns: 2,
            labels: ['cool', 'vac', 'vent', 'def', 'on', 'off'],
            accents: { on: '#8fbfa3' },
          }) +
          vents(pen, w * 0.14, pen.height * 0.62, w * 0.72, pen.height * (floor ? 0.16 : 0.24), 6) +
          (floor ? gauge(pen, w * 0.5, pen.height * 0.38, 38, 0.2) : '')
        );
      },
    }),
    lathe({
      at: [0, h, z],
      profile: [
        [r * 1.2, 0],
        [r * 1.2, 22],
      ],
      color: '#c3c9ce',
    }),
  ];
  const y = h + 22;
  if (shelf) {
    for (let at = 0; at < 3; at += 1)
      parts.push(
        cylinder([0, y + 40 + at * drum * 0.28, z], r * 0.8, 8, '#b9bfc5'),
        ...[-0.4, 0, 0.4].map((x) =>
          cylinder(
            [x * r, y + 48 + at * drum * 0.28, z + r * 0.3],
            r * 0.12,
            34,
            at === 1 ? '#e6dcc4' : '#dfe8ea',
          ),
        ),
      );
    parts.push(
      lathe({
        at: [0, y, z],
        profile: [
          [r, 0],
          [r, drum],
        ],
        color: acrylic,
        opacity: 0.42,
      }),
    );
  } else {
    const vial = (a: number): Part[] => {
      const [cx, cz] = [Math.cos(a), Math.sin(a)];
      const at = (by: number, up: number): Vec => [cx * by, y + drum * 0.55 + up, z + cz * by];
      return [
        tube([at(r, 0), at(r + 44, 0)], 22, '#39414c', { straight: true, flat: true }),
        tube([at(r + 30, -4), at(r + 62, -30)], 20, '#dfe8ea', { straight: true, opacity: 0.9 }),
        ball(at(r + 74, -64), 40, '#d9e5ea', 0.75),
      ];
    };
    const back = ports.filter((a) => Math.sin(a) < 0).flatMap(vial);
    const front = ports.filter((a) => Math.sin(a) >= 0).flatMap(vial);
    parts.push(
      ...back,
      lathe({
        at: [0, y, z],
        profile: [
          [r, 0],
          [r, drum],
        ],
        color: acrylic,
        opacity: 0.5,
      }),
      cylinder([0, y + 4, z], r * 0.5, drum * 0.5, '#b9c6cc'),
      ...front,
    );
  }
  parts.push(
    lathe({
      at: [0, y + drum, z],
      profile: [
        [r * 1.08, 0],
        [r * 1.08, 16],
        [r * 0.5, 24],
      ],
      color: '#d3dde2',
    }),
    cylinder([0, y + drum + 24, z], 24, 22, look.dark),
  );
  return { parts, controls: { at: [0, h - (floor ? 0.07 : 0.14) * h - 60, d], width: w, height: 280 } };
}
