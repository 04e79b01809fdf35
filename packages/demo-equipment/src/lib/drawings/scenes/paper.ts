import type { Part } from '../engine/part.ts';
import { rectangle, rounded } from '../engine/profile.ts';
import { solid } from '../engine/solid.ts';
import { leaning, onFrame, type Vec } from '../engine/vector.ts';
import { disc, rect, stroke } from '../ink/shape.ts';

const ink = '#22303f';

/** A clipboard that leans back: lines with a tick before each. */
export function clipboard(at: Vec, w: number, h: number, degrees: number, accent: string): Part[] {
  const frame = leaning(at, degrees);
  return [
    solid({ frame, profile: rounded(w, h, 14), depth: 8, color: '#8a6a48' }),
    solid({
      frame: { ...frame, o: onFrame(frame, w * 0.06, h * 0.04, 9) },
      profile: rectangle(w * 0.88, h * 0.88),
      depth: 1,
      color: '#fbfaf6',
      face: (pen) => {
        const [pw, ph] = [pen.width, pen.height];
        const rows = [0, 1, 2, 3, 4, 5].map((row) => {
          const y = ph * (0.24 + row * 0.12);
          const done = row < 4;
          return (
            rect(pw * 0.1, y, pw * 0.08, pw * 0.08, { stroke: '#6a7480', width: pen.pixel * 1.2, r: 2 }) +
            (done
              ? stroke(
                  `M${pw * 0.115} ${y + pw * 0.04}l${pw * 0.022} ${pw * 0.028}l${pw * 0.05} ${-pw * 0.07}`,
                  accent,
                  pw * 0.016,
                )
              : '') +
            rect(pw * 0.26, y + pw * 0.02, pw * (row % 3 === 1 ? 0.44 : 0.58), pw * 0.03, {
              fill: '#aab2ba',
              r: 2,
            })
          );
        });
        return (
          rect(pw * 0.1, ph * 0.09, pw * 0.5, ph * 0.035, { fill: ink, r: 2 }) +
          rect(pw * 0.1, ph * 0.15, pw * 0.34, ph * 0.02, { fill: '#aab2ba', r: 2 }) +
          rows.join('')
        );
      },
    }),
    solid({
      frame: { ...frame, o: onFrame(frame, w * 0.36, h * 0.92, 8) },
      profile: rounded(w * 0.28, h * 0.07, 8),
      depth: 8,
      color: '#8d959d',
    }),
  ];
}

/** A sheet with a heading, facts and a seal, on a stand of its own. */
export function certificate(at: Vec, w: number, h: number, accent: string): Part[] {
  const frame = leaning(at, 12);
  return [
    solid({
      frame,
      profile: rounded(w, h, 6),
      depth: 5,
      color: '#fbfaf6',
      face: (pen) => {
        const [pw, ph] = [pen.width, pen.height];
        return (
          rect(pw * 0.05, ph * 0.04, pw * 0.9, ph * 0.92, { stroke: accent, width: pen.pixel * 1.4 }) +
          rect(pw * 0.2, ph * 0.13, pw * 0.6, ph * 0.04, { fill: ink, r: 2 }) +
          rect(pw * 0.3, ph * 0.2, pw * 0.4, ph * 0.02, { fill: '#aab2ba', r: 2 }) +
          [0.3, 0.37, 0.44, 0.51]
            .map(
              (t, row) =>
                rect(pw * 0.14, ph * t, pw * 0.24, ph * 0.02, { fill: '#aab2ba', r: 2 }) +
                rect(pw * 0.46, ph * t, pw * (row % 2 ? 0.3 : 0.38), ph * 0.02, { fill: '#59636f', r: 2 }),
            )
            .join('') +
          disc(pw * 0.72, ph * 0.76, pw * 0.12, { fill: accent }) +
          disc(pw * 0.72, ph * 0.76, pw * 0.09, { stroke: '#ffffff', width: pw * 0.008 }) +
          stroke(
            `M${pw * 0.675} ${ph * 0.76}l${pw * 0.03} ${pw * 0.034}l${pw * 0.06} ${-pw * 0.07}`,
            '#ffffff',
            pw * 0.02,
          ) +
          stroke(
            `M${pw * 0.14} ${ph * 0.8}c${pw * 0.06} ${-ph * 0.06} ${pw * 0.08} ${ph * 0.05} ${pw * 0.14} ${-ph * 0.02}s${pw * 0.07} ${ph * 0.02} ${pw * 0.12} ${-ph * 0.01}`,
            ink,
            pw * 0.01,
          ) +
          rect(pw * 0.14, ph * 0.84, pw * 0.34, pen.pixel, { fill: '#6a7480' })
        );
      },
    }),
  ];
}
