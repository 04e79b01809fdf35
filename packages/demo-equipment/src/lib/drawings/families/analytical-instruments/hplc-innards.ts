import type { Decorate } from '../../engine/pen.ts';
import { disc, rect, stroke } from '../../ink/shape.ts';
import type { Look } from '../../look.ts';

export type Unit = 'pump' | 'sampler' | 'oven' | 'detector';

/** What a module shows when its door is off. */
export function innards(unit: Unit, look: Look): Decorate {
  return (pen) => {
    const { width: w, height: h } = pen;
    const ground = rect(0, 0, w, h, { fill: '#4a535f', stroke: '#1c232e', width: pen.pixel, r: 6 });
    const line = (path: string): string => stroke(path, '#d8b36a', pen.pixel * 1.6);
    if (unit === 'pump')
      return (
        ground +
        [0.2, 0.42]
          .map(
            (x) =>
              rect(w * x, h * 0.3, w * 0.13, h * 0.44, {
                fill: '#c8cdd1',
                stroke: '#2a313c',
                width: pen.pixel,
                r: 4,
              }) +
              disc(w * (x + 0.065), h * 0.52, h * 0.12, {
                fill: '#8d959d',
                stroke: '#2a313c',
                width: pen.pixel,
              }),
          )
          .join('') +
        line(
          `M${w * 0.26} ${h * 0.3}V${h * 0.14}H${w * 0.48}V${h * 0.3}M${w * 0.55} ${h * 0.5}H${w * 0.76}V${h * 0.9}`,
        ) +
        disc(w * 0.76, h * 0.42, h * 0.15, { fill: '#b9bec4', stroke: '#2a313c', width: pen.pixel }) +
        disc(w * 0.76, h * 0.42, h * 0.07, { fill: look.accent })
      );
    if (unit === 'sampler')
      return (
        ground +
        [0, 1, 2]
          .map((row) =>
            Array.from(
              { length: 9 },
              (_, at) =>
                rect(w * (0.1 + at * 0.062), h * (0.36 + row * 0.2), w * 0.042, h * 0.15, {
                  fill: '#dfe8ea',
                  stroke: '#2a313c',
                  width: pen.pixel * 0.6,
                  r: 2,
                }) +
                rect(w * (0.1 + at * 0.062), h * (0.36 + row * 0.2), w * 0.042, h * 0.05, {
                  fill: at % 4 === row ? look.accent : '#39414c',
                }),
            ).join(''),
          )
          .join('') +
        rect(w * 0.74, h * 0.1, w * 0.05, h * 0.6, { fill: '#c8cdd1' }) +
        rect(w * 0.68, h * 0.12, w * 0.22, h * 0.1, { fill: '#8d959d' })
      );
    if (unit === 'oven')
      return (
        ground +
        [0.3, 0.5, 0.7]
          .map(
            (y) =>
              rect(w * 0.16, h * y, w * 0.56, h * 0.1, {
                fill: '#d3d8db',
                stroke: '#2a313c',
                width: pen.pixel,
                r: 4,
              }) +
              rect(w * 0.12, h * (y - 0.01), w * 0.06, h * 0.12, { fill: '#8d959d', r: 2 }) +
              rect(w * 0.7, h * (y - 0.01), w * 0.06, h * 0.12, { fill: '#8d959d', r: 2 }),
          )
          .join('') +
        line(
          `M${w * 0.12} ${h * 0.36}C${w * 0.02} ${h * 0.4} ${w * 0.04} ${h * 0.55} ${w * 0.12} ${h * 0.55}`,
        )
      );
    return (
      ground +
      rect(w * 0.14, h * 0.3, w * 0.34, h * 0.46, {
        fill: '#8d959d',
        stroke: '#1c232e',
        width: pen.pixel,
        r: 5,
      }) +
      disc(w * 0.31, h * 0.53, h * 0.14, { fill: '#2a313c' }) +
      disc(w * 0.31, h * 0.53, h * 0.08, { fill: '#b7a4d6' }) +
      line(
        `M${w * 0.48} ${h * 0.5}C${w * 0.6} ${h * 0.4} ${w * 0.62} ${h * 0.7} ${w * 0.76} ${h * 0.6}V${h * 0.95}`,
      )
    );
  };
}
