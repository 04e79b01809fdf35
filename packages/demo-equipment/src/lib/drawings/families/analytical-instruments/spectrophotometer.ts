import { sign } from '../../engine/box.ts';
import { mix } from '../../engine/color.ts';
import type { Part } from '../../engine/part.ts';
import { rounded } from '../../engine/profile.ts';
import type { Model } from '../../engine/render.ts';
import { solid } from '../../engine/solid.ts';
import { leaning, onFrame } from '../../engine/vector.ts';
import { key, keypad, plate, vents } from '../../ink/controls.ts';
import { peaks } from '../../ink/curve.ts';
import { lcdDisplay, screenDisplay } from '../../ink/display.ts';
import { rect } from '../../ink/shape.ts';
import { feet } from '../../kit/stand.ts';
import { wedge } from '../../kit/wedge.ts';
import type { Look } from '../../look.ts';

const absorbance = peaks([
  [0.18, 0.75, 0.07],
  [0.42, 0.4, 0.08],
  [0.72, 0.55, 0.1],
]);
/** Low and broad: a panel on the right, the sample compartment with its lid on the left. */
export function spectrophotometer(look: Look): Model {
  const { vary } = look;
  const w = vary.between('w', 430, 560);
  const h = vary.between('h', 170, 215);
  const d = vary.between('d', 380, 470);
  const back = d * 0.42;
  const shape = wedge({ w, h, d, nose: h * 0.5, back, color: look.body, radius: 18 });
  const graph = vary.chance('graph', 0.6);
  const lidColor = mix(look.body, '#39414c', 0.68);
  const lidW = w * 0.38;
  const parts: Part[] = [
    ...feet(w, d, 14),
    shape.body,
    sign(
      shape.front,
      w,
      h * 0.5 - 14,
      (pen) =>
        plate(pen, w * 0.06, pen.height * 0.36, w * 0.18, pen.height * 0.2, look.accent) +
        vents(pen, w * 0.62, pen.height * 0.3, w * 0.3, pen.height * 0.45, 4),
    ),
    sign(shape.slope, w, shape.slopeHeight, (pen) => {
      const ph = pen.height;
      const x = w * 0.48;
      const ground = rect(x, ph * 0.08, w * 0.48, ph * 0.84, {
        fill: look.panel,
        r: 10,
        stroke: mix(look.panel, '#18202e', 0.4),
        width: pen.pixel,
      });
      return graph
        ? ground +
            screenDisplay(pen, x + w * 0.03, ph * 0.17, w * 0.42, ph * 0.66, {
              title: 'scan',
              curves: [[absorbance, look.accent]],
              readings: [
                { name: 'a', value: '0.482' },
                { name: 'nm', value: '260' },
              ],
              light: true,
              accent: look.accent,
              buttons: ['read', 'zero', 'scan'],
            })
        : ground +
            lcdDisplay(pen, x + w * 0.03, ph * 0.16, w * 0.24, ph * 0.34, [
              { name: 'a', value: '0.482' },
              { name: 'nm', value: '540' },
            ]) +
            keypad(pen, x + w * 0.3, ph * 0.16, w * 0.15, ph * 0.68, {
              rows: 4,
              columns: 3,
              labels: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '.', '0', 'ok'],
            }) +
            key(pen, x + w * 0.03, ph * 0.64, w * 0.11, ph * 0.18, { label: 'zero' }) +
            key(pen, x + w * 0.16, ph * 0.64, w * 0.11, ph * 0.18, { label: 'read', color: '#8fbfa3' });
    }),
  ];
  const bay = onFrame(shape.slope, w * 0.05, shape.slopeHeight * 0.12);
  const frame = leaning(bay, shape.lean);
  const lidH = shape.slopeHeight * 0.8;
  if (look.open) {
    parts.push(
      sign(
        frame,
        lidW,
        lidH,
        (pen) =>
          rect(0, 0, pen.width, pen.height, { fill: '#222831', stroke: '#10151d', width: pen.pixel, r: 8 }) +
          rect(pen.width * 0.34, pen.height * 0.2, pen.width * 0.32, pen.height * 0.6, {
            fill: '#59636f',
            r: 4,
          }) +
          [0.24, 0.4, 0.56]
            .map((t) =>
              rect(pen.width * 0.43, pen.height * t, pen.width * 0.14, pen.height * 0.11, {
                fill: '#dfe8ea',
                stroke: '#10151d',
                width: pen.pixel,
                r: 1,
              }),
            )
            .join(''),
      ),
      solid({
        frame: { ...leaning(onFrame(frame, 0, lidH), -4), o: onFrame(frame, 0, lidH, 0) },
        profile: rounded(lidW, lidH, 14),
        depth: 26,
        color: lidColor,
        face: (pen) => rect(12, 12, pen.width - 24, pen.height - 24, { fill: '#2b323d', r: 8 }),
      }),
    );
  } else {
    parts.push(
      solid({
        frame,
        profile: rounded(lidW, lidH, 16),
        depth: 26,
        color: lidColor,
        face: (pen) =>
          rect(pen.width * 0.3, pen.height * 0.84, pen.width * 0.4, pen.height * 0.07, {
            fill: '#18202e',
            opacity: 0.6,
            r: 4,
          }),
      }),
    );
  }
  return {
    parts,
    controls: {
      at: onFrame(shape.slope, w * 0.68, shape.slopeHeight / 2),
      width: w * 0.62,
      height: shape.slopeHeight * 1.05,
      aim: { yaw: -10, pitch: shape.lean * 0.62 },
    },
  };
}
