import type { Model } from '../../engine/render.ts';
import { cylinder, tube } from '../../engine/round-part.ts';
import { keypad, rocker, vents } from '../../ink/controls.ts';
import { ledDisplay } from '../../ink/display.ts';
import { board, inField } from '../../kit/board.ts';
import { cabinet } from '../../kit/cabinet.ts';
import { feet } from '../../kit/stand.ts';
import type { Look } from '../../look.ts';

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
