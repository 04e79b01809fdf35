import { sign } from '../../engine/box.ts';
import type { Part } from '../../engine/part.ts';
import type { Model } from '../../engine/render.ts';
import { tube } from '../../engine/round-part.ts';
import { onFrame, type Vec } from '../../engine/vector.ts';
import { keypad, plate } from '../../ink/controls.ts';
import { ledDisplay } from '../../ink/display.ts';
import { disc, rect } from '../../ink/shape.ts';
import { block } from '../../kit/block.ts';
import { feet } from '../../kit/stand.ts';
import { wedge } from '../../kit/wedge.ts';
import type { Look } from '../../look.ts';

export function electrophoresis(look: Look): Model {
  const { vary } = look;
  const vertical = vary.chance('vertical', 0.5);
  const lidColor = vary.pick('lid', ['#a3473c', '#3d6e9e', '#39414c', '#c08a3a']);
  const pw = vary.between('w', 200, 250);
  const ph = vary.between('h', 90, 120);
  const pd = vary.between('d', 230, 280);
  const shape = wedge({ w: pw, h: ph, d: pd, nose: ph * 0.4, back: 80, color: look.body, radius: 12 });
  const shift = (part: Part): Part => part;
  const x = pw / 2 + 60;
  const tank: Part[] = vertical
    ? [
        block([x, 0, 50], [190, 14, 150], '#dfe5e8'),
        block([x + 8, 14, 58], [174, 110, 134], '#a9c6d2', { opacity: 0.5 }),
        block([x + 40, 20, 100], [110, 130, 8], '#e9eef0'),
        block([x + 40, 20, 140], [110, 130, 8], '#e9eef0'),
        block([x + 56, 40, 148], [78, 60, 2], '#7fa6d6'),
        block([x, 14, 50], [190, 150, 150], '#b9d0da', { opacity: 0.35 }),
        ...(look.open
          ? [block([x + 210, 0, 70], [190, 40, 150], lidColor, { radius: 8 })]
          : [block([x - 4, 164, 46], [198, 36, 158], lidColor, { radius: 10 })]),
      ]
    : [
        block([x, 0, 30], [300, 12, 190], '#dfe5e8'),
        block([x + 4, 12, 34], [292, 50, 182], '#a9c6d2', { opacity: 0.5 }),
        block([x + 80, 12, 40], [140, 34, 170], '#cfdde3', {
          top: (pen) =>
            rect(12, 14, pen.width - 24, pen.height - 28, { fill: '#dfe9f0' }) +
            Array.from(
              { length: 10 },
              (_, at) =>
                rect(20 + at * ((pen.width - 44) / 10), 26, 6, 3, { fill: '#39414c' }) +
                rect(20 + at * ((pen.width - 44) / 10), 60 + (at % 3) * 12, 6, 3, { fill: '#3d6e9e' }),
            ).join(''),
        }),
        block([x, 12, 30], [300, 80, 190], '#b9d0da', { opacity: 0.35 }),
        ...(look.open
          ? []
          : [
              block([x - 4, 92, 26], [308, 16, 198], '#d2e0e6', { opacity: 0.6 }),
              block([x - 8, 84, 60], [16, 26, 110], lidColor),
              block([x + 292, 84, 60], [16, 26, 110], lidColor),
            ]),
      ];
  const jack: Vec = [pw * 0.3, ph * 0.35, pd];
  const end: Vec = vertical ? [x + 30, 200, 120] : [x, 96, 90];
  const parts: Part[] = [
    ...feet(pw, pd, 10),
    shape.body,
    sign(
      shape.slope,
      pw,
      shape.slopeHeight,
      (pen) =>
        rect(pw * 0.05, pen.height * 0.06, pw * 0.9, pen.height * 0.88, { fill: look.panel, r: 8 }) +
        ledDisplay(
          pen,
          pw * 0.1,
          pen.height * 0.16,
          pw * 0.52,
          pen.height * 0.46,
          [
            { name: 'volt', value: vary.pick('v', ['120', '100', '200']), unit: 'v' },
            { name: 'time', value: '0:45' },
          ],
          '#8fe0c8',
        ) +
        keypad(pen, pw * 0.68, pen.height * 0.16, pw * 0.22, pen.height * 0.66, {
          rows: 3,
          columns: 2,
          labels: ['v', '+', 'ma', '-', 'run', 'stop'],
          accents: { run: '#8fbfa3', stop: '#cf8f84' },
        }) +
        plate(pen, pw * 0.1, pen.height * 0.74, pw * 0.2, pen.height * 0.1, look.accent),
    ),
    sign(shape.front, pw, ph * 0.4 - 14, (pen) =>
      [0.56, 0.66, 0.76, 0.86]
        .map(
          (t, at) =>
            disc(pw * t, pen.height * 0.5, pen.height * 0.3, {
              fill: at % 2 ? '#22282f' : '#b3382c',
              stroke: '#10151d',
              width: pen.pixel,
            }) + disc(pw * t, pen.height * 0.5, pen.height * 0.12, { fill: '#0c1016' }),
        )
        .join(''),
    ),
    ...tank.map(shift),
    tube([jack, [pw * 0.34, 40, pd + 60], [x + 10, 30, pd + 50], [x - 14, 150, 160], end], 6, '#b3382c'),
    tube(
      [
        [pw * 0.4, ph * 0.3, pd],
        [pw * 0.46, 20, pd + 40],
        [x + 20, 14, pd + 30],
        [x - 6, 130, 170],
        [end[0] + 20, end[1], end[2] + 30],
      ],
      6,
      '#22282f',
    ),
  ];
  return {
    parts,
    controls: {
      at: onFrame(shape.slope, pw / 2, shape.slopeHeight * 0.35),
      width: pw * 1.08,
      height: shape.slopeHeight * 1.7,
      aim: { yaw: -12, pitch: 22 },
    },
  };
}
