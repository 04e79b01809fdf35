import { mix } from '../../engine/color.ts';
import type { Part } from '../../engine/part.ts';
import type { Model } from '../../engine/render.ts';
import { tube } from '../../engine/round-part.ts';
import { solid } from '../../engine/solid.ts';
import { leaning } from '../../engine/vector.ts';
import { key, keypad, plate } from '../../ink/controls.ts';
import { heartbeat, plot } from '../../ink/curve.ts';
import { screenDisplay } from '../../ink/display.ts';
import { rect, stroke } from '../../ink/shape.ts';
import { block, middle } from '../../kit/block.ts';
import { monitor } from '../../kit/monitor.ts';
import { feet } from '../../kit/stand.ts';
import type { Look } from '../../look.ts';

export function ecg(look: Look): Model {
  const { vary } = look;
  const w = vary.between('w', 320, 400);
  const d = vary.between('d', 280, 340);
  const h = vary.between('h', 84, 104);
  const tone = mix(look.body, '#ffffff', 0.12);
  const flip = vary.chance('flip screen', 0.6);
  const paper = (pen: { width: number; height: number; pixel: number }): string => {
    const [pw, ph] = [pen.width, pen.height];
    const lines =
      Array.from({ length: 15 }, (_, at) => `M0 ${(ph / 14) * at}H${pw}`).join('') +
      Array.from({ length: 23 }, (_, at) => `M${(pw / 22) * at} 0V${ph}`).join('');
    return (
      rect(0, 0, pw, ph, { fill: '#fbf1ec', stroke: '#b98a80', width: pen.pixel }) +
      stroke(lines, '#e0a898', pen.pixel * 0.6, 0.8) +
      [0.06, 0.36, 0.66]
        .map((t) =>
          plot(pw * 0.03, ph * t, pw * 0.94, ph * 0.28, heartbeat, '#22282f', Math.max(0.9, pen.pixel)),
        )
        .join('')
    );
  };
  const parts: Part[] = [
    ...feet(w, d, 10),
    middle(10, 0, [w, h - 10, d], tone, {
      radius: 18,
      front: (pen) => plate(pen, w * 0.06, pen.height * 0.3, w * 0.18, pen.height * 0.2, look.accent),
      top: (pen) => {
        const ph = pen.height;
        return (
          rect(w * 0.04, ph * 0.5, w * 0.92, ph * 0.44, { fill: look.panel, r: 14 }) +
          keypad(pen, w * 0.08, ph * 0.56, w * 0.56, ph * 0.32, { rows: 4, columns: 10, color: '#dfe2e6' }) +
          key(pen, w * 0.7, ph * 0.56, w * 0.1, ph * 0.13, { label: 'ecg', color: '#8fbfa3' }) +
          key(pen, w * 0.83, ph * 0.56, w * 0.1, ph * 0.13, { label: 'stop', color: '#cf8f84' }) +
          key(pen, w * 0.7, ph * 0.74, w * 0.23, ph * 0.12, { label: 'copy' }) +
          rect(w * 0.5, ph * 0.06, w * 0.46, ph * 0.36, {
            fill: mix(tone, '#9aa2aa', 0.3),
            stroke: '#5d6875',
            width: pen.pixel,
            r: 8,
          })
        );
      },
    }),
    solid({
      frame: leaning([w * 0.03, h + 2, d * 0.3], 66),
      profile: [
        [0, 0],
        [w * 0.4, 0],
        [w * 0.4, 150],
        [0, 150],
      ],
      depth: 1,
      color: '#fbf1ec',
      face: paper,
    }),
    monitor(
      [-w * 0.47, h + (flip ? 4 : 2), d * (flip ? 0.26 : 0.42)],
      w * 0.46,
      flip ? 130 : 110,
      flip ? 24 : 80,
      '#2b323d',
      (pen) =>
        screenDisplay(pen, 8, 8, pen.width - 16, pen.height - 16, {
          title: '12 lead',
          curves: [[heartbeat, '#6fdc8b']],
          readings: [{ name: 'hr', value: vary.pick('hr', ['68', '74']) }],
          accent: look.accent,
        }),
      16,
    ),
    ...[0, 1, 2, 3].map((at) =>
      tube(
        [
          [w / 2, 40, 60 + at * 12],
          [w / 2 + 70, 60 - at * 8, 120 + at * 30],
          [w / 2 + 60 + at * 24, 8, 220 + at * 24],
          [w / 2 - 10 + at * 34, 6, d + 50 + at * 8],
        ],
        6,
        ['#8d959d', '#a9b0b7', '#8d959d', '#9aa2aa'][at] ?? '#8d959d',
      ),
    ),
    ...[0, 1, 2, 3].map((at) =>
      block(
        [w / 2 - 24 + at * 34, 0, d + 50 + at * 8],
        [24, 14, 40],
        ['#b3382c', '#c9a23a', '#4d8a6c', '#22282f'][at] ?? '#22282f',
        { radius: 5 },
      ),
    ),
  ];
  return {
    parts,
    controls: { at: [0, h + 20, d * 0.5], width: w * 1.02, height: 250, aim: { yaw: -10, pitch: 52 } },
  };
}
