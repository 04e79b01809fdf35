import { mix } from '../../engine/color.ts';
import type { Decorate } from '../../engine/pen.ts';
import { keypad, lamp, plate } from '../../ink/controls.ts';
import { lcdDisplay, ledDisplay, screenDisplay } from '../../ink/display.ts';
import { rect } from '../../ink/shape.ts';
import type { Look } from '../../look.ts';

/** The strip with the temperature: lamps, figures, two to four keys. */
export function strip(look: Look, value: string): Decorate {
  const style = look.vary.count('strip', 0, 2);
  return (pen) => {
    const { width: w, height: h } = pen;
    const reading = [{ name: 'temp', value, unit: '°c' }];
    const ground = rect(0, 0, w, h, {
      fill: look.panel,
      stroke: mix(look.panel, '#18202e', 0.5),
      width: pen.pixel,
      r: h * 0.1,
    });
    const keys = keypad(pen, w * 0.62, h * 0.28, w * 0.32, h * 0.44, {
      rows: 1,
      columns: 4,
      labels: ['set', '+', '-', 'mute'],
      color: '#dfe2e6',
    });
    const lamps = ['#6fbf8b', '#d9a441', '#5a6470']
      .map((color, at) => lamp(pen, w * (0.07 + at * 0.035), h * 0.5, h * 0.08, color))
      .join('');
    if (style === 0)
      return (
        ground +
        ledDisplay(
          pen,
          w * 0.22,
          h * 0.2,
          w * 0.32,
          h * 0.6,
          reading,
          look.vary.pick('led', ['#ff8f7a', '#8fe0c8', '#9cc9ff']),
        ) +
        keys +
        lamps
      );
    if (style === 1)
      return ground + lcdDisplay(pen, w * 0.22, h * 0.2, w * 0.32, h * 0.6, reading) + keys + lamps;
    return (
      ground +
      screenDisplay(pen, w * 0.3, h * 0.12, w * 0.4, h * 0.76, {
        title: 'status ok',
        readings: reading,
        accent: look.accent,
      }) +
      lamps +
      plate(pen, w * 0.8, h * 0.4, w * 0.13, h * 0.2)
    );
  };
}
