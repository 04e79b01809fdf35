import { mix } from '../../engine/color.ts';
import type { Part } from '../../engine/part.ts';
import type { Model } from '../../engine/render.ts';
import { cylinder } from '../../engine/round-part.ts';
import { key, plate } from '../../ink/controls.ts';
import { rect } from '../../ink/shape.ts';
import { block, middle } from '../../kit/block.ts';
import { feet } from '../../kit/stand.ts';
import type { Look } from '../../look.ts';

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
