import { sign } from '../../engine/box.ts';
import { mix } from '../../engine/color.ts';
import type { Part } from '../../engine/part.ts';
import { rounded } from '../../engine/profile.ts';
import type { Model } from '../../engine/render.ts';
import { solid } from '../../engine/solid.ts';
import { facing, leaning, onFrame } from '../../engine/vector.ts';
import { keypad, plate, vents } from '../../ink/controls.ts';
import { lcdDisplay, screenDisplay } from '../../ink/display.ts';
import { disc, rect } from '../../ink/shape.ts';
import { middle } from '../../kit/block.ts';
import { feet } from '../../kit/stand.ts';
import { wedge } from '../../kit/wedge.ts';
import type { Look } from '../../look.ts';

const block96 = (pixel: number, w: number, h: number): string => {
  const [sx, sy] = [w / 13, h / 9];
  return (
    rect(0, 0, w, h, { fill: '#c8cdd1', stroke: '#5d6874', width: pixel, r: 4 }) +
    Array.from({ length: 96 }, (_, at) =>
      disc(sx * (1 + (at % 12)), sy * (1 + Math.floor(at / 12)), Math.min(sx, sy) * 0.36, {
        fill: '#4f5a66',
      }),
    ).join('')
  );
};

export function thermalCycler(look: Look): Model {
  const { vary } = look;
  const w = vary.between('w', 230, 300);
  const h = vary.between('h', 150, 190);
  const d = vary.between('d', 390, 460);
  const back = vary.between('back', 110, 140);
  const shape = wedge({ w, h, d, nose: h * 0.4, back, color: look.body, radius: 16 });
  const touch = vary.chance('touch', 0.6);
  const lidD = d - back - 40;
  const top = h;
  const lidColor = mix(look.body, look.panel, vary.pick('lid tone', [0.1, 0.85]));
  const parts: Part[] = [
    ...feet(w, d, 12),
    shape.body,
    sign(
      shape.front,
      w,
      h * 0.4 - 14,
      (pen) =>
        vents(pen, w * 0.3, pen.height * 0.3, w * 0.4, pen.height * 0.5, 4) +
        plate(pen, w * 0.06, pen.height * 0.35, w * 0.14, pen.height * 0.3, look.accent),
    ),
    sign(shape.slope, w, shape.slopeHeight, (pen) => {
      const ph = pen.height;
      const ground = rect(w * 0.05, ph * 0.06, w * 0.9, ph * 0.88, {
        fill: look.panel,
        r: 8,
        stroke: mix(look.panel, '#18202e', 0.5),
        width: pen.pixel,
      });
      return touch
        ? ground +
            screenDisplay(pen, w * 0.16, ph * 0.14, w * 0.68, ph * 0.7, {
              title: 'pcr 35 cycles',
              readings: [
                { name: 'block', value: '72.0', unit: '°c' },
                { name: 'lid', value: '105', unit: '°c' },
              ],
              buttons: ['run', 'stop', 'view'],
              accent: look.accent,
            })
        : ground +
            lcdDisplay(
              pen,
              w * 0.1,
              ph * 0.16,
              w * 0.42,
              ph * 0.62,
              [{ name: 'block', value: '95.0', unit: '°c' }],
              '#b9cbd8',
            ) +
            keypad(pen, w * 0.58, ph * 0.14, w * 0.32, ph * 0.7, {
              rows: 4,
              columns: 3,
              labels: ['1', '2', '3', '4', '5', '6', '7', '8', '9', 'run', '0', 'stop'],
              accents: { run: '#8fbfa3', stop: '#cf8f84' },
            });
    }),
  ];
  const blockW = w * 0.56;
  const blockD = Math.min(lidD * 0.56, blockW * 0.72);
  if (look.open) {
    parts.push(
      middle(top, 45, [w * 0.78, 10, lidD - 20], '#59636f', {
        top: (pen) =>
          `<g transform="translate(${(pen.width - blockW) / 2} ${(pen.height - blockD) / 2})">${block96(pen.pixel, blockW, blockD)}</g>`,
      }),
    );
    const frame = leaning([-w * 0.42, top + 14, 60], 16);
    parts.push(
      solid({
        frame: { ...frame, o: onFrame(frame, 0, 0, -50) },
        profile: rounded(w * 0.84, lidD, 18),
        depth: 50,
        color: lidColor,
        face: (pen) =>
          rect(pen.width * 0.14, pen.height * 0.22, pen.width * 0.72, pen.height * 0.56, {
            fill: '#aeb5bb',
            stroke: '#59636f',
            width: pen.pixel * 1.6,
            r: 6,
          }),
      }),
    );
  } else {
    parts.push(
      solid({
        frame: facing.top([-w * 0.43, top, d - back - 8]),
        profile: rounded(w * 0.86, lidD, 22),
        depth: 46,
        color: lidColor,
        face: (pen) =>
          rect(pen.width * 0.2, pen.height * 0.2, pen.width * 0.6, pen.height * 0.45, {
            stroke: '#59636f',
            width: pen.pixel,
            r: 10,
            opacity: 0.5,
          }),
      }),
      middle(top + 14, d - back - 8, [w * 0.34, 22, 20], look.accent, { radius: 8 }),
    );
  }
  return {
    parts,
    controls: {
      at: onFrame(shape.slope, w / 2, shape.slopeHeight / 2),
      width: w * 1.02,
      height: shape.slopeHeight * 1.15,
      aim: { yaw: -12, pitch: shape.lean * 0.7 },
    },
  };
}
