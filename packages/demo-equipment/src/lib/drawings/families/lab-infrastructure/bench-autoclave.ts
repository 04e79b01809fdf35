import { box } from '../../engine/box.ts';
import { mix } from '../../engine/color.ts';
import type { Model } from '../../engine/render.ts';
import { tube } from '../../engine/round-part.ts';
import { gauge, key, keypad, plate } from '../../ink/controls.ts';
import { lcdDisplay } from '../../ink/display.ts';
import { disc } from '../../ink/shape.ts';
import { board, inField } from '../../kit/board.ts';
import { cabinet } from '../../kit/cabinet.ts';
import { feet } from '../../kit/stand.ts';
import type { Look } from '../../look.ts';

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
