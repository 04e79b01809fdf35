import { sign } from '../engine/box.ts';
import { mix } from '../engine/color.ts';
import type { Part } from '../engine/part.ts';
import type { Model } from '../engine/render.ts';
import { cylinder, lathe, tube } from '../engine/round-part.ts';
import { onFrame, type Vec } from '../engine/vector.ts';
import { dial, keypad, knob, lamp, plate, rocker, vents } from '../ink/controls.ts';
import { lcdDisplay, ledDisplay, screenDisplay } from '../ink/display.ts';
import { disc, rect } from '../ink/shape.ts';
import { block, middle } from '../kit/block.ts';
import { beaker, cable, flask } from '../kit/labware.ts';
import { feet } from '../kit/stand.ts';
import { wedge } from '../kit/wedge.ts';
import type { Look } from '../look.ts';

export function shakerPlatform(look: Look): Model {
  const { vary } = look;
  const w = vary.between('w', 360, 500);
  const d = vary.between('d', 380, 480);
  const h = vary.between('h', 110, 140);
  const shape = wedge({ w, h, d, nose: h * 0.45, back: 46, color: look.body, radius: 12 });
  const y = h + 26;
  const steel = vary.chance('steel', 0.5);
  const deck = d - 60;
  const parts: Part[] = [
    ...feet(w, d, 14),
    shape.body,
    sign(shape.slope, w, shape.slopeHeight, (pen) => {
      const ph = pen.height;
      return (
        rect(w * 0.05, ph * 0.06, w * 0.9, ph * 0.88, { fill: look.panel, r: 6 }) +
        ledDisplay(pen, w * 0.12, ph * 0.22, w * 0.3, ph * 0.56, [
          { name: 'rpm', value: vary.pick('rpm', ['120', '200', '75']) },
          { name: 'time', value: '2:30' },
        ]) +
        [0.56, 0.72].map((x) => knob(pen, w * x, ph * 0.5, ph * 0.3)).join('') +
        lamp(pen, w * 0.83, ph * 0.5, ph * 0.08, '#6fbf8b') +
        rocker(pen, w * 0.89, ph * 0.2, w * 0.03, ph * 0.6)
      );
    }),
    ...[-0.3, 0.3].flatMap((x) =>
      [0.2, 0.6].map((z) => cylinder([x * w, h, z * deck + 20], 20, 26, '#59636f')),
    ),
    middle(y, 0, [w * 1.02, 14, deck], steel ? '#c3c8cc' : look.dark, {
      top: (pen) =>
        Array.from({ length: 48 }, (_, at) =>
          disc(pen.width * (0.07 + (at % 8) * 0.123), pen.height * (0.1 + Math.floor(at / 8) * 0.16), 4, {
            fill: '#18202e',
            opacity: 0.5,
          }),
        ).join(''),
    }),
  ];
  if (vary.chance('flasks', 0.65)) {
    for (const x of [-0.3, 0, 0.3])
      for (const z of [0.26, 0.68]) {
        const at: Vec = [x * w, y + 14, deck * z];
        parts.push(
          ...flask(at, 44, 120, vary.pick(`m ${x} ${z}`, ['#d9b27a', '#cfdfe4', '#c98a8a'])),
          lathe({
            at,
            profile: [
              [47, 0],
              [47, 16],
            ],
            color: '#9aa2aa',
            opacity: 0.8,
          }),
        );
      }
  } else {
    for (const z of [0.2, 0.5, 0.8])
      parts.push(
        tube(
          [
            [-w * 0.5, y + 44, deck * z],
            [w * 0.5, y + 44, deck * z],
          ],
          16,
          look.accent,
          { straight: true },
        ),
        block([-w * 0.5, y + 14, deck * z - 6], [10, 36, 12], '#9aa2aa'),
        block([w * 0.5 - 10, y + 14, deck * z - 6], [10, 36, 12], '#9aa2aa'),
      );
  }
  return {
    parts,
    controls: {
      at: onFrame(shape.slope, w / 2, shape.slopeHeight / 2),
      width: w,
      height: shape.slopeHeight * 2.2,
      aim: { yaw: -11, pitch: 26 },
    },
  };
}

export function magneticStirrer(look: Look): Model {
  const { vary } = look;
  const w = vary.between('w', 150, 185);
  const d = vary.between('d', 240, 290);
  const h = vary.between('h', 92, 112);
  const shape = wedge({ w, h, d, nose: h * 0.28, back: 84, color: look.body, radius: 14 });
  const z = (d - 84) * 0.5 + 4;
  const plateColor = vary.pick('plate', ['#e9eae8', '#8d959d', '#dfe2e3']);
  const digital = vary.chance('digital', 0.6);
  const round = vary.chance('round', 0.5);
  const r = Math.min(w, d - 84) * 0.47;
  const top: Part = round
    ? lathe({
        at: [0, h + 8, z],
        profile: [
          [r, 0],
          [r, 14],
        ],
        color: plateColor,
      })
    : middle(h + 8, z - r, [r * 2, 14, r * 2], plateColor, {
        radius: 14,
        upright: true,
        top: (pen) =>
          disc(pen.width / 2, pen.height / 2, pen.width * 0.36, { stroke: '#9aa2aa', width: pen.pixel }),
      });
  const vessel = vary.chance('beaker', 0.55)
    ? beaker([0, h + 22, z], r * 0.62, r * 1.6, vary.pick('liquid', ['#a9cfe0', '#c9dbd0', '#d6bfe0']))
    : flask([0, h + 22, z], r * 0.75, r * 2, '#a9cfe0');
  const parts: Part[] = [
    ...feet(w, d, 12),
    shape.body,
    sign(shape.slope, w, shape.slopeHeight, (pen) => {
      const ph = pen.height;
      const panel = rect(w * 0.06, ph * 0.06, w * 0.88, ph * 0.88, { fill: look.panel, r: 10 });
      const knobs = [0.3, 0.7]
        .map(
          (x, at) =>
            dial(w * x, ph * 0.66, w * 0.125, 11, '#e6e8ea') +
            knob(pen, w * x, ph * 0.66, w * 0.1, '#2c333d', at ? 60 : -30),
        )
        .join('');
      return (
        panel +
        knobs +
        (digital
          ? ledDisplay(
              pen,
              w * 0.14,
              ph * 0.13,
              w * 0.72,
              ph * 0.24,
              [
                { name: 'temp', value: '60', unit: '°c' },
                { name: 'rpm', value: '450' },
              ],
              '#ff8f7a',
            )
          : lamp(pen, w * 0.3, ph * 0.25, w * 0.02, '#d98a41') +
            lamp(pen, w * 0.7, ph * 0.25, w * 0.02, '#6fbf8b'))
      );
    }),
    cylinder([0, h, z], r * 0.7, 8, '#39414c'),
    top,
    ...vessel,
  ];
  if (vary.chance('probe', 0.55))
    parts.push(
      tube(
        [
          [w * 0.36, h, 18],
          [w * 0.36, h + 260, 18],
        ],
        11,
        '#b9bfc5',
        { straight: true },
      ),
      tube(
        [
          [w * 0.36, h + 215, 18],
          [0, h + 215, z],
        ],
        9,
        '#8d959d',
        { straight: true },
      ),
      tube(
        [
          [0, h + 230, z],
          [0, h + 70, z],
        ],
        5,
        '#dfe3e6',
        { straight: true },
      ),
    );
  return {
    parts,
    controls: {
      at: onFrame(shape.slope, w / 2, shape.slopeHeight / 2),
      width: w * 1.1,
      height: shape.slopeHeight * 1.2,
      aim: { yaw: -11, pitch: shape.lean * 0.6 },
    },
  };
}

export function phMeter(look: Look): Model {
  const { vary } = look;
  const w = vary.between('w', 190, 240);
  const d = vary.between('d', 190, 240);
  const h = vary.between('h', 70, 90);
  const shape = wedge({ w, h, d, nose: 24, back: d * 0.72, foot: 10, color: look.body, radius: 10 });
  const side = w / 2 + 70;
  const holder: Vec = [side, 0, d * 0.3];
  const touch = vary.chance('touch', 0.4);
  const arm = (x: number, color: string): Part[] => [
    tube(
      [
        [x, 235, d * 0.62],
        [x, 70, d * 0.62],
      ],
      13,
      '#dfe8ea',
      { straight: true, opacity: 0.9 },
    ),
    tube(
      [
        [x, 265, d * 0.62],
        [x, 215, d * 0.62],
      ],
      18,
      color,
      { straight: true },
    ),
    tube(
      [
        [x, 270, d * 0.62],
        [x - 10, 330, d * 0.5],
        [x - 70, 260, 20],
        [w * 0.2, 60, 0],
      ],
      6,
      '#2c333d',
    ),
  ];
  const parts: Part[] = [
    ...feet(w, d, 10),
    shape.body,
    sign(shape.slope, w, shape.slopeHeight, (pen) => {
      const ph = pen.height;
      const ground = rect(w * 0.05, ph * 0.05, w * 0.9, ph * 0.9, {
        fill: look.panel,
        r: 10,
        stroke: mix(look.panel, '#18202e', 0.4),
        width: pen.pixel,
      });
      const readings = [
        { name: 'ph', value: vary.pick('ph', ['7.01', '4.005', '6.86']) },
        { name: 'temp', value: '23.4', unit: '°c' },
      ];
      return touch
        ? ground +
            screenDisplay(pen, w * 0.12, ph * 0.1, w * 0.76, ph * 0.78, {
              title: 'ph 1',
              readings,
              buttons: ['read', 'cal', 'mode'],
              light: true,
              accent: look.accent,
            })
        : ground +
            lcdDisplay(pen, w * 0.13, ph * 0.1, w * 0.74, ph * 0.44, readings) +
            keypad(pen, w * 0.13, ph * 0.64, w * 0.74, ph * 0.26, {
              rows: 2,
              columns: 4,
              labels: ['read', 'cal', 'mode', 'on', 'ph', 'mv', 'save', 'set'],
              accents: { read: '#8fbfa3' },
            });
    }),
    block([holder[0] - 55, 0, holder[2] - 60], [110, 16, 150], look.dark, { radius: 30, upright: true }),
    tube(
      [
        [side, 16, holder[2] - 20],
        [side, 320, holder[2] - 20],
      ],
      13,
      '#b9bfc5',
      { straight: true },
    ),
    block([side - 12, 225, holder[2] - 32], [24, 26, d * 0.42], look.body, { radius: 5 }),
    ...beaker([side, 16, d * 0.62], 34, 82, '#c6dbe3'),
    ...arm(side - 13, look.accent),
    ...(vary.chance('second probe', 0.5) ? arm(side + 13, '#39414c').slice(0, 2) : []),
  ];
  return {
    parts,
    controls: {
      at: onFrame(shape.slope, w / 2, shape.slopeHeight / 2),
      width: w * 1.02,
      height: shape.slopeHeight * 0.95,
      aim: { yaw: -11, pitch: shape.lean * 0.75 },
    },
  };
}

export function titrator(look: Look): Model {
  const { vary } = look;
  const w = vary.between('w', 170, 210);
  const d = vary.between('d', 250, 300);
  const h = vary.between('h', 270, 320);
  const stand: Vec = [w / 2 + 105, 0, d * 0.55];
  const burette = lathe({
    at: [0, h, d * 0.5],
    profile: [
      [26, 0],
      [26, 190],
    ],
    color: '#c98f4a',
    smooth: true,
    opacity: 0.6,
  });
  const second = vary.chance('second', 0.5);
  const parts: Part[] = [
    ...feet(w, d, 12),
    middle(12, 0, [w, h - 12, d], look.body, {
      radius: 12,
      front: (pen) =>
        screenDisplay(pen, w * 0.14, pen.height * 0.1, w * 0.72, pen.height * 0.34, {
          title: 'titration',
          readings: [{ name: 'ep1', value: '8.412', unit: 'ml' }],
          curves: [[(t) => 0.12 + 0.7 / (1 + Math.exp(-(t - 0.62) * 26)), '#e0a04a']],
          accent: look.accent,
        }) +
        keypad(pen, w * 0.16, pen.height * 0.55, w * 0.68, pen.height * 0.32, {
          rows: 3,
          columns: 3,
          labels: ['7', '8', '9', '4', '5', '6', 'fill', 'dose', 'go'],
          accents: { go: '#8fbfa3' },
        }),
    }),
    middle(h, d * 0.3, [w * 0.7, 18, d * 0.4], look.dark),
    burette,
    lathe({
      at: [0, h + 190, d * 0.5],
      profile: [
        [30, 0],
        [30, 26],
      ],
      color: look.dark,
    }),
    tube(
      [
        [0, h + 216, d * 0.5],
        [50, h + 290, d * 0.5],
        [stand[0], h + 190, stand[2]],
        [stand[0] - 8, 150, stand[2]],
      ],
      4,
      '#e4ecee',
    ),
    block([stand[0] - 70, 0, stand[2] - 95], [140, 46, 170], look.body, {
      radius: 16,
      upright: true,
      front: (pen) => knob(pen, pen.width / 2, pen.height / 2, 13),
    }),
    tube(
      [
        [stand[0] - 52, 46, stand[2] - 74],
        [stand[0] - 52, 370, stand[2] - 74],
      ],
      12,
      '#b9bfc5',
      { straight: true },
    ),
    block([stand[0] - 62, 245, stand[2] - 84], [110, 22, 100], look.dark, { radius: 6 }),
    ...beaker([stand[0], 46, stand[2]], 46, 105, '#d6c3de'),
    tube(
      [
        [stand[0] + 14, 310, stand[2]],
        [stand[0] + 14, 90, stand[2]],
      ],
      13,
      '#dfe8ea',
      { straight: true },
    ),
    tube(
      [
        [stand[0] + 14, 330, stand[2]],
        [stand[0] + 14, 280, stand[2]],
      ],
      18,
      look.accent,
      { straight: true },
    ),
  ];
  if (second) {
    const x = -w / 2 - 62;
    parts.push(
      block([x - 50, 0, d * 0.25], [100, 120, 150], look.body, {
        radius: 8,
        front: (pen) => plate(pen, 24, 20, 52, 10, look.accent),
      }),
      lathe({
        at: [x, 120, d * 0.5],
        profile: [
          [40, 0],
          [40, 120],
          [18, 150],
          [18, 165],
        ],
        color: '#9c6f45',
        smooth: true,
        opacity: 0.9,
      }),
      cylinder([x, 283, d * 0.5], 22, 26, '#39414c'),
      tube(
        [
          [x, 305, d * 0.5],
          [x + 40, 400, d * 0.5],
          [-10, h + 216, d * 0.5],
        ],
        4,
        '#e4ecee',
      ),
    );
  }
  return { parts, controls: { at: [0, h * 0.58, d], width: w * 1.25, height: h * 0.92 } };
}

export function homogenizer(look: Look): Model {
  const { vary } = look;
  const rod = vary.between('rod', 560, 680);
  const z = 150;
  const motor = vary.between('motor', 150, 210);
  const y = 330;
  const r = vary.between('r', 34, 44);
  const color = mix(look.body, '#ffffff', 0.1);
  const parts: Part[] = [
    middle(0, 0, [240, 22, 290], look.dark, { radius: 24, upright: true }),
    tube(
      [
        [0, 22, 30],
        [0, rod, 30],
      ],
      16,
      '#c3c9ce',
      { straight: true },
    ),
    middle(y + 70, 18, [34, 44, z - 28], '#59636f', { radius: 8 }),
    ...beaker([0, 22, z], 66, 160, vary.pick('liquid', ['#d9c9a0', '#c9dbd0', '#d6b9b0'])),
    tube(
      [
        [0, y, z],
        [0, 66, z],
      ],
      13,
      '#dfe3e6',
      { straight: true },
    ),
    tube(
      [
        [0, 74, z],
        [0, 40, z],
      ],
      21,
      '#c3c9ce',
      { straight: true, flat: true },
    ),
    lathe({
      at: [0, y, z],
      profile: [
        [14, 0],
        [22, 24],
        [r, 50],
        [r, 50 + motor],
      ],
      color,
    }),
    lathe({
      at: [0, y + 50 + motor, z],
      profile: [
        [r, 0],
        [r * 0.94, 34],
        [r * 0.6, 44],
      ],
      color: look.dark,
    }),
    middle(y + 74, z + r - 6, [r * 1.5, motor * 0.72, 18], look.panel, {
      radius: 8,
      front: (pen) =>
        ledDisplay(
          pen,
          pen.width * 0.12,
          pen.height * 0.08,
          pen.width * 0.76,
          pen.height * 0.26,
          [{ name: 'rpm', value: vary.pick('rpm', ['12000', '18000', '24000']) }],
          '#8fe0c8',
        ) +
        dial(pen.width / 2, pen.height * 0.62, pen.width * 0.25, 11, '#e6e8ea') +
        knob(pen, pen.width / 2, pen.height * 0.62, pen.width * 0.2) +
        lamp(pen, pen.width / 2, pen.height * 0.92, pen.width * 0.04, '#6fbf8b'),
    }),
    cable([0, y + 80 + motor, z - 30], [60, 10, -40]),
  ];
  return { parts, controls: { at: [0, y + 74 + motor * 0.36, z + r], width: r * 3.4, height: motor * 1.1 } };
}

export function electrophoresis(look: Look): Model {
  const { vary } = look;
  const vertical = vary.chance('vertical', 0.5);
  const lidColor = vary.pick('lid', ['#a3473c', '#3d6e9e', '#39414c', '#c08a3a']);
  const pw = vary.between('w', 200, 250);
  const ph = vary.between('h', 90, 120);
  const pd = vary.between('d', 230, 280);
  const shape = wedge({ w: pw, h: ph, d: pd, nose: ph * 0.4, back: 80, color: look.body, radius: 12 });
  const shift = (part: Part): Part => part;
  const x = pw / 2 + 60;
  const tank: Part[] = vertical
    ? [
        block([x, 0, 50], [190, 14, 150], '#dfe5e8'),
        block([x + 8, 14, 58], [174, 110, 134], '#a9c6d2', { opacity: 0.5 }),
        block([x + 40, 20, 100], [110, 130, 8], '#e9eef0'),
        block([x + 40, 20, 140], [110, 130, 8], '#e9eef0'),
        block([x + 56, 40, 148], [78, 60, 2], '#7fa6d6'),
        block([x, 14, 50], [190, 150, 150], '#b9d0da', { opacity: 0.35 }),
        ...(look.open
          ? [block([x + 210, 0, 70], [190, 40, 150], lidColor, { radius: 8 })]
          : [block([x - 4, 164, 46], [198, 36, 158], lidColor, { radius: 10 })]),
      ]
    : [
        block([x, 0, 30], [300, 12, 190], '#dfe5e8'),
        block([x + 4, 12, 34], [292, 50, 182], '#a9c6d2', { opacity: 0.5 }),
        block([x + 80, 12, 40], [140, 34, 170], '#cfdde3', {
          top: (pen) =>
            rect(12, 14, pen.width - 24, pen.height - 28, { fill: '#dfe9f0' }) +
            Array.from(
              { length: 10 },
              (_, at) =>
                rect(20 + at * ((pen.width - 44) / 10), 26, 6, 3, { fill: '#39414c' }) +
                rect(20 + at * ((pen.width - 44) / 10), 60 + (at % 3) * 12, 6, 3, { fill: '#3d6e9e' }),
            ).join(''),
        }),
        block([x, 12, 30], [300, 80, 190], '#b9d0da', { opacity: 0.35 }),
        ...(look.open
          ? []
          : [
              block([x - 4, 92, 26], [308, 16, 198], '#d2e0e6', { opacity: 0.6 }),
              block([x - 8, 84, 60], [16, 26, 110], lidColor),
              block([x + 292, 84, 60], [16, 26, 110], lidColor),
            ]),
      ];
  const jack: Vec = [pw * 0.3, ph * 0.35, pd];
  const end: Vec = vertical ? [x + 30, 200, 120] : [x, 96, 90];
  const parts: Part[] = [
    ...feet(pw, pd, 10),
    shape.body,
    sign(
      shape.slope,
      pw,
      shape.slopeHeight,
      (pen) =>
        rect(pw * 0.05, pen.height * 0.06, pw * 0.9, pen.height * 0.88, { fill: look.panel, r: 8 }) +
        ledDisplay(
          pen,
          pw * 0.1,
          pen.height * 0.16,
          pw * 0.52,
          pen.height * 0.46,
          [
            { name: 'volt', value: vary.pick('v', ['120', '100', '200']), unit: 'v' },
            { name: 'time', value: '0:45' },
          ],
          '#8fe0c8',
        ) +
        keypad(pen, pw * 0.68, pen.height * 0.16, pw * 0.22, pen.height * 0.66, {
          rows: 3,
          columns: 2,
          labels: ['v', '+', 'ma', '-', 'run', 'stop'],
          accents: { run: '#8fbfa3', stop: '#cf8f84' },
        }) +
        plate(pen, pw * 0.1, pen.height * 0.74, pw * 0.2, pen.height * 0.1, look.accent),
    ),
    sign(shape.front, pw, ph * 0.4 - 14, (pen) =>
      [0.56, 0.66, 0.76, 0.86]
        .map(
          (t, at) =>
            disc(pw * t, pen.height * 0.5, pen.height * 0.3, {
              fill: at % 2 ? '#22282f' : '#b3382c',
              stroke: '#10151d',
              width: pen.pixel,
            }) + disc(pw * t, pen.height * 0.5, pen.height * 0.12, { fill: '#0c1016' }),
        )
        .join(''),
    ),
    ...tank.map(shift),
    tube([jack, [pw * 0.34, 40, pd + 60], [x + 10, 30, pd + 50], [x - 14, 150, 160], end], 6, '#b3382c'),
    tube(
      [
        [pw * 0.4, ph * 0.3, pd],
        [pw * 0.46, 20, pd + 40],
        [x + 20, 14, pd + 30],
        [x - 6, 130, 170],
        [end[0] + 20, end[1], end[2] + 30],
      ],
      6,
      '#22282f',
    ),
  ];
  return {
    parts,
    controls: {
      at: onFrame(shape.slope, pw / 2, shape.slopeHeight * 0.35),
      width: pw * 1.08,
      height: shape.slopeHeight * 1.7,
      aim: { yaw: -12, pitch: 22 },
    },
  };
}

export function vacuumPump(look: Look): Model {
  const { vary } = look;
  const l = vary.between('l', 430, 520);
  const color = vary.pick('paint', [look.body, '#7d8794', mix(look.accent, '#c9ced4', 0.45)]);
  const motor = mix(look.dark, '#8d959d', 0.25);
  const r = 78;
  const y = 120;
  const along = (z: number, length: number, radius: number, paint: string): Part => ({
    ...tube(
      [
        [0, y, z],
        [0, y, z + length],
      ],
      radius * 2,
      paint,
      { straight: true, flat: true },
    ),
  });
  const oil: Part = middle(30, l * 0.52, [180, 175, l * 0.48], color, {
    radius: 18,
    front: (pen) =>
      disc(pen.width / 2, pen.height * 0.58, 30, { fill: '#39414c', stroke: '#10151d', width: pen.pixel }) +
      disc(pen.width / 2, pen.height * 0.58, 23, { fill: '#d9b95f' }) +
      rect(pen.width / 2 - 23, pen.height * 0.58 - 23, 46, 18, { fill: '#f4ecd0', opacity: 0.7, r: 8 }) +
      disc(pen.width * 0.2, pen.height * 0.86, 10, { fill: '#59636f' }) +
      disc(pen.width * 0.2, pen.height * 0.86, 5, { fill: '#2c333d' }) +
      plate(pen, pen.width * 0.2, pen.height * 0.14, pen.width * 0.6, 20, look.accent),
    right: (pen) =>
      [0.14, 0.26, 0.38, 0.5, 0.62, 0.74]
        .map((t) =>
          rect(pen.width * t, pen.height * 0.12, pen.width * 0.05, pen.height * 0.76, {
            fill: '#18202e',
            opacity: 0.22,
            r: 3,
          }),
        )
        .join(''),
    left: (pen) =>
      [0.14, 0.26, 0.38, 0.5, 0.62, 0.74]
        .map((t) =>
          rect(pen.width * t, pen.height * 0.12, pen.width * 0.05, pen.height * 0.76, {
            fill: '#18202e',
            opacity: 0.22,
            r: 3,
          }),
        )
        .join(''),
  });
  const fins: Part[] = Array.from({ length: 9 }, (_, at) =>
    middle(y - r, 40 + at * ((l * 0.44 - 50) / 9), [r * 2, r * 2, 14], motor, { radius: r * 0.9 }),
  );
  const parts: Part[] = [
    ...feet(200, l, 16),
    middle(16, 10, [200, 16, l - 20], '#4a525d'),
    along(20, 20, r * 0.9, motor),
    ...fins,
    middle(y - r + 4, 10, [r * 1.9, r * 1.9, 34], look.dark, { radius: r * 0.9 }),
    block([r * 0.3, y + r - 22, l * 0.12], [64, 50, 110], look.dark, {
      radius: 6,
      right: (pen) => rocker(pen, pen.width * 0.3, 10, 26, 30),
    }),
    oil,
    lathe({
      at: [-30, 205, l * 0.66],
      profile: [
        [24, 0],
        [24, 18],
        [34, 18],
        [34, 30],
      ],
      color: '#c8cdd1',
    }),
    tube(
      [
        [-20, 225, l * 0.42],
        [-20, 262, l * 0.5],
        [-20, 262, l * 0.85],
        [-20, 210, l * 0.9],
      ],
      18,
      look.dark,
    ),
    ...(vary.chance('filter', 0.6)
      ? [
          lathe({
            at: [44, 205, l * 0.82],
            profile: [
              [18, 0],
              [18, 24],
              [46, 30],
              [46, 150],
              [36, 168],
            ],
            color: mix(color, '#ffffff', 0.3),
          }),
        ]
      : [
          lathe({
            at: [44, 205, l * 0.82],
            profile: [
              [20, 0],
              [20, 30],
              [30, 30],
              [30, 40],
            ],
            color: '#c8cdd1',
          }),
        ]),
    cable([r * 0.9, y + r, 40], [200, 6, -20], 9),
  ];
  return { parts, controls: { at: [0, 120, l], width: 260, height: 230, aim: { yaw: 20, pitch: 12 } } };
}

export function waterPurifier(look: Look): Model {
  const { vary } = look;
  const w = vary.between('w', 290, 350);
  const h = vary.between('h', 480, 570);
  const d = vary.between('d', 380, 450);
  const dispenser = vary.chance('dispenser', 0.6);
  const x = w / 2 + 130;
  const parts: Part[] = [
    ...feet(w, d, 12),
    middle(12, 0, [w, h - 12, d], look.body, {
      radius: 36,
      front: (pen) =>
        screenDisplay(pen, w * 0.22, pen.height * 0.1, w * 0.56, pen.height * 0.28, {
          title: 'ultrapure',
          readings: [
            { name: 'quality', value: '18.2', unit: 'mohm' },
            { name: 'toc', value: '3', unit: 'ppb' },
          ],
          light: true,
          accent: look.accent,
        }) +
        rect(w * 0.08, pen.height * 0.46, w * 0.84, pen.height * 0.47, {
          stroke: '#5d6875',
          width: pen.pixel,
          opacity: 0.6,
          r: 18,
        }) +
        rect(w * 0.08, pen.height * 0.46, w * 0.84, pen.height * 0.06, {
          fill: look.accent,
          opacity: 0.85,
          r: 8,
        }) +
        plate(pen, w * 0.38, pen.height * 0.86, w * 0.24, pen.height * 0.03),
      right: (pen) => vents(pen, pen.width * 0.6, pen.height * 0.2, pen.width * 0.26, pen.height * 0.3, 9),
    }),
  ];
  if (dispenser) {
    parts.push(
      block([x - 65, 0, d * 0.35], [130, 18, 180], look.body, { radius: 40, upright: true }),
      tube(
        [
          [x, 18, d * 0.42],
          [x, 420, d * 0.42],
        ],
        30,
        '#c3c9ce',
        { straight: true },
      ),
      block([x - 34, 330, d * 0.36], [68, 110, 130], look.body, {
        radius: 20,
        front: (pen) =>
          lcdDisplay(pen, 12, 16, 44, 26, [{ name: 'l', value: '1.0' }], '#b9cbd8') +
          disc(34, 74, 14, { fill: look.accent }),
      }),
      tube(
        [
          [x, 335, d * 0.36 + 100],
          [x, 280, d * 0.36 + 100],
        ],
        10,
        '#dfe3e6',
        { straight: true },
      ),
      tube(
        [
          [w / 2, h * 0.3, 80],
          [w / 2 + 50, 60, 60],
          [x - 20, 60, d * 0.4],
          [x, 150, d * 0.4],
        ],
        12,
        '#dfe5e8',
      ),
      ...flask([x, 18, d * 0.36 + 100], 56, 170, '#cfe3ec'),
    );
  } else {
    parts.push(
      middle(h * 0.4, d, [w * 0.16, 40, 60], look.dark, { radius: 8 }),
      tube(
        [
          [0, h * 0.4, d + 48],
          [0, h * 0.3, d + 48],
        ],
        10,
        '#dfe3e6',
        { straight: true },
      ),
      ...flask([0, 0, d + 70], 62, 170, '#cfe3ec'),
    );
  }
  return { parts, controls: { at: [0, h * 0.7, d], width: w * 1.1, height: h * 0.55 } };
}
