import { cavity } from '../engine/cavity.ts';
import { mix } from '../engine/color.ts';
import type { Part } from '../engine/part.ts';
import type { Decorate } from '../engine/pen.ts';
import { rectangle } from '../engine/profile.ts';
import type { Model } from '../engine/render.ts';
import { cylinder, tube } from '../engine/round-part.ts';
import { solid } from '../engine/solid.ts';
import { facing, turned, type Vec } from '../engine/vector.ts';
import { keypad, lamp, plate, vents } from '../ink/controls.ts';
import { lcdDisplay, ledDisplay, peaks, screenDisplay } from '../ink/display.ts';
import { disc, rect, stroke } from '../ink/shape.ts';
import { block, middle } from '../kit/block.ts';
import { bottle } from '../kit/labware.ts';
import { feet, roundKnob } from '../kit/stand.ts';
import type { Look } from '../look.ts';

type Unit = 'pump' | 'sampler' | 'oven' | 'detector';

/** What a module shows when its door is off. */
function innards(unit: Unit, look: Look): Decorate {
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

export function hplcStack(look: Look): Model {
  const { vary } = look;
  const w = vary.between('w', 340, 400);
  const d = vary.between('d', 430, 500);
  const order: readonly Unit[] = vary.chance('oven', 0.7)
    ? ['detector', 'oven', 'sampler', 'pump']
    : ['detector', 'sampler', 'pump'];
  const tone = vary.pick('door tone', [0.08, 0.25, 0.8]);
  const doorColor = mix(look.body, look.panel, tone);
  const parts: Part[] = [...feet(w, d, 12)];
  let y = 12;
  for (const [at, unit] of order.entries()) {
    const h =
      unit === 'sampler' || unit === 'oven'
        ? vary.between(`h ${unit}`, 170, 200)
        : vary.between(`h ${unit}`, 130, 150);
    const wide = w * 0.72;
    const status: Decorate = (pen) => {
      const x = w * 0.8;
      return (
        rect(w * 0.03, pen.height * 0.1, wide, pen.height * 0.8, { fill: '#2b323d', opacity: 0.25, r: 8 }) +
        (at === 1 && vary.chance('module display', 0.6)
          ? lcdDisplay(
              pen,
              x - 4,
              pen.height * 0.18,
              w * 0.15,
              pen.height * 0.3,
              [{ name: unit, value: unit === 'oven' ? '40.0' : '1.000' }],
              '#b9cbd8',
            )
          : plate(pen, x, pen.height * 0.2, w * 0.13, pen.height * 0.1, look.accent)) +
        rect(x, pen.height * 0.68, w * 0.12, pen.height * 0.05, {
          fill: at === 0 ? '#d9a441' : '#6fbf8b',
          r: 3,
        }) +
        disc(x + w * 0.06, pen.height * 0.84, pen.height * 0.05, { fill: '#3a424d' })
      );
    };
    parts.push(
      middle(y, 0, [w, h - 4, d], look.body, {
        front: status,
        right: (pen) => vents(pen, pen.width * 0.3, pen.height * 0.3, pen.width * 0.5, pen.height * 0.4, 5),
      }),
      look.open
        ? block([-w / 2 + w * 0.03, y + h * 0.08, d], [wide, h * 0.8, 3], '#4a535f', {
            front: innards(unit, look),
          })
        : block([-w / 2 + w * 0.03, y + h * 0.08, d], [wide, h * 0.8, 20], doorColor, {
            radius: 10,
            front: (pen) =>
              (unit === 'sampler'
                ? rect(pen.width * 0.1, pen.height * 0.2, pen.width * 0.8, pen.height * 0.6, {
                    fill: '#3f4b57',
                    stroke: '#18202e',
                    width: pen.pixel,
                    r: 8,
                  })
                : '') +
              rect(pen.width * 0.93, pen.height * 0.35, pen.width * 0.025, pen.height * 0.3, {
                fill: '#18202e',
                opacity: 0.5,
                r: 2,
              }),
          }),
    );
    y += h;
  }
  const tray = 26;
  parts.push(middle(y, 10, [w * 0.98, tray, d - 30], mix(look.body, '#39414c', 0.55)));
  const bottles = vary.count('bottles', 2, 4);
  for (let at = 0; at < bottles; at += 1) {
    const x = (at - (bottles - 1) / 2) * (w / 4);
    const fill = vary.pick(`fill ${at}`, ['#dbe6ea', '#9c6f45', '#d3dde6']);
    parts.push(
      ...bottle([x, y + tray, d * 0.5], 42, 200, vary.pick('caps', ['#3d6e9e', '#a3473c', '#39414c']), fill),
    );
    parts.push(
      tube(
        [
          [x, y + tray + 196, d * 0.5],
          [x, y + tray + 232, d * 0.55],
          [w * 0.44, y + tray + 130 + at * 12, d * 0.86],
          [w * 0.46, y - 60, d + 8],
          [w * 0.42, 110 + at * 6, d + 14],
        ],
        3.2,
        '#e9eef0',
      ),
    );
  }
  return {
    parts,
    controls: {
      at: [w * 0.05, 12 + (y - 12) * 0.55, d],
      width: w * 1.05,
      height: (y - 12) * 0.62,
      aim: { yaw: -14, pitch: 8 },
    },
  };
}

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

export function massSpectrometer(look: Look): Model {
  const { vary } = look;
  const w = vary.between('w', 560, 760);
  const h = vary.between('h', 520, 680);
  const d = vary.between('d', 700, 860);
  const upper = mix(look.body, look.panel, vary.pick('upper', [0.9, 0.15]));
  const sy = h * 0.55;
  const r = Math.min(w, h) * 0.19;
  const spectrum = peaks([
    [0.1, 0.25, 0.004],
    [0.22, 0.6, 0.004],
    [0.3, 0.2, 0.004],
    [0.41, 0.9, 0.004],
    [0.55, 0.4, 0.004],
    [0.62, 0.12, 0.004],
    [0.78, 0.3, 0.004],
  ]);
  const screen = vary.chance('screen', 0.5);
  const parts: Part[] = [
    ...feet(w, d, 26),
    middle(26, 0, [w, h * 0.3, d], look.body, {
      front: (pen) =>
        vents(pen, w * 0.56, pen.height * 0.25, w * 0.36, pen.height * 0.5, 7) +
        plate(pen, w * 0.07, pen.height * 0.3, w * 0.22, pen.height * 0.16, look.accent),
      right: (pen) => vents(pen, pen.width * 0.12, pen.height * 0.2, pen.width * 0.7, pen.height * 0.6, 8),
    }),
    middle(26 + h * 0.3, 0, [w, h * 0.7 - 26, d - 40], mix(upper, '#ffffff', 0.06), {
      radius: 44,
      front: (pen) =>
        (screen
          ? screenDisplay(pen, w * 0.58, pen.height * 0.22, w * 0.32, pen.height * 0.42, {
              title: 'ms scan',
              curves: [[spectrum, '#8fd0e0']],
              accent: look.accent,
            })
          : rect(w * 0.62, pen.height * 0.2, w * 0.28, pen.height * 0.05, { fill: '#6fbf8b', r: 5 }) +
            rect(w * 0.62, pen.height * 0.3, w * 0.28, pen.height * 0.012, {
              fill: '#18202e',
              opacity: 0.4,
            }) +
            [0, 1, 2]
              .map((at) =>
                lamp(
                  pen,
                  w * (0.66 + at * 0.08),
                  pen.height * 0.62,
                  7,
                  ['#6fbf8b', '#6fbf8b', '#d9a441'][at] ?? '#6fbf8b',
                ),
              )
              .join('')) +
        rect(w * 0.05, pen.height * 0.06, w * 0.46, pen.height * 0.86, {
          stroke: '#3c4656',
          width: pen.pixel,
          opacity: 0.5,
          r: 30,
        }),
      right: (pen) =>
        rect(pen.width * 0.08, pen.height * 0.12, pen.width * 0.84, pen.height * 0.72, {
          stroke: '#3c4656',
          width: pen.pixel,
          opacity: 0.45,
          r: 20,
        }),
    }),
    roundKnob([-w * 0.22, sy + h * 0.06, d - 40], r, 90, '#c8cdd1'),
    roundKnob([-w * 0.22, sy + h * 0.06, d + 50], r * 0.82, 40, '#4a535f'),
    roundKnob([-w * 0.22, sy + h * 0.06, d + 90], r * 0.3, 30, '#b9bec4'),
    tube(
      [
        [-w * 0.22, sy + h * 0.06, d + 118],
        [-w * 0.22, sy - 40, d + 150],
        [-w * 0.42, sy - 160, d + 60],
        [-w * 0.47, 150, d],
      ],
      5,
      '#e0c58e',
    ),
    tube(
      [
        [-w * 0.22 + r * 0.7, sy + r * 0.4, d + 60],
        [w * 0.04, sy + r * 0.2, d + 60],
        [w * 0.06, sy - 90, d + 6],
      ],
      8,
      '#39414c',
    ),
    cylinder([-w * 0.22, sy + h * 0.06 + r, d + 10], r * 0.2, 70, '#8d959d'),
  ];
  if (vary.chance('syringe', 0.5))
    parts.push(
      block([-w * 0.46, 26 + h * 0.3, d - 38], [w * 0.3, 26, 44], '#7f8790'),
      tube(
        [
          [-w * 0.44, 26 + h * 0.3 + 44, d - 14],
          [-w * 0.24, 26 + h * 0.3 + 44, d - 14],
        ],
        14,
        '#dfe8ea',
        { straight: true },
      ),
    );
  return {
    parts,
    controls: {
      at: [-w * 0.02, sy + h * 0.05, d],
      width: w * 0.95,
      height: h * 0.62,
      aim: { yaw: 16, pitch: 9 },
    },
  };
}
