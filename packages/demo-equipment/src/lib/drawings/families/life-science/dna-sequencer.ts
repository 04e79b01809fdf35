import { cavity } from '../../engine/cavity.ts';
import { mix } from '../../engine/color.ts';
import type { Part } from '../../engine/part.ts';
import { rectangle } from '../../engine/profile.ts';
import type { Model } from '../../engine/render.ts';
import { solid } from '../../engine/solid.ts';
import { facing, leaning } from '../../engine/vector.ts';
import { plate, vents } from '../../ink/controls.ts';
import { screenDisplay } from '../../ink/display.ts';
import { rect } from '../../ink/shape.ts';
import { block, middle } from '../../kit/block.ts';
import { feet } from '../../kit/stand.ts';
import type { Look } from '../../look.ts';

export function dnaSequencer(look: Look): Model {
  const { vary } = look;
  const floor = vary.chance('floor', 0.25);
  const w = floor ? 900 : vary.between('w', 480, 680);
  const h = floor ? 950 : vary.between('h', 480, 580);
  const d = floor ? 750 : vary.between('d', 520, 640);
  const tone = mix(look.body, '#ffffff', 0.2);
  const screenW = w * 0.42;
  const reads = ['#6fbf8b', '#e0a04a', '#7fb2e0', '#d98a8a'].map(
    (color, at) =>
      [(t: number) => 0.1 + 0.75 * Math.max(0, Math.sin(t * 17 + at * 1.57)) ** 3, color] as const,
  );
  const doorX = -w / 2 + w * 0.54;
  const doorW = w * 0.4;
  const parts: Part[] = [
    ...feet(w, d, 18),
    middle(18, 0, [w, h - 18, d], tone, {
      radius: 40,
      front: (pen) =>
        rect(0, pen.height * 0.9, w, pen.height * 0.02, { fill: look.accent }) +
        plate(pen, w * 0.07, pen.height * 0.76, w * 0.16, pen.height * 0.035, '#c4c9d0'),
      right: (pen) => vents(pen, pen.width * 0.2, pen.height * 0.55, pen.width * 0.6, pen.height * 0.25, 9),
    }),
    solid({
      frame: leaning([-w / 2 + w * 0.06, h * 0.42, d], 0),
      profile: rectangle(screenW, h * 0.46),
      depth: 14,
      color: '#2b323d',
      face: (pen) =>
        screenDisplay(pen, pen.width * 0.06, pen.height * 0.08, pen.width * 0.88, pen.height * 0.84, {
          title: 'run 48 %',
          curves: reads,
          readings: [{ name: 'q30', value: '92.4', unit: '%' }],
          buttons: ['pause', 'detail', 'end'],
          accent: look.accent,
        }),
    }),
  ];
  if (look.open) {
    parts.push(
      cavity({
        frame: facing.front([doorX + 14, h * 0.26, d + 0.5]),
        profile: rectangle(doorW - 28, h * 0.6),
        depth: 260,
        color: '#c3c9ce',
        gloom: 0.35,
        contents: [
          block([doorX + 30, h * 0.28, d - 220], [doorW - 60, 60, 180], '#59636f'),
          block([doorX + 50, h * 0.28 + 60, d - 160], [doorW - 100, 14, 100], '#dfe8ea', {
            top: (pen) =>
              rect(pen.width * 0.2, pen.height * 0.2, pen.width * 0.6, pen.height * 0.6, {
                fill: '#8fb8cc',
                stroke: '#39414c',
                width: pen.pixel,
              }),
          }),
          block([doorX + 40, h * 0.6, d - 200], [doorW - 80, 30, 120], look.accent),
        ],
      }),
      block([doorX, h * 0.26 + h * 0.62, d], [doorW, 18, h * 0.4], tone, { radius: 6 }),
    );
  } else {
    parts.push(
      block(
        [doorX, h * 0.24, d],
        [doorW, h * 0.64, 20],
        mix(tone, look.panel, vary.pick('door', [0.08, 0.8])),
        {
          radius: 20,
          front: (pen) =>
            rect(pen.width * 0.32, pen.height * 0.9, pen.width * 0.36, pen.height * 0.03, {
              fill: '#18202e',
              opacity: 0.4,
              r: 4,
            }),
        },
      ),
    );
  }
  if (vary.chance('reagents', 0.6))
    parts.push(
      block([-w / 2 + w * 0.08, h * 0.1, d], [w * 0.38, h * 0.24, 16], mix(tone, '#9aa2aa', 0.25), {
        radius: 14,
      }),
    );
  return {
    parts,
    controls: { at: [-w / 2 + w * 0.06 + screenW / 2, h * 0.65, d], width: screenW * 1.5, height: h * 0.62 },
  };
}
