import { box } from '../../engine/box.ts';
import { mix } from '../../engine/color.ts';
import type { Model } from '../../engine/render.ts';
import { cylinder } from '../../engine/round-part.ts';
import { dial, keypad, knob, lamp, rocker } from '../../ink/controls.ts';
import { ledDisplay } from '../../ink/display.ts';
import { board, inField } from '../../kit/board.ts';
import { cabinet, shelves } from '../../kit/cabinet.ts';
import { feet } from '../../kit/stand.ts';
import type { Look } from '../../look.ts';

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
