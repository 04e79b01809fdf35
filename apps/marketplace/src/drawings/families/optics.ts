import { sign } from '../engine/box.ts';
import { mix } from '../engine/color.ts';
import type { Part } from '../engine/part.ts';
import { rounded } from '../engine/profile.ts';
import type { Model } from '../engine/render.ts';
import { cylinder } from '../engine/round-part.ts';
import { solid } from '../engine/solid.ts';
import { leaning, onFrame } from '../engine/vector.ts';
import { key, keypad, plate, vents } from '../ink/controls.ts';
import { lcdDisplay, peaks, screenDisplay } from '../ink/display.ts';
import { rect } from '../ink/shape.ts';
import { block, middle } from '../kit/block.ts';
import { feet, roundKnob } from '../kit/stand.ts';
import { wedge } from '../kit/wedge.ts';
import type { Look } from '../look.ts';

const absorbance = peaks([
  [0.18, 0.75, 0.07],
  [0.42, 0.4, 0.08],
  [0.72, 0.55, 0.1],
]);
const infrared = peaks([
  [0.12, 0.5, 0.05],
  [0.3, 0.3, 0.02],
  [0.5, 0.85, 0.012],
  [0.6, 0.45, 0.02],
  [0.7, 0.65, 0.015],
  [0.82, 0.8, 0.02],
  [0.9, 0.3, 0.015],
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

/** A heavy low bench with a sample bay in the middle, often with a press for small samples. */
export function ftir(look: Look): Model {
  const { vary } = look;
  const w = vary.between('w', 480, 620);
  const h = vary.between('h', 200, 250);
  const d = vary.between('d', 480, 580);
  const bayW = w * 0.36;
  const dark = mix(look.body, '#39414c', 0.75);
  const sideW = (w - bayW) / 2;
  const tall = (x: number, name: string): Part =>
    block([x, 14, 0], [sideW, h - 14, d], look.body, {
      radius: 22,
      front: (pen) =>
        name === 'right'
          ? screenDisplay(pen, pen.width * 0.16, pen.height * 0.2, pen.width * 0.68, pen.height * 0.42, {
              title: '4000-400',
              curves: [[infrared, look.accent]],
              light: true,
              accent: look.accent,
            })
          : plate(pen, pen.width * 0.16, pen.height * 0.26, pen.width * 0.5, pen.height * 0.09, look.accent) +
            rect(pen.width * 0.16, pen.height * 0.74, pen.width * 0.68, pen.height * 0.05, {
              fill: '#6fbf8b',
              r: 3,
            }),
    });
  const press: Part[] = [
    middle(h * 0.34, d * 0.56, [bayW * 0.72, 16, d * 0.3], '#b9bec4', { radius: 6 }),
    cylinder([0, h * 0.34 + 16, d * 0.7], bayW * 0.16, 8, '#7f8790'),
    cylinder([0, h * 0.34 + 24, d * 0.7], 7, 3, '#e8f0f2'),
    block([-bayW * 0.3, h * 0.34 + 16, d * 0.62], [20, h * 0.78, 26], '#8d959d'),
    block([-bayW * 0.3, h * 0.34 + h * 0.72, d * 0.6], [bayW * 0.42, 26, 40], '#8d959d', { radius: 4 }),
    cylinder([0, h * 0.34 + 34, d * 0.7], 12, h * 0.58, '#c8cdd1'),
    cylinder([0, h * 1.19, d * 0.7], 30, 34, dark),
  ];
  const parts: Part[] = [
    ...feet(w, d, 14),
    middle(14, 0, [bayW, h * 0.34 - 14, d * 0.96], dark),
    middle(14, 0, [bayW, h * 0.92, d * 0.36], dark, {
      front: (pen) =>
        rect(pen.width * 0.3, pen.height * 0.25, pen.width * 0.4, pen.width * 0.3, {
          fill: '#10151d',
          r: 40,
        }),
    }),
    tall(-w / 2, 'left'),
    tall(bayW / 2, 'right'),
  ];
  if (look.open || vary.chance('press', 0.65)) parts.push(...press);
  else
    parts.push(
      middle(h * 0.34, d * 0.34, [bayW - 4, h * 0.6, d * 0.6], mix(look.body, dark, 0.6), { radius: 16 }),
      roundKnob([0, h * 0.62, d * 0.94], 16, 14, '#2c333d'),
    );
  return {
    parts,
    controls: {
      at: [bayW * 0.9, h * 0.6, d],
      width: w * 0.62,
      height: h * 1.25,
      aim: { yaw: -14, pitch: 15 },
    },
  };
}

/** A dark cabinet with a camera above and a drawer of light below. */
export function gelImager(look: Look): Model {
  const { vary } = look;
  const w = vary.between('w', 360, 460);
  const h = vary.between('h', 540, 680);
  const d = vary.between('d', 420, 500);
  const bands = (pw: number, ph: number): string =>
    Array.from({ length: 8 }, (_, lane) =>
      [0.2, 0.34, 0.5, 0.62, 0.78]
        .filter((_t, at) => (lane * 3 + at * 5) % 4 !== 0)
        .map((t) =>
          rect(pw * (0.1 + lane * 0.1), ph * (t + (lane % 3) * 0.02), pw * 0.06, ph * 0.028, {
            fill: '#eaf3e6',
          }),
        )
        .join(''),
    ).join('');
  const gel = (pw: number, ph: number, x: number, y: number): string =>
    `<g transform="translate(${x} ${y})">${rect(0, 0, pw, ph, { fill: '#1b2027' })}${bands(pw, ph)}</g>`;
  const doorColor = mix(look.body, '#39414c', vary.pick('door tone', [0.15, 0.75]));
  const parts: Part[] = [
    ...feet(w, d, 14),
    middle(14, 0, [w, h - 14, d], look.body, {
      radius: 20,
      front: (pen) =>
        rect(w * 0.12, pen.height * 0.05, w * 0.76, pen.height * 0.36, { fill: '#2b323d', r: 12 }) +
        rect(w * 0.15, pen.height * 0.07, w * 0.7, pen.height * 0.32, { fill: '#33404c' }) +
        gel(w * 0.4, pen.height * 0.28, w * 0.17, pen.height * 0.09) +
        [0, 1, 2, 3]
          .map((at) =>
            key(pen, w * 0.6, pen.height * (0.09 + at * 0.072), w * 0.22, pen.height * 0.052, {
              label: ['auto', 'uv', 'blue', 'save'][at] ?? '',
              color: at === 0 ? look.accent : '#cfd5da',
              ...(at === 0 ? { ink: '#ffffff' } : {}),
            }),
          )
          .join('') +
        (look.open
          ? rect(w * 0.1, pen.height * 0.5, w * 0.8, pen.height * 0.4, {
              fill: '#161b22',
              stroke: '#10151d',
              width: pen.pixel,
            })
          : ''),
    }),
    cylinder([0, h, d * 0.5], w * 0.2, 40, '#5b6570'),
    cylinder([0, h + 40, d * 0.5], w * 0.14, vary.between('camera', 60, 110), '#39414c'),
  ];
  if (look.open) {
    parts.push(
      block([-w * 0.38, 14 + h * 0.1, d], [w * 0.76, h * 0.07, 200], '#59636f', {
        top: (pen) =>
          rect(20, 20, pen.width - 40, pen.height - 50, {
            fill: '#b7a4e6',
            stroke: '#39414c',
            width: pen.pixel,
          }) + rect(60, 40, pen.width - 120, pen.height - 90, { fill: '#efe9d8', opacity: 0.8 }),
      }),
      block([-w * 0.41, 14 + h * 0.08, d + 200], [w * 0.82, h * 0.36, 16], doorColor, { radius: 10 }),
    );
  } else {
    parts.push(
      block([-w * 0.41, 14 + h * 0.09, d], [w * 0.82, h * 0.4, 18], doorColor, {
        radius: 12,
        front: (pen) =>
          rect(pen.width * 0.3, pen.height * 0.1, pen.width * 0.4, pen.height * 0.06, {
            fill: '#18202e',
            opacity: 0.55,
            r: 5,
          }) +
          plate(pen, pen.width * 0.08, pen.height * 0.84, pen.width * 0.2, pen.height * 0.07, look.accent),
      }),
    );
  }
  return { parts, controls: { at: [0, h * 0.76, d], width: w * 1.02, height: h * 0.52 } };
}
