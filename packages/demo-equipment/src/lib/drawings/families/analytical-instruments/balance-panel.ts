import { mix } from '../../engine/color.ts';
import type { Decorate } from '../../engine/pen.ts';
import type { Model } from '../../engine/render.ts';
import { onFrame } from '../../engine/vector.ts';
import { keypad } from '../../ink/controls.ts';
import { lcdDisplay, screenDisplay } from '../../ink/display.ts';
import { rect } from '../../ink/shape.ts';
import type { WedgeParts } from '../../kit/wedge.ts';
import type { Look } from '../../look.ts';

export function controls(look: Look, value: string, w: number): Decorate {
  const touch = look.vary.chance('touch', 0.5);
  return (pen) => {
    const h = pen.height;
    const ground = rect(w * 0.04, h * 0.06, w * 0.92, h * 0.88, {
      fill: look.panel,
      r: h * 0.08,
      stroke: mix(look.panel, '#18202e', 0.5),
      width: pen.pixel,
    });
    const reading = [{ name: 'net', value, unit: 'g' }];
    return touch
      ? ground +
          screenDisplay(pen, w * 0.16, h * 0.14, w * 0.68, h * 0.72, {
            title: 'weighing',
            readings: reading,
            buttons: ['tare', 'zero', 'cal'],
            accent: look.accent,
            light: look.vary.chance('light', 0.5),
          })
      : ground +
          lcdDisplay(
            pen,
            w * 0.2,
            h * 0.16,
            w * 0.6,
            h * 0.4,
            reading,
            look.vary.pick('lcd', ['#c3cfc0', '#b9cbd8']),
          ) +
          keypad(pen, w * 0.1, h * 0.68, w * 0.8, h * 0.18, {
            rows: 1,
            columns: 5,
            labels: ['on', 'zero', 'tare', 'cal', 'print'],
          });
  };
}

export function close(shape: WedgeParts, w: number): Model['controls'] {
  return {
    at: onFrame(shape.slope, w / 2, shape.slopeHeight * 0.55),
    width: w,
    height: shape.slopeHeight * 1.5,
    aim: { yaw: -11, pitch: shape.lean * 0.62 },
  };
}
