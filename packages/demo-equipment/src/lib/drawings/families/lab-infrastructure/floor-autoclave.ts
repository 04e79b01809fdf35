import { sign } from '../../engine/box.ts';
import { cavity } from '../../engine/cavity.ts';
import type { Part } from '../../engine/part.ts';
import { circle } from '../../engine/profile.ts';
import type { Model } from '../../engine/render.ts';
import { cylinder, lathe, tube } from '../../engine/round-part.ts';
import { solid } from '../../engine/solid.ts';
import { facing, leaning, onFrame } from '../../engine/vector.ts';
import { gauge, keypad, lamp, plate, vents } from '../../ink/controls.ts';
import { screenDisplay } from '../../ink/display.ts';
import { disc, rect } from '../../ink/shape.ts';
import { block } from '../../kit/block.ts';
import { board, inField } from '../../kit/board.ts';
import { flask } from '../../kit/labware.ts';
import { casters } from '../../kit/stand.ts';
import { wedge } from '../../kit/wedge.ts';
import type { Look } from '../../look.ts';

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
