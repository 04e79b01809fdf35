import { mix } from '../../engine/color.ts';
import type { Part } from '../../engine/part.ts';
import type { Decorate } from '../../engine/pen.ts';
import type { Model } from '../../engine/render.ts';
import { cylinder } from '../../engine/round-part.ts';
import type { Vec } from '../../engine/vector.ts';
import { keypad, lamp, plate } from '../../ink/controls.ts';
import { ledDisplay, screenDisplay } from '../../ink/display.ts';
import { board, inField } from '../../kit/board.ts';
import { cabinet, shelves } from '../../kit/cabinet.ts';
import { feet } from '../../kit/stand.ts';
import type { Look } from '../../look.ts';

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
