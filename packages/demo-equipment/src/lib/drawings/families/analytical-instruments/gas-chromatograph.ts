import { cavity } from '../../engine/cavity.ts';
import { mix } from '../../engine/color.ts';
import type { Part } from '../../engine/part.ts';
import type { Decorate } from '../../engine/pen.ts';
import { rectangle } from '../../engine/profile.ts';
import type { Model } from '../../engine/render.ts';
import { cylinder, tube } from '../../engine/round-part.ts';
import { solid } from '../../engine/solid.ts';
import { facing, turned, type Vec } from '../../engine/vector.ts';
import { keypad, lamp, plate, vents } from '../../ink/controls.ts';
import { ledDisplay, screenDisplay } from '../../ink/display.ts';
import { rect } from '../../ink/shape.ts';
import { block, middle } from '../../kit/block.ts';
import { feet } from '../../kit/stand.ts';
import type { Look } from '../../look.ts';

export function gasChromatograph(look: Look): Model {
  const { vary } = look;
  const w = vary.between('w', 560, 640);
  const h = vary.between('h', 470, 530);
  const d = vary.between('d', 500, 560);
  const ovenW = w * 0.64;
  const doorColor = mix(look.body, '#ffffff', 0.14);
  const panelX = ovenW + w * 0.05;
  const pw = w - panelX - w * 0.03;
  const color = vary.chance('color screen', 0.5);
  const front: Decorate = (pen) => {
    const ph = pen.height;
    const ground = rect(panelX, ph * 0.05, pw, ph * 0.9, {
      fill: look.panel,
      r: 8,
      stroke: mix(look.panel, '#18202e', 0.4),
      width: pen.pixel,
    });
    return color
      ? ground +
          screenDisplay(pen, panelX + pw * 0.1, ph * 0.1, pw * 0.8, ph * 0.34, {
            title: 'run',
            readings: [{ name: 'oven', value: '120', unit: '°c' }],
            buttons: ['start', 'stop'],
            accent: look.accent,
          }) +
          vents(pen, panelX + pw * 0.2, ph * 0.6, pw * 0.6, ph * 0.28, 8)
      : ground +
          ledDisplay(pen, panelX + pw * 0.1, ph * 0.09, pw * 0.8, ph * 0.14, [
            { name: 'oven', value: '250', unit: '°c' },
          ]) +
          keypad(pen, panelX + pw * 0.1, ph * 0.3, pw * 0.8, ph * 0.5, {
            rows: 6,
            columns: 4,
            labels: [
              'oven',
              'inj',
              'det',
              'run',
              '7',
              '8',
              '9',
              'prep',
              '4',
              '5',
              '6',
              'col',
              '1',
              '2',
              '3',
              'flow',
              '0',
              '.',
              '-',
              'ent',
              'clr',
              'on',
              'off',
              'stop',
            ],
            color: '#dfe2e6',
            accents: { run: '#8fbfa3', stop: '#cf8f84' },
          }) +
          [0.3, 0.5, 0.7]
            .map((x, at) =>
              lamp(pen, panelX + pw * x, ph * 0.88, 6, ['#6fbf8b', '#d9a441', '#5a6470'][at] ?? '#5a6470'),
            )
            .join('');
  };
  const parts: Part[] = [
    ...feet(w, d, 16),
    middle(16, 0, [w, h - 16, d], look.body, {
      front,
      right: (pen) => vents(pen, pen.width * 0.15, pen.height * 0.15, pen.width * 0.3, pen.height * 0.3, 10),
    }),
  ];
  const x0 = -w / 2 + w * 0.03;
  const [oy, oh] = [16 + h * 0.06, h * 0.84];
  if (look.open) {
    const [cw, ch] = [ovenW - 50, oh - 60];
    const at: Vec = [x0 + 25, oy + 30, d + 0.5];
    const coil = Array.from({ length: 60 }, (_, step): Vec => {
      const a = (step / 60) * Math.PI * 12;
      return [
        at[0] + cw / 2 + Math.cos(a) * cw * 0.3,
        at[1] + ch * 0.48 + Math.sin(a) * ch * 0.32,
        d - 170 + step * 1.6,
      ];
    });
    parts.push(
      cavity({
        frame: facing.front(at),
        profile: rectangle(cw, ch),
        depth: 260,
        color: '#b4bac0',
        gloom: 0.5,
        contents: [
          solid({
            frame: facing.front([at[0] + cw / 2, at[1] + ch / 2, d - 258]),
            profile: Array.from({ length: 32 }, (_, s) => [
              Math.cos((s / 16) * Math.PI) * cw * 0.3,
              Math.sin((s / 16) * Math.PI) * cw * 0.3,
            ]),
            depth: 4,
            color: '#7f8790',
          }),
          tube(coil, 5, '#c98a4a'),
        ],
      }),
      solid({
        frame: turned([x0, oy, d + 2], -100),
        profile: rectangle(ovenW * 0.97, oh),
        depth: 44,
        color: doorColor,
        face: (pen) =>
          rect(24, 24, pen.width - 48, pen.height - 48, {
            fill: '#a9b0b6',
            stroke: '#4b5561',
            width: pen.pixel * 1.4,
          }),
      }),
    );
  } else {
    parts.push(
      block([x0, oy, d], [ovenW, oh, 42], doorColor, {
        radius: 10,
        front: (pen) =>
          rect(pen.width * 0.06, pen.height * 0.07, pen.width * 0.88, pen.height * 0.86, {
            stroke: '#4b5561',
            width: pen.pixel,
            opacity: 0.5,
            r: 8,
          }) +
          plate(pen, pen.width * 0.08, pen.height * 0.12, pen.width * 0.2, pen.height * 0.06, look.accent) +
          rect(pen.width * 0.9, pen.height * 0.42, pen.width * 0.035, pen.height * 0.22, {
            fill: '#39414c',
            r: 6,
          }),
      }),
    );
  }
  for (const [at, x] of [-w * 0.3, -w * 0.08].entries()) {
    parts.push(
      cylinder([x, h, d * 0.6], 34, 30, '#7f8790'),
      cylinder([x, h + 30, d * 0.6], 20, 26, '#c8cdd1'),
    );
    if (at === 0 || vary.chance('second tower', 0.4)) {
      parts.push(
        block(
          [x - 46, h + 56, d * 0.6 - 50],
          [92, vary.between('tower', 190, 240), 110],
          mix(look.body, look.panel, 0.85),
          {
            radius: 12,
            front: (pen) =>
              rect(pen.width * 0.28, pen.height * 0.12, pen.width * 0.44, pen.height * 0.62, {
                fill: '#2b323d',
                r: 6,
              }) +
              rect(pen.width * 0.47, pen.height * 0.16, pen.width * 0.06, pen.height * 0.5, {
                fill: '#cfe0e6',
              }),
          },
        ),
      );
    }
  }
  parts.push(
    block([w * 0.1, h, d * 0.2], [w * 0.32, 70, d * 0.5], mix(look.body, '#ffffff', 0.1), {
      radius: 8,
      front: (pen) => vents(pen, pen.width * 0.1, pen.height * 0.3, pen.width * 0.5, pen.height * 0.4, 4),
    }),
  );
  if (vary.chance('tray', 0.6))
    parts.push(
      cylinder([w * 0.02, h + 60, d * 0.86], 88, 26, look.dark),
      ...Array.from({ length: 12 }, (_, s) =>
        cylinder(
          [w * 0.02 + Math.cos((s / 6) * Math.PI) * 68, h + 86, d * 0.86 + Math.sin((s / 6) * Math.PI) * 68],
          9,
          16,
          s % 4 ? '#dfe8ea' : look.accent,
        ),
      ),
      cylinder([w * 0.02, h, d * 0.86], 24, 60, '#7f8790'),
    );
  return {
    parts,
    controls: {
      at: [w / 2 - w * 0.03 - pw / 2, 16 + h * 0.5, d],
      width: pw * 1.9,
      height: h * (color ? 0.7 : 0.98),
      aim: { yaw: -16, pitch: 8 },
    },
  };
}
