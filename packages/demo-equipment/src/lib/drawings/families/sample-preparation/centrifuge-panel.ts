import { mix } from '../../engine/color.ts';
import type { Decorate } from '../../engine/pen.ts';
import { key, keypad, knob, plate } from '../../ink/controls.ts';
import { lcdDisplay, ledDisplay, type Reading, screenDisplay } from '../../ink/display.ts';
import { rect } from '../../ink/shape.ts';
import type { Look } from '../../look.ts';

/** What a display shows: a temperature only where the model is cooled, and no speed beyond its own. */
export function readings({ vary, facts }: Look, speed: number): Reading[] {
  const rpm = Math.floor(((facts.maxSpeed ?? speed) * vary.between('speed', 0.6, 1)) / 100) * 100;
  const temperature = vary.pick('temp', ['4', '20', '10']);
  return [
    { name: 'speed', value: String(rpm), unit: 'rpm' },
    { name: 'time', value: vary.pick('time', ['10:00', '5:00', '15:00', '20:00']) },
    ...(facts.isCooled ? [{ name: 'temp', value: temperature, unit: '°c' }] : []),
  ];
}

/** The control panel, one of three makes: knobs beside figures, keys below an LCD, or a color screen. */
export function controls(look: Look, speed: number): Decorate {
  const style = look.vary.count('panel style', 0, 2);
  return (pen) => {
    const { width: w, height: h } = pen;
    const m = h * 0.14;
    const ground = rect(w * 0.02, h * 0.05, w * 0.96, h * 0.9, {
      fill: look.panel,
      stroke: mix(look.panel, '#18202e', 0.5),
      width: pen.pixel,
      r: h * 0.08,
    });
    if (style === 0) {
      return (
        ground +
        ledDisplay(
          pen,
          w * 0.07,
          m * 1.4,
          w * 0.5,
          h - m * 2.8,
          readings(look, speed).slice(0, 2),
          look.vary.pick('led', ['#8fe0c8', '#ffb75c', '#ff8f7a']),
        ) +
        [0.645, 0.765].map((x) => knob(pen, w * x, h * 0.5, Math.min(h * 0.2, w * 0.052))).join('') +
        key(pen, w * 0.85, m * 1.4, w * 0.1, h * 0.28, { color: '#5b9a78', label: 'start', ink: '#ffffff' }) +
        key(pen, w * 0.85, h * 0.54, w * 0.1, h * 0.28, { color: '#b4574a', label: 'stop', ink: '#ffffff' })
      );
    }
    if (style === 1) {
      return (
        ground +
        lcdDisplay(
          pen,
          w * 0.06,
          m * 1.4,
          w * 0.48,
          h - m * 2.8,
          readings(look, speed),
          look.vary.pick('lcd', ['#c3cfc0', '#bccbd6', '#cfd0b8']),
        ) +
        keypad(pen, w * 0.6, m * 1.3, w * 0.34, h - m * 2.6, {
          rows: 2,
          columns: 4,
          labels: [
            'speed',
            'time',
            look.facts.isCooled ? 'temp' : 'rcf',
            'start',
            'short',
            'prog',
            'lid',
            'stop',
          ],
          color: '#e3e6e9',
          accents: { start: '#8fbfa3', stop: '#cf8f84' },
        })
      );
    }
    return (
      ground +
      screenDisplay(pen, w * 0.26, m * 0.9, w * 0.48, h - m * 1.8, {
        title: 'run',
        readings: readings(look, speed),
        accent: look.accent,
      }) +
      key(pen, w * 0.8, h * 0.3, w * 0.12, h * 0.4, { color: look.accent, label: 'start', ink: '#ffffff' }) +
      plate(pen, w * 0.07, h * 0.42, w * 0.13, h * 0.16)
    );
  };
}
