import { box } from '../engine/box.ts';
import { mix } from '../engine/color.ts';
import type { Part } from '../engine/part.ts';
import type { Decorate } from '../engine/pen.ts';
import type { Model } from '../engine/render.ts';
import { cylinder, tube } from '../engine/round-part.ts';
import type { Vec } from '../engine/vector.ts';
import { dial, gauge, key, keypad, knob, lamp, plate, rocker, vents } from '../ink/controls.ts';
import { lcdDisplay, ledDisplay, screenDisplay } from '../ink/display.ts';
import { disc } from '../ink/shape.ts';
import { board, inField } from '../kit/board.ts';
import { feet } from '../kit/stand.ts';
import type { Look } from '../look.ts';
import { cabinet, shelves } from './cabinet.ts';

function incubatorBoard(look: Look): Decorate {
  const gas = look.vary.chance('co2', 0.65);
  const readings = [
    { name: 'temp', value: '37.0', unit: '°c' },
    gas ? { name: 'co2', value: '5.0', unit: '%' } : { name: 'set', value: '37.0', unit: '°c' },
  ];
  const style = look.vary.count('board', 0, 1);
  return board(look, (pen) => {
    const { width: w, height: h } = pen;
    return style === 0
      ? ledDisplay(
          pen,
          w * 0.08,
          h * 0.2,
          w * 0.46,
          h * 0.6,
          readings,
          look.vary.pick('led', ['#8fe0c8', '#ff8f7a', '#9cc9ff']),
        ) +
          keypad(pen, w * 0.62, h * 0.24, w * 0.3, h * 0.52, {
            rows: 2,
            columns: 3,
            labels: ['set', '+', 'co2', 'ok', '-', 'mute'],
          })
      : screenDisplay(pen, w * 0.3, h * 0.1, w * 0.4, h * 0.8, {
          title: 'chamber',
          readings,
          accent: look.accent,
        }) +
          plate(pen, w * 0.06, h * 0.42, w * 0.14, h * 0.16) +
          ['#6fbf8b', '#d9a441']
            .map((color, index) => lamp(pen, w * (0.84 + index * 0.06), h * 0.5, h * 0.07, color))
            .join('');
  });
}

export function incubator(look: Look): Model {
  const { vary } = look;
  const w = vary.between('w', 600, 720);
  const h = vary.between('h', 880, 1000);
  const d = vary.between('d', 600, 720);
  const top = 150;
  const dishes = (spot: Vec, cw: number, ch: number, cd: number): readonly Part[] => [
    ...shelves(3)(spot, cw, ch, cd),
    ...[1, 2, 3].flatMap((row) =>
      [0.2, 0.42, 0.64, 0.84]
        .filter((_, column) => vary.chance(`dish ${row} ${column}`, 0.6))
        .map((x) =>
          cylinder(
            [spot[0] + cw * x, spot[1] + (ch * row) / 4 + 9, spot[2] + cd * 0.55],
            cw * 0.07,
            vary.pick(`stack ${row} ${x}`, [24, 48]),
            '#d9c6bd',
          ),
        ),
    ),
  ];
  return cabinet(look, {
    w,
    h,
    d,
    foot: 40,
    door: [-w / 2 + 14, 75, w - 28, h - 75 - top],
    doors: 1,
    glass: vary.chance('glass', 0.25),
    color: look.body,
    doorColor: mix(look.body, '#ffffff', 0.16),
    front: inField(w * 0.06, 26, w * 0.88, top - 52, incubatorBoard(look)),
    chamber: '#c9c3b8',
    thick: 55,
    gloom: 0.3,
    contents: dishes,
    stands: feet(w, d, 40),
    controls: { at: [0, h - top / 2, d], width: w, height: 300 },
  });
}

export function dryingOven(look: Look): Model {
  const { vary } = look;
  const w = vary.between('w', 600, 860);
  const h = vary.between('h', 680, 920);
  const d = vary.between('d', 540, 680);
  const below = vary.chance('controls below', 0.45);
  const strip = 140;
  const digital = vary.chance('digital', 0.65);
  const face = board(look, (pen) => {
    const [pw, ph] = [pen.width, pen.height];
    const reading = [{ name: 'temp', value: vary.pick('temp', ['105', '120', '180', '60']), unit: '°c' }];
    return (
      (digital
        ? ledDisplay(pen, pw * 0.08, ph * 0.2, pw * 0.26, ph * 0.6, reading, '#ff8f7a') +
          keypad(pen, pw * 0.4, ph * 0.3, pw * 0.24, ph * 0.4, {
            rows: 1,
            columns: 4,
            labels: ['set', '+', '-', 'fan'],
          })
        : dial(pw * 0.2, ph * 0.5, ph * 0.3, 16, '#e8eaec') +
          knob(pen, pw * 0.2, ph * 0.5, ph * 0.24, '#2c333d') +
          dial(pw * 0.42, ph * 0.5, ph * 0.3, 11, '#e8eaec') +
          knob(pen, pw * 0.42, ph * 0.5, ph * 0.24, '#2c333d', 30)) +
      [
        lamp(pen, pw * 0.72, ph * 0.5, ph * 0.06, '#6fbf8b'),
        lamp(pen, pw * 0.76, ph * 0.5, ph * 0.06, '#d98a41'),
        rocker(pen, pw * 0.86, ph * 0.28, pw * 0.05, ph * 0.44, '#2f5f48'),
      ].join('')
    );
  });
  const window = vary.chance('window', 0.3);
  return cabinet(look, {
    w,
    h,
    d,
    foot: 45,
    door: [-w / 2 + 16, below ? 45 + strip : 65, w - 32, h - strip - 65],
    doors: w > 780 ? 2 : 1,
    glass: window,
    color: look.body,
    doorColor: mix(look.body, '#ffffff', 0.1),
    front: (pen) => inField(w * 0.05, below ? pen.height - strip + 22 : 22, w * 0.9, strip - 40, face)(pen),
    chamber: '#b9bfc4',
    thick: 48,
    gloom: 0.45,
    contents: (spot, cw, ch, cd) => [
      ...shelves(3, '#dadee1')(spot, cw, ch, cd),
      ...[0.25, 0.6].map((x) =>
        cylinder(
          [spot[0] + cw * x, spot[1] + ch * 0.25 + 10, spot[2] + cd * 0.5],
          cw * 0.09,
          ch * 0.1,
          '#dfe8ea',
        ),
      ),
      box({
        at: [spot[0] + cw * 0.3, spot[1] + ch * 0.5 + 10, spot[2] + cd * 0.3],
        size: [cw * 0.4, ch * 0.05, cd * 0.4],
        color: '#e6e3dc',
      }),
    ],
    stands: [...feet(w, d, 45), cylinder([w * 0.25, h, d * 0.4], 28, 40, '#8b929b')],
    controls: { at: [0, below ? 45 + strip / 2 : h - strip / 2, d], width: w * 0.98, height: 300 },
  });
}

export function muffleFurnace(look: Look): Model {
  const { vary } = look;
  const w = vary.between('w', 400, 520);
  const h = vary.between('h', 540, 680);
  const d = vary.between('d', 480, 600);
  const base = h * 0.26;
  const face = board(look, (pen) => {
    const [pw, ph] = [pen.width, pen.height];
    return (
      ledDisplay(
        pen,
        pw * 0.06,
        ph * 0.18,
        pw * 0.36,
        ph * 0.64,
        [{ name: 'temp', value: vary.pick('temp', ['1100', '950', '550', '825']), unit: '°c' }],
        '#ff8f5a',
      ) +
      keypad(pen, pw * 0.48, ph * 0.2, pw * 0.26, ph * 0.6, {
        rows: 2,
        columns: 3,
        labels: ['p', '+', 'run', 'i', '-', 'stop'],
      }) +
      rocker(pen, pw * 0.84, ph * 0.22, pw * 0.08, ph * 0.56, '#8f2f28')
    );
  });
  return cabinet(look, {
    w,
    h,
    d,
    foot: 24,
    door: [-w * 0.36, base + 24, w * 0.72, h - base - 60],
    doors: 1,
    glass: false,
    color: look.body,
    doorColor: look.steel,
    front: (pen) =>
      inField(w * 0.07, pen.height - base + 14, w * 0.86, base - 44, face)(pen) +
      vents(pen, w * 0.1, 8, w * 0.8, 18, 2),
    chamber: '#f1ddc4',
    thick: 70,
    gloom: 0.25,
    contents: (spot, cw, ch, cd) => [
      ...[0.2, 0.4, 0.6, 0.8].map((t) =>
        tube(
          [
            [spot[0] + 6, spot[1] + ch * t, spot[2]],
            [spot[0] + 6, spot[1] + ch * t, spot[2] + cd],
          ],
          9,
          '#e8945a',
          { straight: true },
        ),
      ),
      ...[0.35, 0.62].map((x) =>
        cylinder([spot[0] + cw * x, spot[1] + 2, spot[2] + cd * 0.6], cw * 0.11, ch * 0.22, '#fbf6ee'),
      ),
    ],
    stands: [...feet(w, d, 24), cylinder([0, h, d * 0.35], 24, vary.between('chimney', 40, 110), '#7f8790')],
    handleColor: '#2c333d',
    controls: { at: [0, 24 + base / 2, d], width: w, height: base * 1.4 },
  });
}

/** A sterilizer for the bench: a pressure door in a box. */
export function benchAutoclave(look: Look): Model {
  const { vary } = look;
  const w = vary.between('w', 450, 560);
  const h = vary.between('h', 400, 480);
  const d = vary.between('d', 520, 640);
  const r = h * 0.4;
  const face = board(look, (pen) => {
    const [pw, ph] = [pen.width, pen.height];
    return (
      lcdDisplay(
        pen,
        pw * 0.14,
        ph * 0.06,
        pw * 0.72,
        ph * 0.24,
        [{ name: 'ready', value: '134', unit: '°c' }],
        '#b9cbd8',
      ) +
      keypad(pen, pw * 0.14, ph * 0.38, pw * 0.72, ph * 0.26, {
        rows: 2,
        columns: 2,
        labels: ['121', '134', 'dry', 'door'],
        color: '#e3e6e9',
      }) +
      key(pen, pw * 0.14, ph * 0.7, pw * 0.72, ph * 0.08, {
        color: '#4d8a6c',
        label: 'start',
        ink: '#ffffff',
      }) +
      gauge(pen, pw * 0.5, ph * 0.89, Math.min(pw * 0.2, ph * 0.085), 0.55)
    );
  });
  const model = cabinet(look, {
    w,
    h,
    d,
    foot: 22,
    door: [-w / 2 + 16, 22 + (h - 22) * 0.07, w * 0.66, (h - 22) * 0.86],
    doors: 1,
    glass: false,
    color: look.body,
    doorColor: mix(look.body, '#ffffff', 0.2),
    front: (pen) => inField(w * 0.76, pen.height * 0.07, w * 0.2, pen.height * 0.86, face)(pen),
    chamber: '#aab1b7',
    thick: 46,
    gloom: 0.5,
    contents: (spot, cw, ch, cd) =>
      [0.3, 0.62].flatMap((t) => [
        box({
          at: [spot[0] + cw * 0.1, spot[1] + ch * t, spot[2] + cd * 0.05],
          size: [cw * 0.8, 8, cd * 0.86],
          color: '#dde1e4',
        }),
        box({
          at: [spot[0] + cw * 0.2, spot[1] + ch * t + 8, spot[2] + cd * 0.2],
          size: [cw * 0.55, ch * 0.1, cd * 0.5],
          color: '#b9d0dd',
        }),
      ]),
    stands: feet(w, d, 22),
    handleColor: look.dark,
    controls: { at: [w * 0.36, 22 + (h - 22) / 2, d], width: w * 0.5, height: h * 0.98 },
  });
  if (look.open) return model;
  const cx = -w / 2 + 16 + w * 0.33;
  const ring = box({
    at: [cx - r, 22 + (h - 22) / 2 - r, d + 48],
    size: [r * 2, r * 2, 14],
    color: mix(look.body, '#8a929c', 0.25),
    radius: r,
    front: (pen) =>
      disc(r, r, r * 0.78, { stroke: '#6a747f', width: pen.pixel, fill: mix(look.body, '#ffffff', 0.25) }) +
      plate(pen, r * 0.7, r * 0.4, r * 0.6, r * 0.14, look.accent),
  });
  return {
    ...model,
    parts: [
      ...model.parts,
      ring,
      tube(
        [
          [cx - r * 0.5, 22 + h * 0.46, d + 84],
          [cx + r * 0.5, 22 + h * 0.46, d + 84],
        ],
        24,
        look.dark,
        { straight: true },
      ),
    ],
  };
}
