import { box, sign } from '../engine/box.ts';
import { cavity } from '../engine/cavity.ts';
import { mix } from '../engine/color.ts';
import type { Part } from '../engine/part.ts';
import type { Decorate } from '../engine/pen.ts';
import { rectangle } from '../engine/profile.ts';
import type { Model } from '../engine/render.ts';
import { cylinder } from '../engine/round-part.ts';
import { solid } from '../engine/solid.ts';
import { facing, leaning, onFrame, type Vec } from '../engine/vector.ts';
import { handle, key, keypad, lamp, plate, vents } from '../ink/controls.ts';
import { lcdDisplay, ledDisplay, screenDisplay } from '../ink/display.ts';
import { rect } from '../ink/shape.ts';
import { inField } from '../kit/board.ts';
import { casters } from '../kit/stand.ts';
import type { Look } from '../look.ts';
import { cabinet } from './cabinet.ts';

/** The strip that tells the temperature: lamps, figures, two to four keys. */
function strip(look: Look, value: string): Decorate {
  const style = look.vary.count('strip', 0, 2);
  return (pen) => {
    const { width: w, height: h } = pen;
    const reading = [{ name: 'temp', value, unit: '°c' }];
    const ground = rect(0, 0, w, h, {
      fill: look.panel,
      stroke: mix(look.panel, '#18202e', 0.5),
      width: pen.pixel,
      r: h * 0.1,
    });
    const keys = keypad(pen, w * 0.62, h * 0.28, w * 0.32, h * 0.44, {
      rows: 1,
      columns: 4,
      labels: ['set', '+', '-', 'mute'],
      color: '#dfe2e6',
    });
    const lamps = ['#6fbf8b', '#d9a441', '#5a6470']
      .map((color, at) => lamp(pen, w * (0.07 + at * 0.035), h * 0.5, h * 0.08, color))
      .join('');
    if (style === 0)
      return (
        ground +
        ledDisplay(
          pen,
          w * 0.22,
          h * 0.2,
          w * 0.32,
          h * 0.6,
          reading,
          look.vary.pick('led', ['#ff8f7a', '#8fe0c8', '#9cc9ff']),
        ) +
        keys +
        lamps
      );
    if (style === 1)
      return ground + lcdDisplay(pen, w * 0.22, h * 0.2, w * 0.32, h * 0.6, reading) + keys + lamps;
    return (
      ground +
      screenDisplay(pen, w * 0.3, h * 0.12, w * 0.4, h * 0.76, {
        title: 'status ok',
        readings: reading,
        accent: look.accent,
      }) +
      lamps +
      plate(pen, w * 0.8, h * 0.4, w * 0.13, h * 0.2)
    );
  };
}

/** Racks with boxes, as in a freezer for samples. */
function racks(look: Look): (at: Vec, w: number, h: number, d: number) => readonly Part[] {
  return (at, w, h, d) =>
    Array.from({ length: 5 }, (_, row) => {
      const y = at[1] + (h / 5) * row;
      const shelf = box({ at: [at[0], y, at[2]], size: [w, 10, d * 0.94], color: '#c3c9ce' });
      if (look.vary.chance(`empty ${row}`, 0.3)) return [shelf];
      const count = look.vary.count(`racks ${row}`, 2, 5);
      return [
        shelf,
        ...Array.from({ length: count }, (_, column) =>
          box({
            at: [at[0] + 12 + column * (w / 5), y + 12, at[2] + d * 0.1],
            size: [w / 5 - 14, (h / 5) * 0.72, d * 0.74],
            color: look.vary.pick(`rack ${row} ${column}`, ['#d6dade', '#c4ccd4', '#e6e3dc']),
            front: (pen) =>
              [0.06, 0.37, 0.68]
                .map((t) =>
                  rect(pen.width * 0.08, pen.height * t, pen.width * 0.84, pen.height * 0.26, {
                    fill: '#eef0f1',
                    stroke: '#7b858f',
                    width: pen.pixel * 0.8,
                  }),
                )
                .join(''),
          }),
        ),
      ];
    }).flat();
}

export function uprightFreezer(look: Look): Model {
  const { vary } = look;
  const w = vary.between('w', 720, 1020);
  const h = vary.between('h', 1880, 2010);
  const d = vary.between('d', 820, 930);
  const foot = 90;
  const high = vary.chance('panel high', 0.6);
  const stripHeight = 120;
  const doorH = h - foot - 190;
  const doorY = high ? foot + 50 : foot + 40;
  const panelY = high ? 30 : 60;
  const value = vary.pick('value', ['-80', '-80', '-86', '-78', '-30']);
  const doorColor = mix(look.body, '#ffffff', 0.15);
  const face: Decorate = (pen) =>
    (high
      ? inField(w * 0.14, panelY, w * 0.72, stripHeight - 30, strip(look, value))(pen)
      : plate(pen, w * 0.4, 50, w * 0.2, 40, look.accent)) +
    vents(pen, w * 0.1, pen.height - 42, w * 0.8, 34, 3);
  const model = cabinet(look, {
    w,
    h,
    d,
    foot,
    door: [-w / 2 + 6, doorY, w - 12, high ? doorH : h - doorY - 120],
    doors: 1,
    glass: false,
    color: look.body,
    doorColor,
    front: face,
    chamber: '#d8dcdf',
    thick: 85,
    contents: racks(look),
    stands: casters(w, d, foot),
    handleColor: look.dark,
    controls: {
      at: high ? [0, h - panelY - 45, d] : [0, doorY + (h - doorY - 120) * 0.72, d + 90],
      width: w * 0.95,
      height: 400,
    },
  });
  if (high || look.open) return model;
  const y = doorY + (h - doorY - 120) * 0.7;
  return {
    ...model,
    parts: [...model.parts, sign(facing.front([-w * 0.3, y, d + 87]), w * 0.52, 120, strip(look, value))],
  };
}

function bottles(look: Look): (at: Vec, w: number, h: number, d: number) => readonly Part[] {
  return (at, w, h, d) =>
    Array.from({ length: 5 }, (_, row) => {
      const y = at[1] + (h / 5) * row + (row ? 0 : 6);
      const shelf = box({ at: [at[0], y, at[2]], size: [w, 8, d * 0.9], color: '#d5dadd' });
      const things = Array.from({ length: 6 }, (_, column): Part[] => {
        const kind = look.vary.count(`thing ${row} ${column}`, 0, 3);
        const x = at[0] + (w / 6) * (column + 0.5);
        const z = at[2] + d * 0.55;
        if (kind === 0) return [];
        if (kind === 1)
          return [
            box({
              at: [x - w * 0.06, y + 8, z - 60],
              size: [w * 0.12, h * 0.09, 120],
              color: look.vary.pick(`box ${row} ${column}`, ['#e8e4da', '#c9d4dd', '#d9c9b4']),
            }),
          ];
        const r = w * 0.045;
        const color = kind === 2 ? '#9a6a3c' : '#c9dbe0';
        return [
          cylinder([x, y + 8, z], r, h * 0.09, color),
          cylinder([x, y + 8 + h * 0.09, z], r * 0.5, h * 0.03, kind === 2 ? '#2c333c' : look.accent),
        ];
      }).flat();
      return [shelf, ...things];
    }).flat();
}

export function refrigerator(look: Look): Model {
  const { vary } = look;
  const doors = vary.chance('two doors', 0.35) ? 2 : 1;
  const w = doors === 2 ? vary.between('w', 1180, 1400) : vary.between('w', 600, 760);
  const h = vary.between('h', 1820, 1990);
  const d = vary.between('d', 640, 800);
  const foot = 80;
  const top = 170;
  return cabinet(look, {
    w,
    h,
    d,
    foot,
    door: [-w / 2 + 10, foot + 90, w - 20, h - foot - 90 - top],
    doors,
    glass: true,
    color: look.body,
    doorColor: mix(look.body, '#ffffff', 0.2),
    front: (pen) =>
      inField(
        w * 0.08,
        38,
        w * (doors === 2 ? 0.5 : 0.84),
        95,
        strip(look, vary.pick('value', ['4.0', '5.0', '3.8'])),
      )(pen) + vents(pen, w * 0.08, pen.height - 72, w * 0.84, 52, 4),
    chamber: '#e6eaec',
    thick: 52,
    gloom: 0.25,
    contents: bottles(look),
    stands: casters(w, d, foot),
    controls: {
      at: [doors === 2 ? -w * 0.15 : 0, h - 86, d],
      width: w * (doors === 2 ? 0.62 : 0.98),
      height: 300,
    },
  });
}

export function chestFreezer(look: Look): Model {
  const { vary } = look;
  const w = vary.between('w', 1200, 1750);
  const h = vary.between('h', 900, 1010);
  const d = vary.between('d', 720, 840);
  const foot = 80;
  const lidHeight = 95;
  const lidColor = mix(look.body, '#ffffff', 0.18);
  const value = vary.pick('value', ['-86', '-80', '-40', '-45']);
  const side = vary.chance('panel right', 0.5) ? 1 : -1;
  const panelW = 380;
  const px = side === 1 ? w / 2 - panelW - 60 : -w / 2 + 60;
  const parts: Part[] = [
    ...casters(w, d, foot),
    box({
      at: [-w / 2, foot, 0],
      size: [w, h - foot - lidHeight, d],
      color: look.body,
      front: (pen) =>
        vents(pen, side === 1 ? w * 0.05 : w * 0.6, pen.height * 0.45, w * 0.34, pen.height * 0.42, 10) +
        plate(pen, side === 1 ? w * 0.06 : w * 0.78, pen.height * 0.14, w * 0.14, 46, look.accent),
    }),
    sign(facing.front([px, h - lidHeight - 190, d + 1]), panelW, 130, strip(look, value)),
  ];
  if (look.open) {
    const top = h - lidHeight;
    const wall = 110;
    const thingW = (w - 2 * wall) / 4;
    parts.push(
      cavity({
        frame: facing.top([-w / 2 + wall, top + 0.5, d - wall]),
        profile: rectangle(w - 2 * wall, d - 2 * wall),
        depth: 420,
        color: '#d3d8db',
        gloom: 0.5,
        contents: [0, 1, 2, 3].map((at) =>
          box({
            at: [-w / 2 + wall + 10 + at * thingW, top - 420, wall + 10],
            size: [thingW - 20, at % 3 === 1 ? 240 : 330, d - 2 * wall - 20],
            color: at % 2 ? '#cdd3d8' : '#dfe1e0',
            top: (pen) =>
              rect(pen.width * 0.1, pen.height * 0.08, pen.width * 0.8, pen.height * 0.84, {
                stroke: '#76808a',
                width: pen.pixel,
              }),
          }),
        ),
      }),
    );
    const lid = leaning([-w / 2, top + 14, lidHeight], 12);
    parts.push(
      solid({
        frame: { ...lid, o: onFrame(lid, 0, 0, -lidHeight) },
        profile: rectangle(w, d * 0.98),
        depth: lidHeight,
        color: lidColor,
        face: (pen) =>
          rect(60, 60, pen.width - 120, pen.height - 120, {
            fill: '#e8ebec',
            stroke: '#6a747f',
            width: pen.pixel * 1.6,
            r: 20,
          }),
      }),
    );
  } else {
    parts.push(
      box({
        at: [-w / 2 - 6, h - lidHeight + 3, -2],
        size: [w + 12, lidHeight, d + 10],
        color: lidColor,
        front: (pen) =>
          handle(pen, w * 0.42, lidHeight * 0.5, w * 0.16, 26, look.dark) +
          key(pen, w * 0.61, lidHeight * 0.42, 40, 40, { color: '#c9ced2' }),
      }),
    );
  }
  return { parts, controls: { at: [px + panelW / 2, h - lidHeight - 125, d], width: 520, height: 300 } };
}
