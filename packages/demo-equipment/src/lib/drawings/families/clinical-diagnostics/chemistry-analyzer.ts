import { cavity } from '../../engine/cavity.ts';
import { mix } from '../../engine/color.ts';
import type { Part } from '../../engine/part.ts';
import { circle, rectangle } from '../../engine/profile.ts';
import type { Model } from '../../engine/render.ts';
import { cylinder, tube } from '../../engine/round-part.ts';
import { solid } from '../../engine/solid.ts';
import { facing, leaning } from '../../engine/vector.ts';
import { lamp, plate } from '../../ink/controls.ts';
import { screenDisplay } from '../../ink/display.ts';
import { disc, rect } from '../../ink/shape.ts';
import { block, middle } from '../../kit/block.ts';
import { monitor } from '../../kit/monitor.ts';
import { casters } from '../../kit/stand.ts';
import type { Look } from '../../look.ts';

export function chemistryAnalyzer(look: Look): Model {
  const { vary } = look;
  const w = vary.between('w', 900, 1250);
  const d = vary.between('d', 680, 780);
  const h = vary.between('h', 860, 940);
  const foot = 70;
  const tone = mix(look.body, '#ffffff', 0.15);
  const r = Math.min(w * 0.2, d * 0.34);
  const discs = [-w * 0.27, w * 0.1].flatMap((x, at): Part[] => [
    cavity({
      frame: facing.top([x, h + 1, d * 0.52]),
      profile: circle(r),
      depth: 60,
      color: '#c3c9ce',
      gloom: 0.25,
      contents: [
        cylinder([x, h - 60, d * 0.52], r * 0.92, 30, at ? '#8d959d' : '#dfe3e6'),
        ...Array.from({ length: at ? 26 : 16 }, (_, step) => {
          const a = (step / (at ? 13 : 8)) * Math.PI;
          return cylinder(
            [x + Math.cos(a) * r * 0.74, h - 30, d * 0.52 + Math.sin(a) * r * 0.74],
            at ? r * 0.055 : r * 0.11,
            26,
            vary.pick(
              `cup ${at} ${step}`,
              at ? ['#dbe9ef', '#e6c36a', '#dbe9ef'] : ['#f0f2f3', '#d9dee2', look.accent],
            ),
          );
        }),
      ],
    }),
  ]);
  const arm = (x: number, reach: number): Part[] => [
    cylinder([x, h, d * 0.26], 22, 130, '#c8cdd1'),
    tube(
      [
        [x, h + 130, d * 0.26],
        [x + reach, h + 130, d * 0.5],
      ],
      26,
      tone,
      { straight: true },
    ),
    tube(
      [
        [x + reach, h + 130, d * 0.5],
        [x + reach, h + 30, d * 0.5],
      ],
      5,
      '#dfe3e6',
      { straight: true },
    ),
  ];
  const back = h + 210;
  const parts: Part[] = [
    ...casters(w, d, foot),
    middle(foot, 0, [w, h - foot, d], tone, {
      radius: 12,
      front: (pen) =>
        [0, 1, 2]
          .map(
            (at) =>
              rect(w * (0.03 + at * 0.32), pen.height * 0.16, w * 0.3, pen.height * 0.76, {
                fill: mix(tone, '#9aa2aa', at === 1 ? 0.12 : 0.04),
                stroke: '#5d6875',
                width: pen.pixel,
                r: 10,
              }) +
              rect(w * (0.03 + at * 0.32) + w * 0.12, pen.height * 0.22, w * 0.06, 12, {
                fill: '#39414c',
                r: 6,
              }),
          )
          .join('') + rect(0, pen.height * 0.07, w, pen.height * 0.03, { fill: look.accent }),
    }),
    middle(h, 0, [w, 210, d * 0.2], tone, {
      radius: 20,
      front: (pen) =>
        plate(pen, pen.width * 0.06, pen.height * 0.4, pen.width * 0.14, pen.height * 0.12, look.accent) +
        lamp(pen, pen.width * 0.94, pen.height * 0.4, 9, '#6fbf8b'),
    }),
    ...discs,
    ...arm(-w * 0.08, -w * 0.12),
    ...arm(w * 0.32, -w * 0.14),
    block([w * 0.32, h, d * 0.42], [w * 0.15, 60, d * 0.5], look.dark, {
      top: (pen) =>
        Array.from({ length: 15 }, (_, at) =>
          disc(
            pen.width * (0.2 + (at % 3) * 0.3),
            pen.height * (0.12 + Math.floor(at / 3) * 0.19),
            pen.width * 0.1,
            { fill: '#b04a45', stroke: '#18202e', width: pen.pixel },
          ),
        ).join(''),
    }),
    monitor([w / 2 + 40, h - 60, d * 0.5], 380, 270, 6, '#2b323d', (pen) =>
      screenDisplay(pen, 16, 14, pen.width - 32, pen.height - 28, {
        title: 'worklist',
        readings: [
          { name: 'glu', value: '5.12' },
          { name: 'alt', value: '24' },
          { name: 'crea', value: '78' },
          { name: 'k+', value: '4.1' },
        ],
        accent: look.accent,
        light: true,
      }),
    ),
    tube(
      [
        [w / 2 + 230, h - 40, d * 0.46],
        [w / 2 + 120, h - 120, d * 0.4],
        [w / 2 - 6, h - 130, d * 0.4],
      ],
      30,
      '#59636f',
      { straight: true },
    ),
  ];
  const lid = leaning([-w / 2, look.open ? back : h + 4, look.open ? d * 0.2 : d - 10], look.open ? 4 : 66);
  parts.push(
    solid({
      frame: lid,
      profile: rectangle(w * 0.98, look.open ? d * 0.5 : d * 0.84),
      depth: 6,
      color: '#8fb0be',
      opacity: 0.3,
    }),
  );
  return {
    parts,
    controls: { at: [-w * 0.06, h + 20, d * 0.5], width: w * 0.72, height: 420, aim: { yaw: 14, pitch: 34 } },
  };
}
