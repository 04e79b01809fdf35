import { sign } from '../engine/box.ts';
import { cavity } from '../engine/cavity.ts';
import { mix } from '../engine/color.ts';
import type { Part } from '../engine/part.ts';
import { circle, rectangle } from '../engine/profile.ts';
import type { Model } from '../engine/render.ts';
import { cylinder, lathe, tube } from '../engine/round-part.ts';
import { solid } from '../engine/solid.ts';
import { facing, leaning, onFrame } from '../engine/vector.ts';
import { gauge, key, keypad, lamp, plate, rocker, vents } from '../ink/controls.ts';
import { ledDisplay, screenDisplay } from '../ink/display.ts';
import { disc, rect } from '../ink/shape.ts';
import { block, middle } from '../kit/block.ts';
import { board, inField } from '../kit/board.ts';
import { flask } from '../kit/labware.ts';
import { casters, feet } from '../kit/stand.ts';
import { wedge } from '../kit/wedge.ts';
import type { Look } from '../look.ts';

/** Top-loading, on wheels, with a heavy lid that is screwed or swung shut. */
export function floorAutoclave(look: Look): Model {
  const { vary } = look;
  const w = vary.between('w', 540, 680);
  const h = vary.between('h', 900, 1000);
  const d = vary.between('d', 620, 760);
  const back = 120;
  const shape = wedge({ w, h, d, nose: h - 170, back, foot: 75, color: look.body, radius: 20 });
  const r = Math.min(w, d - back) * 0.38;
  const z = (d - back) * 0.5;
  const wheel = vary.chance('wheel', 0.5);
  const parts: Part[] = [
    ...casters(w, d, 75),
    shape.body,
    sign(
      shape.front,
      w,
      h - 245,
      (pen) =>
        rect(w * 0.08, pen.height * 0.1, w * 0.84, pen.height * 0.8, {
          stroke: '#5d6875',
          width: pen.pixel,
          opacity: 0.6,
          r: 12,
        }) +
        vents(pen, w * 0.25, pen.height * 0.66, w * 0.5, pen.height * 0.16, 6) +
        plate(pen, w * 0.14, pen.height * 0.16, w * 0.22, pen.height * 0.05, look.accent),
    ),
    sign(
      shape.slope,
      w,
      shape.slopeHeight,
      inField(
        w * 0.05,
        shape.slopeHeight * 0.08,
        w * 0.9,
        shape.slopeHeight * 0.84,
        board(look, (pen) => {
          const [pw, ph] = [pen.width, pen.height];
          return (
            gauge(pen, pw * 0.13, ph * 0.5, ph * 0.36, 0.55) +
            screenDisplay(pen, pw * 0.3, ph * 0.14, pw * 0.36, ph * 0.72, {
              title: 'sterilize',
              readings: [
                { name: 'temp', value: '121.4', unit: '°c' },
                { name: 'time', value: '14:20' },
              ],
              accent: look.accent,
            }) +
            keypad(pen, pw * 0.72, ph * 0.18, pw * 0.16, ph * 0.64, {
              rows: 2,
              columns: 2,
              labels: ['start', 'stop', '+', '-'],
              accents: { start: '#8fbfa3', stop: '#cf8f84' },
            }) +
            lamp(pen, pw * 0.94, ph * 0.34, 8, '#6fbf8b') +
            lamp(pen, pw * 0.94, ph * 0.64, 8, '#d98a41')
          );
        }),
      ),
    ),
    lathe({
      at: [0, h, z],
      profile: [
        [r * 1.18, 0],
        [r * 1.18, 16],
      ],
      color: '#b9bfc5',
    }),
  ];
  if (look.open) {
    const tall = leaning([-r * 1.15, h + 40, 70], 10);
    parts.push(
      cavity({
        frame: facing.top([0, h + 17, z]),
        profile: circle(r),
        depth: r * 1.2,
        color: '#aab1b7',
        gloom: 0.55,
        contents: [
          ...flask([-r * 0.35, h - r * 0.9, z + r * 0.2], r * 0.32, r * 0.9, '#e3d3a8'),
          ...flask([r * 0.35, h - r * 0.9, z - r * 0.2], r * 0.32, r * 0.9, '#cfdbe0'),
        ],
      }),
      block([-60, h, 10], [120, 80, 60], look.dark),
      solid({
        frame: { ...tall, o: onFrame(tall, r * 1.15, r * 1.15, -40) },
        profile: circle(r * 1.15),
        depth: 44,
        color: '#c3c9ce',
        face: (pen) => {
          const c = pen.width / 2;
          return (
            disc(c, c, c * 0.84, { fill: '#aab1b7', stroke: '#4b5561', width: pen.pixel * 1.6 }) +
            disc(c, c, c * 0.3, { fill: '#8d959d' })
          );
        },
      }),
    );
  } else {
    parts.push(
      lathe({
        at: [0, h + 16, z],
        profile: [
          [r * 1.12, 0],
          [r * 1.12, 40],
          [r * 0.9, 78],
          [r * 0.4, 98],
        ],
        color: '#ccd2d6',
      }),
    );
    if (wheel)
      parts.push(
        cylinder([0, h + 114, z], 20, 40, '#59636f'),
        lathe({
          at: [0, h + 150, z],
          profile: [
            [r * 0.55, 0],
            [r * 0.55, 20],
          ],
          color: look.dark,
        }),
      );
    else
      parts.push(
        tube(
          [
            [-r * 0.6, h + 80, z + r * 0.5],
            [-r * 0.6, h + 130, z + r * 0.85],
            [r * 0.6, h + 130, z + r * 0.85],
            [r * 0.6, h + 80, z + r * 0.5],
          ],
          26,
          look.dark,
          { straight: true },
        ),
      );
  }
  return {
    parts,
    controls: {
      at: onFrame(shape.slope, w / 2, shape.slopeHeight / 2),
      width: w * 0.98,
      height: shape.slopeHeight * 1.5,
      aim: { yaw: -10, pitch: shape.lean * 0.6 + 8 },
    },
  };
}

export function waterBath(look: Look): Model {
  const { vary } = look;
  const w = vary.between('w', 330, 560);
  const h = vary.between('h', 190, 230);
  const d = vary.between('d', 320, 380);
  const circulator = vary.chance('circulator', 0.4);
  const rim = 28;
  const [bw, bd] = [w - rim * 2, d - rim * 2];
  const water = cavity({
    frame: facing.top([-bw / 2, h + 1, d - rim]),
    profile: rectangle(bw, bd),
    depth: 130,
    color: '#c3c9ce',
    gloom: 0.2,
    contents: [
      middle(h - 130, rim, [bw, 92, bd], '#9fc3d2', { opacity: 0.75 }),
      block([-bw * 0.3, h - 40, rim + bd * 0.3], [bw * 0.34, 20, bd * 0.4], '#e0a04a', {
        top: (pen) =>
          Array.from({ length: 24 }, (_, at) =>
            disc(
              pen.width * (0.1 + (at % 6) * 0.16),
              pen.height * (0.16 + Math.floor(at / 6) * 0.23),
              pen.width * 0.05,
              { fill: '#8a5f2a' },
            ),
          ).join(''),
      }),
    ],
  });
  const parts: Part[] = [
    ...feet(w, d, 14),
    middle(14, 0, [w, h - 14, d], look.body, {
      front: (pen) =>
        inField(
          w * 0.5 - 140,
          pen.height * 0.42,
          280,
          pen.height * 0.46,
          board(
            look,
            (p) =>
              ledDisplay(
                p,
                24,
                p.height * 0.2,
                96,
                p.height * 0.6,
                [{ name: 'temp', value: vary.pick('t', ['37.0', '56.0', '42.0', '95.0']), unit: '°c' }],
                '#ff8f7a',
              ) +
              keypad(p, 140, p.height * 0.28, 90, p.height * 0.44, {
                rows: 1,
                columns: 3,
                labels: ['set', '+', '-'],
              }) +
              rocker(p, 244, p.height * 0.24, 22, p.height * 0.5, '#2f5f48'),
          ),
        )(pen) + plate(pen, w * 0.08, pen.height * 0.12, w * 0.16, pen.height * 0.1, look.accent),
    }),
    middle(h - 1, 0, [w, 2, d], '#c9cfd3'),
    water,
  ];
  if (circulator) {
    parts.push(
      block([-w * 0.16, h, 10], [w * 0.32, 150, 110], look.dark, {
        radius: 14,
        front: (pen) =>
          ledDisplay(
            pen,
            pen.width * 0.16,
            pen.height * 0.16,
            pen.width * 0.68,
            pen.height * 0.34,
            [{ name: 'bath', value: '37.00' }],
            '#8fe0c8',
          ) +
          keypad(pen, pen.width * 0.2, pen.height * 0.64, pen.width * 0.6, pen.height * 0.18, {
            rows: 1,
            columns: 3,
          }),
      }),
      cylinder([w * 0.1, h - 60, 90], 10, 60, '#c8cdd1'),
    );
  } else if (!look.open) {
    const ridge = 90;
    parts.push(
      solid({
        frame: facing.front([-w / 2 + 12, h + 1, 10]),
        profile: [
          [0, 0],
          [w - 24, 0],
          [w - 60, ridge],
          [36, ridge],
        ],
        depth: d - 20,
        color: '#c9d6dc',
        opacity: 0.72,
      }),
      middle(h + ridge, d / 2 - 14, [90, 20, 28], look.dark, { radius: 8 }),
    );
  } else {
    const frame = leaning([-w / 2 + 12, h + 4, 20], 18);
    parts.push(
      solid({ frame, profile: rectangle(w - 24, d * 0.8), depth: 10, color: '#c9d6dc', opacity: 0.72 }),
    );
  }
  return { parts, controls: { at: [0, 14 + (h - 14) * 0.38, d], width: 340, height: 200 } };
}

/** A clamshell or a tall chamber over a platform of flasks. */
export function shakingIncubator(look: Look): Model {
  const { vary } = look;
  const w = vary.between('w', 600, 780);
  const h = vary.between('h', 500, 620);
  const d = vary.between('d', 620, 720);
  const baseH = h * 0.42;
  const lidColor = mix(look.body, '#ffffff', 0.15);
  const platform = (y: number): Part[] => [
    middle(y, 60, [w - 130, 14, d - 130], '#8d959d'),
    ...[-0.3, 0, 0.3].flatMap((x) =>
      [0.3, 0.62].flatMap((z) =>
        flask(
          [x * (w - 60), y + 14, d * z],
          54,
          140,
          vary.pick(`medium ${x} ${z}`, ['#d9b27a', '#e0c69a', '#c9a06a']),
        ),
      ),
    ),
  ];
  const front = (pen: { width: number; height: number; pixel: number }): string =>
    inField(
      w * 0.08,
      pen.height * 0.2,
      w * 0.84,
      pen.height * 0.5,
      board(
        look,
        (p) =>
          screenDisplay(p, p.width * 0.3, p.height * 0.1, p.width * 0.4, p.height * 0.8, {
            title: 'shaking',
            readings: [
              { name: 'speed', value: '180', unit: 'rpm' },
              { name: 'temp', value: '37.0', unit: '°c' },
            ],
            accent: look.accent,
          }) +
          key(p, p.width * 0.78, p.height * 0.28, p.width * 0.14, p.height * 0.44, {
            label: 'start',
            color: '#4d8a6c',
            ink: '#ffffff',
          }) +
          plate(p, p.width * 0.06, p.height * 0.4, p.width * 0.16, p.height * 0.2, look.accent),
      ),
    )(pen) + vents(pen, w * 0.1, pen.height * 0.82, w * 0.8, pen.height * 0.1, 2);
  const chamber = cavity({
    frame: facing.top([-w / 2 + 40, baseH + 16, d - 40]),
    profile: rectangle(w - 80, d - 80),
    depth: 110,
    color: '#b3babf',
    gloom: 0.35,
    contents: platform(baseH - 90),
  });
  const parts: Part[] = [...feet(w, d, 16), middle(16, 0, [w, baseH, d], look.body, { front }), chamber];
  if (look.open) {
    parts.push(
      ...platform(baseH - 90)
        .slice(1)
        .map((part) => part),
    );
    const lid = leaning([-w / 2, baseH + 20, 60], 14);
    parts.push(
      solid({
        frame: { ...lid, o: onFrame(lid, 0, 0, -60) },
        profile: rectangle(w, d * 0.9),
        depth: 60,
        color: lidColor,
        face: (pen) =>
          rect(40, 40, pen.width - 80, pen.height - 80, {
            fill: '#b9cad2',
            stroke: '#4b5561',
            width: pen.pixel * 1.6,
            r: 20,
          }),
      }),
    );
  } else {
    const side: [number, number][] = [
      [0, baseH + 18],
      [d, baseH + 18],
      [d, baseH + 70],
      [d * 0.72, h + 60],
      [0, h + 60],
    ];
    const lean = (Math.atan2(d * 0.28, h - baseH - 10) * 180) / Math.PI;
    const plane = leaning([-w / 2 + 50, baseH + 84, d - 6], lean);
    const glassH = Math.hypot(d * 0.28, h - baseH - 10) - 30;
    parts.push(
      solid({ frame: facing.left([w / 2, 0, 0]), profile: side, depth: w, color: lidColor }),
      cavity({
        frame: plane,
        profile: rectangle(w - 100, glassH),
        depth: 400,
        color: '#a9b1b7',
        gloom: 0.4,
        contents: platform(baseH - 40),
      }),
      solid({ frame: plane, profile: rectangle(w - 100, glassH), depth: 2, color: '#7f9aa6', opacity: 0.35 }),
      middle(baseH + 34, d, [w * 0.3, 22, 22], look.dark, { radius: 8 }),
    );
  }
  return { parts, controls: { at: [0, 16 + baseH * 0.55, d], width: w, height: baseH * 1.2 } };
}
