import { box } from '../../engine/box.ts';
import { mix } from '../../engine/color.ts';
import type { Part } from '../../engine/part.ts';
import type { Model } from '../../engine/render.ts';
import { cylinder } from '../../engine/round-part.ts';
import type { Vec } from '../../engine/vector.ts';
import { vents } from '../../ink/controls.ts';
import { inField } from '../../kit/board.ts';
import { cabinet } from '../../kit/cabinet.ts';
import { casters } from '../../kit/stand.ts';
import type { Look } from '../../look.ts';
import { strip } from './temperature-strip.ts';

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
