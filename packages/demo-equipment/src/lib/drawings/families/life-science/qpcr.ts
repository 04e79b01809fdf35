import { mix } from '../../engine/color.ts';
import type { Part } from '../../engine/part.ts';
import type { Model } from '../../engine/render.ts';
import { key, lamp, plate, vents } from '../../ink/controls.ts';
import { sigmoid } from '../../ink/curve.ts';
import { screenDisplay } from '../../ink/display.ts';
import { rect } from '../../ink/shape.ts';
import { block, middle } from '../../kit/block.ts';
import { wellPlate } from '../../kit/labware.ts';
import { feet } from '../../kit/stand.ts';
import type { Look } from '../../look.ts';

export function qpcr(look: Look): Model {
  const { vary } = look;
  const w = vary.between('w', 380, 500);
  const h = vary.between('h', 420, 500);
  const d = vary.between('d', 460, 560);
  const screen = vary.chance('screen', 0.7);
  const tone = mix(look.body, look.panel, 0.8);
  const curves = [0.42, 0.5, 0.57, 0.66, 0.74].map(
    (at, index) =>
      [
        sigmoid(at, 0.85 - index * 0.06),
        ['#e0a04a', '#6fbf8b', '#7fb2e0', '#d98a8a', '#b79fd6'][index] ?? '#ffffff',
      ] as const,
  );
  const y = h * 0.3;
  const parts: Part[] = [
    ...feet(w, d, 14),
    middle(14, 0, [w, h - 14, d], look.body, {
      radius: 26,
      front: (pen) => {
        const ph = pen.height;
        return (
          (screen
            ? rect(w * 0.1, ph * 0.08, w * 0.8, ph * 0.5, {
                fill: '#2b323d',
                r: 16,
                stroke: '#141a22',
                width: pen.pixel,
              }) +
              screenDisplay(pen, w * 0.15, ph * 0.12, w * 0.7, ph * 0.42, {
                title: 'amplification',
                curves,
                readings: [
                  { name: 'cycle', value: '31' },
                  { name: 'plate', value: '60.0', unit: '°c' },
                ],
                accent: look.accent,
              })
            : rect(0, ph * 0.1, w, ph * 0.3, { fill: tone }) +
              lamp(pen, w * 0.9, ph * 0.25, 7, '#6fbf8b') +
              key(pen, w * 0.42, ph * 0.2, w * 0.16, ph * 0.1, { label: 'open' })) +
          rect(w * 0.16, ph * 0.68, w * 0.68, ph * 0.16, {
            fill: '#39414c',
            stroke: '#18202e',
            width: pen.pixel,
            r: 6,
          }) +
          rect(w * 0.175, ph * 0.69, w * 0.65, ph * 0.14, { fill: mix(look.body, '#ffffff', 0.3), r: 5 }) +
          plate(pen, w * 0.4, ph * 0.9, w * 0.2, ph * 0.035, look.accent)
        );
      },
      right: (pen) => vents(pen, pen.width * 0.2, pen.height * 0.25, pen.width * 0.5, pen.height * 0.4, 12),
      left: (pen) => vents(pen, pen.width * 0.3, pen.height * 0.25, pen.width * 0.5, pen.height * 0.4, 12),
    }),
  ];
  if (look.open)
    parts.push(
      block([-w * 0.3, y - 62, d], [w * 0.6, 22, 165], '#4a525d'),
      wellPlate([-w * 0.2, y - 40, d + 45], w * 0.4, w * 0.27, 14),
      block([-w * 0.34, y - 72, d + 165], [w * 0.68, 52, 14], mix(look.body, '#ffffff', 0.3), { radius: 6 }),
    );
  return { parts, controls: { at: [0, h * 0.62, d], width: w * 1.05, height: h * 0.7 } };
}
