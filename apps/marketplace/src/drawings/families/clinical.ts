import { mix } from '../engine/color.ts';
import type { Part } from '../engine/part.ts';
import { soften } from '../engine/profile.ts';
import type { Model } from '../engine/render.ts';
import { cylinder, tube } from '../engine/round-part.ts';
import { solid } from '../engine/solid.ts';
import { facing, leaning, type Point } from '../engine/vector.ts';
import { key, keypad, knob, lamp, plate, vents } from '../ink/controls.ts';
import { heartbeat, plot, pulse, screenDisplay } from '../ink/display.ts';
import { lettering } from '../ink/lettering.ts';
import { area, disc, rect, spread, stroke } from '../ink/shape.ts';
import { block, middle } from '../kit/block.ts';
import { monitor } from '../kit/monitor.ts';
import { casters, feet } from '../kit/stand.ts';
import type { Look } from '../look.ts';

/** The fan of an ultrasound picture. */
function fan(x: number, y: number, w: number, h: number): string {
  const arc = (t: number): string => {
    const r = h * t;
    const dx = Math.sin(0.62) * r;
    const dy = Math.cos(0.62) * r;
    return `M${x + w / 2 - dx} ${y + dy}A${r} ${r} 0 0 0 ${x + w / 2 + dx} ${y + dy}`;
  };
  const tip = h * 0.14;
  const [sx, sy] = [Math.sin(0.62), Math.cos(0.62)];
  const body = `M${x + w / 2 - sx * tip} ${y + sy * tip}L${x + w / 2 - sx * h} ${y + sy * h}A${h} ${h} 0 0 0 ${x + w / 2 + sx * h} ${y + sy * h}L${x + w / 2 + sx * tip} ${y + sy * tip}Z`;
  return (
    area(body, '#39424d') +
    [0.3, 0.44, 0.62, 0.7, 0.86]
      .map((t, at) => stroke(arc(t), at % 2 ? '#8b97a3' : '#aab5bf', h * (at % 2 ? 0.04 : 0.022), 0.55))
      .join('') +
    `<ellipse cx="${x + w * 0.46}" cy="${y + h * 0.6}" rx="${h * 0.14}" ry="${h * 0.1}" fill="#11161d"/>`
  );
}

export function ultrasoundCart(look: Look): Model {
  const { vary } = look;
  const w = vary.between('w', 500, 580);
  const tone = mix(look.body, '#ffffff', 0.12);
  const deckY = vary.between('deck', 820, 900);
  const screenW = vary.between('screen', 470, 560);
  const screenH = screenW * 0.64;
  const side: Point[] = [
    [60, 130],
    [560, 130],
    [520, 300],
    [420, deckY - 120],
    [140, deckY - 60],
    [60, 300],
  ];
  const panel = leaning([-w / 2, deckY - 10, 690], 72);
  const parts: Part[] = [
    ...casters(w, 640, 130),
    middle(120, 0, [w, 60, 660], look.dark, { radius: 60, upright: true }),
    solid({ frame: facing.left([w * 0.36, 0, 0]), profile: soften(side, 40), depth: w * 0.72, color: tone }),
    solid({
      frame: facing.front([-w * 0.3, 300, 0]),
      profile: [
        [0, 0],
        [w * 0.6, 0],
        [w * 0.6, 200],
        [0, 200],
      ],
      depth: 40,
      color: look.dark,
    }),
    solid({
      frame: panel,
      profile: soften(
        [
          [0, 0],
          [w, 0],
          [w, 400],
          [0, 400],
        ],
        60,
      ),
      depth: 46,
      color: tone,
      face: (pen) => {
        const [pw, ph] = [pen.width, pen.height];
        return (
          rect(pw * 0.05, ph * 0.06, pw * 0.9, ph * 0.88, { fill: look.panel, r: 24 }) +
          keypad(pen, pw * 0.14, ph * 0.64, pw * 0.72, ph * 0.22, {
            rows: 3,
            columns: 11,
            color: '#dfe2e6',
          }) +
          disc(pw * 0.5, ph * 0.43, ph * 0.085, {
            fill: '#2b323d',
            stroke: '#10151d',
            width: pen.pixel * 2,
          }) +
          disc(pw * 0.5, ph * 0.43, ph * 0.065, { fill: look.accent }) +
          disc(pw * 0.5, ph * 0.43, ph * 0.065, { fill: 'url(#ball)' }) +
          [0.16, 0.28, 0.72, 0.84].map((x) => knob(pen, pw * x, ph * 0.42, ph * 0.055)).join('') +
          spread(pw * 0.14, pw * 0.3, 5, 10, (x, kw) => key(pen, x, ph * 0.16, kw, ph * 0.1)) +
          spread(pw * 0.56, pw * 0.3, 5, 10, (x, kw, at) =>
            key(pen, x, ph * 0.16, kw, ph * 0.1, at === 4 ? { color: '#8fbfa3' } : {}),
          )
        );
      },
    }),
    ...[0, 1, 2].flatMap((at): Part[] => {
      const z = 470 + at * 90;
      const x = w / 2 + 26;
      return [
        block([x - 30, deckY - 10, z - 30], [60, 34, 56], look.dark, { radius: 12 }),
        tube(
          [
            [x, deckY + 20, z],
            [x, deckY + 108, z],
          ],
          34,
          mix(look.body, '#59636f', 0.35),
          { straight: true },
        ),
        cylinder([x, deckY + 106, z], 26, 26, '#39414c'),
        tube(
          [
            [x, deckY - 6, z],
            [x + 40, deckY - 300, z + 20],
            [x + 10, 330, z - 40],
            [w * 0.34, 430, z - 60],
          ],
          9,
          '#59636f',
        ),
      ];
    }),
    tube(
      [
        [0, deckY - 60, 210],
        [0, deckY + 150, 170],
        [0, deckY + 280, 230],
      ],
      54,
      tone,
    ),
    monitor(
      [-screenW / 2, deckY + 190, 300],
      screenW,
      screenH,
      6,
      '#2b323d',
      (pen) =>
        rect(pen.width * 0.03, pen.height * 0.04, pen.width * 0.94, pen.height * 0.9, { fill: '#0e1319' }) +
        fan(pen.width * 0.2, pen.height * 0.08, pen.width * 0.6, pen.height * 0.84) +
        lettering('abd  4c  12 cm', pen.width * 0.06, pen.height * 0.08, pen.height * 0.035, {
          color: '#c9d2da',
        }) +
        lettering('mi 0.9', pen.width * 0.94, pen.height * 0.08, pen.height * 0.035, {
          color: '#e0a04a',
          anchor: 'end',
        }),
      40,
    ),
  ];
  return {
    parts,
    controls: { at: [0, deckY + 50, 510], width: w * 1.02, height: 330, aim: { yaw: -12, pitch: 46 } },
  };
}

export function patientMonitor(look: Look): Model {
  const { vary } = look;
  const w = vary.between('w', 310, 400);
  const h = w * vary.between('ratio', 0.74, 0.84);
  const d = vary.between('d', 120, 180);
  const tone = mix(look.body, '#ffffff', 0.1);
  const colors = ['#6fdc8b', '#6fd0e0', '#e8d46a', '#e88a8a'];
  const numbers = [
    ['hr', vary.pick('hr', ['72', '64', '81'])],
    ['spo2', '98'],
    ['nibp', '118/76'],
    ['resp', '14'],
  ] as const;
  const parts: Part[] = [
    ...feet(w, d, 12),
    middle(12, 0, [w, h, d], tone, {
      radius: 24,
      front: (pen) => {
        const [sx, sy, sw, sh] = [w * 0.06, pen.height * 0.07, w * 0.88, pen.height * 0.74];
        return (
          rect(sx - 6, sy - 6, sw + 12, sh + 12, { fill: '#20262f', r: 8 }) +
          rect(sx, sy, sw, sh, { fill: '#0d1218' }) +
          [0, 1, 2]
            .map((at) =>
              plot(
                sx + sw * 0.02,
                sy + sh * (0.06 + at * 0.3),
                sw * 0.62,
                sh * 0.26,
                at === 0 ? heartbeat : at === 1 ? pulse : (t) => 0.4 + 0.3 * Math.sin(t * 16),
                colors[at] ?? '#ffffff',
                Math.max(w * 0.005, pen.pixel * 1.2),
              ),
            )
            .join('') +
          numbers
            .map(
              ([name, value], at) =>
                lettering(name, sx + sw * 0.7, sy + sh * (0.06 + at * 0.235), sh * 0.04, {
                  color: colors[at] ?? '#ffffff',
                }) +
                lettering(
                  value,
                  sx + sw * 0.72,
                  sy + sh * (0.12 + at * 0.235),
                  sh * (value.length > 3 ? 0.07 : 0.12),
                  { color: colors[at] ?? '#ffffff', weight: 0.14 },
                ),
            )
            .join('') +
          spread(w * 0.08, w * 0.56, 6, w * 0.02, (x, kw, at) =>
            key(pen, x, pen.height * 0.87, kw, pen.height * 0.07, at === 0 ? { color: '#c9a23a' } : {}),
          ) +
          knob(pen, w * 0.86, pen.height * 0.905, pen.height * 0.05) +
          lamp(pen, w * 0.74, pen.height * 0.905, 5, '#6fbf8b')
        );
      },
      left: (pen) =>
        [0.16, 0.32, 0.48, 0.64, 0.8]
          .map(
            (t, at) =>
              disc(pen.width * 0.55, pen.height * t, 13, {
                fill: ['#4d8a6c', '#3d6e9e', '#c9a23a', '#a3473c', '#59636f'][at] ?? '#59636f',
                stroke: '#18202e',
                width: pen.pixel,
              }) + disc(pen.width * 0.55, pen.height * t, 6, { fill: '#18202e' }),
          )
          .join(''),
      right: (pen) => vents(pen, pen.width * 0.2, pen.height * 0.3, pen.width * 0.5, pen.height * 0.4, 9),
    }),
    tube(
      [
        [-w * 0.26, h + 8, d * 0.5],
        [-w * 0.24, h + 52, d * 0.5],
        [w * 0.24, h + 52, d * 0.5],
        [w * 0.26, h + 8, d * 0.5],
      ],
      22,
      look.dark,
      { straight: true },
    ),
    tube(
      [
        [-w / 2 - 4, h * 0.4, d * 0.45],
        [-w / 2 - 60, h * 0.3, d * 0.6],
        [-w / 2 - 90, 8, d + 60],
        [-w * 0.2, 6, d + 110],
        [w * 0.1, 8, d + 130],
      ],
      7,
      '#8d959d',
    ),
    block([w * 0.1, 0, d + 112], [60, 26, 34], '#3d6e9e', { radius: 10 }),
  ];
  return { parts, controls: { at: [0, h * 0.52, d], width: w * 0.92, height: h * 0.94 } };
}

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
