import { sign } from '../engine/box.ts';
import { mix } from '../engine/color.ts';
import type { Part } from '../engine/part.ts';
import type { Decorate } from '../engine/pen.ts';
import type { Model } from '../engine/render.ts';
import { cylinder, tube } from '../engine/round-part.ts';
import { onFrame } from '../engine/vector.ts';
import { keypad, plate } from '../ink/controls.ts';
import { lcdDisplay, screenDisplay } from '../ink/display.ts';
import { rect } from '../ink/shape.ts';
import { block, middle } from '../kit/block.ts';
import { feet } from '../kit/stand.ts';
import { type WedgeParts, wedge } from '../kit/wedge.ts';
import type { Look } from '../look.ts';

function controls(look: Look, value: string, w: number): Decorate {
  const touch = look.vary.chance('touch', 0.5);
  return (pen) => {
    const h = pen.height;
    const ground = rect(w * 0.04, h * 0.06, w * 0.92, h * 0.88, {
      fill: look.panel,
      r: h * 0.08,
      stroke: mix(look.panel, '#18202e', 0.5),
      width: pen.pixel,
    });
    const reading = [{ name: 'net', value, unit: 'g' }];
    return touch
      ? ground +
          screenDisplay(pen, w * 0.16, h * 0.14, w * 0.68, h * 0.72, {
            title: 'weighing',
            readings: reading,
            buttons: ['tare', 'zero', 'cal'],
            accent: look.accent,
            light: look.vary.chance('light', 0.5),
          })
      : ground +
          lcdDisplay(
            pen,
            w * 0.2,
            h * 0.16,
            w * 0.6,
            h * 0.4,
            reading,
            look.vary.pick('lcd', ['#c3cfc0', '#b9cbd8']),
          ) +
          keypad(pen, w * 0.1, h * 0.68, w * 0.8, h * 0.18, {
            rows: 1,
            columns: 5,
            labels: ['on', 'zero', 'tare', 'cal', 'print'],
          });
  };
}

function close(shape: WedgeParts, w: number): Model['controls'] {
  return {
    at: onFrame(shape.slope, w / 2, shape.slopeHeight * 0.55),
    width: w,
    height: shape.slopeHeight * 1.5,
    aim: { yaw: -11, pitch: shape.lean * 0.62 },
  };
}

/** To a tenth of a milligram: the pan stands in a glass case. */
export function analyticalBalance(look: Look): Model {
  const { vary } = look;
  const w = vary.between('w', 210, 245);
  const d = vary.between('d', 340, 400);
  const base = vary.between('base', 72, 92);
  const nose = base * 0.35;
  const back = vary.between('back', 95, 125);
  const shape = wedge({ w, h: base, d, nose, back, foot: 12, color: look.body, radius: 8 });
  const glassD = d - back - 55;
  const glassH = vary.between('case', 200, 260);
  const z0 = 45;
  const g = w * 0.94;
  const post = 9;
  const frameColor = mix(look.body, '#39414c', 0.5);
  const glass = (x: number, y: number, z: number, size: readonly [number, number, number]): Part =>
    block([x, y, z], size, '#b4ccd6', { opacity: 0.22 });
  const top = base + glassH;
  const corner = (x: number, z: number): Part => block([x, base, z], [post, glassH, post], frameColor);
  const shift = look.open ? -glassD * 0.62 : 0;
  const parts: Part[] = [
    ...feet(w, d, 12),
    shape.body,
    sign(
      shape.slope,
      w,
      shape.slopeHeight,
      controls(look, vary.pick('value', ['20.0004', '0.0000', '1.2847']), w),
    ),
    middle(base, 0, [w * 0.96, glassH * 0.98, z0], look.body, {
      radius: 8,
      right: (pen) => plate(pen, pen.width * 0.2, pen.height * 0.8, pen.width * 0.5, pen.height * 0.08),
    }),
    corner(-g / 2, z0),
    corner(g / 2 - post, z0),
    cylinder([0, base, z0 + glassD * 0.52], 13, 26, '#a9b0b7'),
    cylinder([0, base + 26, z0 + glassD * 0.52], w * 0.21, 6, '#d6dadd'),
    ...(vary.chance('weight', 0.6)
      ? [
          cylinder([6, base + 32, z0 + glassD * 0.52], 13, 28, '#c9b37a'),
          cylinder([6, base + 60, z0 + glassD * 0.52], 6, 8, '#c9b37a'),
          cylinder([6, base + 68, z0 + glassD * 0.52], 10, 6, '#c9b37a'),
        ]
      : []),
    glass(-g / 2, base, z0 + 2 + shift * 0, [2, glassH, glassD]),
    glass(-g / 2, base, z0 + glassD, [g, glassH, 2]),
    corner(-g / 2, z0 + glassD - post),
    corner(g / 2 - post, z0 + glassD - post),
    glass(g / 2 - 2, base, z0 + 2 + shift, [2, glassH, glassD]),
    block([g / 2, base + glassH * 0.5, z0 + glassD * 0.4 + shift], [14, 26, 26], frameColor, { radius: 6 }),
    glass(-g / 2, top, z0, [g, 2, glassD]),
    tube(
      [
        [-g / 2, top, z0],
        [-g / 2, top, z0 + glassD],
        [g / 2, top, z0 + glassD],
        [g / 2, top, z0],
      ],
      6,
      frameColor,
      { straight: true },
    ),
    middle(top + 2, z0 + glassD * 0.4, [w * 0.2, 8, 20], frameColor, { radius: 3 }),
  ];
  return { parts, controls: close(shape, w) };
}

/** To a hundredth of a gram: a free pan, sometimes with a low wind ring. */
export function precisionBalance(look: Look): Model {
  const { vary } = look;
  const w = vary.between('w', 190, 240);
  const d = vary.between('d', 270, 340);
  const h = vary.between('h', 70, 92);
  const back = vary.between('back', 95, 120);
  const shape = wedge({ w, h, d, nose: h * 0.34, back, foot: 12, color: look.body, radius: 10 });
  const panD = d - back - 14;
  const z = 8;
  const round = vary.chance('round pan', 0.35);
  const r = Math.min(panD, w) * 0.42;
  const pan: Part[] = round
    ? [
        cylinder([0, h, z + panD / 2], r * 0.5, 10, '#8d959d'),
        cylinder([0, h + 10, z + panD / 2], r, 7, '#d6dadd'),
      ]
    : [
        middle(h, z + panD * 0.3, [w * 0.3, 10, panD * 0.4], '#8d959d'),
        middle(h + 10, z, [w * 0.88, 8, panD], '#d6dadd', {
          radius: 14,
          upright: true,
          top: (pen) =>
            rect(pen.width * 0.06, pen.height * 0.06, pen.width * 0.88, pen.height * 0.88, {
              stroke: '#9aa2aa',
              width: pen.pixel,
              r: 8,
            }),
        }),
      ];
  const load: Part[] = vary.chance('load', 0.5)
    ? [
        cylinder([0, h + 18, z + panD / 2], 36, 4, '#e9edee'),
        cylinder([0, h + 22, z + panD / 2], 34, vary.between('load h', 20, 60), '#dbe4e8'),
      ]
    : [];
  return {
    parts: [
      ...feet(w, d, 12),
      shape.body,
      sign(
        shape.slope,
        w,
        shape.slopeHeight,
        controls(look, vary.pick('value', ['150.02', '0.00', '412.68', '2000.1']), w),
      ),
      ...pan,
      ...load,
    ],
    controls: close(shape, w),
  };
}
