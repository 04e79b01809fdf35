import { cavity } from '../../engine/cavity.ts';
import { mix } from '../../engine/color.ts';
import type { Part } from '../../engine/part.ts';
import { rectangle } from '../../engine/profile.ts';
import type { Model } from '../../engine/render.ts';
import { solid } from '../../engine/solid.ts';
import { facing, leaning, onFrame } from '../../engine/vector.ts';
import { key, plate, vents } from '../../ink/controls.ts';
import { screenDisplay } from '../../ink/display.ts';
import { rect } from '../../ink/shape.ts';
import { middle } from '../../kit/block.ts';
import { board, inField } from '../../kit/board.ts';
import { flask } from '../../kit/labware.ts';
import { feet } from '../../kit/stand.ts';
import type { Look } from '../../look.ts';

/** A clamshell or a tall chamber over a platform of flasks. */
export function shakingIncubator(look: Look): Model {
  const { vary } = look;
  const w = vary.between('w', 600, 780);
  const h = vary.between('h', 500, 620);
  const d = vary.between('d', 620, 720);
  const baseH = h * 0.42;
  const lidColor = mix(look.body, '#ffffff', 0.15);
  const platform = (y: number): Part[] => [
    middle(y, 60, [w - 130, 14, d - 130], '#8d959d'),
    ...[-0.3, 0, 0.3].flatMap((x) =>
      [0.3, 0.62].flatMap((z) =>
        flask(
          [x * (w - 60), y + 14, d * z],
          54,
          140,
          vary.pick(`medium ${x} ${z}`, ['#d9b27a', '#e0c69a', '#c9a06a']),
        ),
      ),
    ),
  ];
  const front = (pen: { width: number; height: number; pixel: number }): string =>
    inField(
      w * 0.08,
      pen.height * 0.2,
      w * 0.84,
      pen.height * 0.5,
      board(
        look,
        (p) =>
          screenDisplay(p, p.width * 0.3, p.height * 0.1, p.width * 0.4, p.height * 0.8, {
            title: 'shaking',
            readings: [
              { name: 'speed', value: '180', unit: 'rpm' },
              { name: 'temp', value: '37.0', unit: '°c' },
            ],
            accent: look.accent,
          }) +
          key(p, p.width * 0.78, p.height * 0.28, p.width * 0.14, p.height * 0.44, {
            label: 'start',
            color: '#4d8a6c',
            ink: '#ffffff',
          }) +
          plate(p, p.width * 0.06, p.height * 0.4, p.width * 0.16, p.height * 0.2, look.accent),
      ),
    )(pen) + vents(pen, w * 0.1, pen.height * 0.82, w * 0.8, pen.height * 0.1, 2);
  const chamber = cavity({
    frame: facing.top([-w / 2 + 40, baseH + 16, d - 40]),
    profile: rectangle(w - 80, d - 80),
    depth: 110,
    color: '#b3babf',
    gloom: 0.35,
    contents: platform(baseH - 90),
  });
  const parts: Part[] = [...feet(w, d, 16), middle(16, 0, [w, baseH, d], look.body, { front }), chamber];
  if (look.open) {
    parts.push(
      ...platform(baseH - 90)
        .slice(1)
        .map((part) => part),
    );
    const lid = leaning([-w / 2, baseH + 20, 60], 14);
    parts.push(
      solid({
        frame: { ...lid, o: onFrame(lid, 0, 0, -60) },
        profile: rectangle(w, d * 0.9),
        depth: 60,
        color: lidColor,
        face: (pen) =>
          rect(40, 40, pen.width - 80, pen.height - 80, {
            fill: '#b9cad2',
            stroke: '#4b5561',
            width: pen.pixel * 1.6,
            r: 20,
          }),
      }),
    );
  } else {
    const side: [number, number][] = [
      [0, baseH + 18],
      [d, baseH + 18],
      [d, baseH + 70],
      [d * 0.72, h + 60],
      [0, h + 60],
    ];
    const lean = (Math.atan2(d * 0.28, h - baseH - 10) * 180) / Math.PI;
    const plane = leaning([-w / 2 + 50, baseH + 84, d - 6], lean);
    const glassH = Math.hypot(d * 0.28, h - baseH - 10) - 30;
    parts.push(
      solid({ frame: facing.left([w / 2, 0, 0]), profile: side, depth: w, color: lidColor }),
      cavity({
        frame: plane,
        profile: rectangle(w - 100, glassH),
        depth: 400,
        color: '#a9b1b7',
        gloom: 0.4,
        contents: platform(baseH - 40),
      }),
      solid({ frame: plane, profile: rectangle(w - 100, glassH), depth: 2, color: '#7f9aa6', opacity: 0.35 }),
      middle(baseH + 34, d, [w * 0.3, 22, 22], look.dark, { radius: 8 }),
    );
  }
  return { parts, controls: { at: [0, 16 + baseH * 0.55, d], width: w, height: baseH * 1.2 } };
}
