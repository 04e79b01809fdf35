import { mix } from '../../engine/color.ts';
import type { Part } from '../../engine/part.ts';
import { soften } from '../../engine/profile.ts';
import type { Model } from '../../engine/render.ts';
import { cylinder, tube } from '../../engine/round-part.ts';
import { solid } from '../../engine/solid.ts';
import { facing, leaning, type Point } from '../../engine/vector.ts';
import { key, keypad, knob } from '../../ink/controls.ts';
import { lettering } from '../../ink/lettering.ts';
import { area, disc, rect, spread, stroke } from '../../ink/shape.ts';
import { block, middle } from '../../kit/block.ts';
import { monitor } from '../../kit/monitor.ts';
import { casters } from '../../kit/stand.ts';
import type { Look } from '../../look.ts';

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
