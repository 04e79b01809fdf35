import { sign } from '../../engine/box.ts';
import { cavity } from '../../engine/cavity.ts';
import { mix } from '../../engine/color.ts';
import type { Part } from '../../engine/part.ts';
import { rectangle } from '../../engine/profile.ts';
import type { Model } from '../../engine/render.ts';
import { cylinder, tube } from '../../engine/round-part.ts';
import { solid } from '../../engine/solid.ts';
import { facing, leaning, type Point } from '../../engine/vector.ts';
import { gauge, keypad, plate, vents } from '../../ink/controls.ts';
import { lcdDisplay, screenDisplay } from '../../ink/display.ts';
import { block, middle } from '../../kit/block.ts';
import { board, inField } from '../../kit/board.ts';
import { bottle, flask } from '../../kit/labware.ts';
import type { Look } from '../../look.ts';

/** A sash of glass in its frame, leaning with the front. */
export function sash(w: number, h: number, at: readonly [number, number, number], lean: number): Part {
  return {
    ...solid({
      frame: leaning(at, lean),
      profile: rectangle(w, h),
      depth: 8,
      color: '#a9c2cd',
      opacity: 0.3,
    }),
  };
}

export function biosafetyCabinet(look: Look): Model {
  const { vary } = look;
  const w = vary.pick('w', [1050, 1340, 1640] as const);
  const y0 = 720;
  const work = 720;
  const h = 2040 + vary.between('h', -60, 60);
  const d = 790;
  const lean = 8;
  const tan = Math.tan((lean * Math.PI) / 180);
  const chest = y0 + 90;
  const top = chest + work;
  const profile: Point[] = [
    [0, y0],
    [d, y0],
    [d, chest],
    [d - work * tan, top],
    [d - work * tan, h],
    [0, h],
  ];
  const inner = w - 130;
  const opening = leaning([-inner / 2, chest, d + 1], lean);
  const steel = '#c3c9cc';
  const fz = d - work * tan;
  const bodyColor = mix(look.body, '#ffffff', 0.1);
  const leg = (x: number, z: number): Part => block([x, 0, z], [56, y0, 56], mix(look.body, '#39414c', 0.35));
  const items: Part[] = [
    middle(chest + 2, 60, [inner, 6, d - 110], steel, {
      top: (pen) => vents(pen, 30, pen.height * 0.86, pen.width - 60, 60, 4),
    }),
    ...flask([-inner * 0.3, chest + 8, 330], 60, 150, '#d9a07a'),
    ...bottle([-inner * 0.12, chest + 8, 280], 48, 190, look.accent),
    block([inner * 0.08, chest + 8, 280], [150, 40, 120], '#d9dde0'),
    ...bottle([inner * 0.34, chest + 8, 260], 52, 200, '#a3473c', '#9c6f45'),
  ];
  const face = (pen: { width: number; height: number; pixel: number }): string => {
    const style = vary.chance('screen', 0.5);
    return (
      vents(pen, w * 0.08, pen.height * 0.06, w * 0.84, pen.height * 0.12, 3) +
      plate(pen, w * 0.07, pen.height * 0.4, w * 0.16, pen.height * 0.1, look.accent) +
      inField(
        w * 0.5 - 190,
        pen.height * 0.3,
        380,
        pen.height * 0.5,
        board(look, (p) =>
          style
            ? screenDisplay(p, 60, p.height * 0.1, 260, p.height * 0.8, {
                title: 'airflow ok',
                readings: [
                  { name: 'down', value: '0.35', unit: 'm/s' },
                  { name: 'in', value: '0.50', unit: 'm/s' },
                ],
                accent: look.accent,
              })
            : lcdDisplay(
                p,
                30,
                p.height * 0.2,
                130,
                p.height * 0.6,
                [{ name: 'flow', value: '0.45', unit: 'm/s' }],
                '#b9cbd8',
              ) +
              keypad(p, 190, p.height * 0.22, 160, p.height * 0.56, {
                rows: 2,
                columns: 3,
                labels: ['fan', 'light', 'uv', 'out', 'set', 'mute'],
              }),
        ),
      )(pen) +
      gauge(pen, w * 0.84, pen.height * 0.55, Math.min(pen.height * 0.2, 60), 0.4)
    );
  };
  const lift = look.open ? work * 0.42 : 200;
  const parts: Part[] = [
    leg(-w / 2 + 20, 60),
    leg(w / 2 - 76, 60),
    leg(-w / 2 + 20, d - 120),
    leg(w / 2 - 76, d - 120),
    middle(120, 80, [w - 100, 40, 40], mix(look.body, '#39414c', 0.35)),
    solid({ frame: facing.left([w / 2, 0, 0]), profile, depth: w, color: bodyColor }),
    cavity({
      frame: opening,
      profile: rectangle(inner, work - 20),
      depth: 560,
      color: steel,
      gloom: 0.28,
      contents: items,
    }),
    sash(inner, work - 20 - lift, [-inner / 2, chest + lift, d + 2 - lift * tan], lean),
    tube(
      [
        [-inner / 2, chest + lift, d + 8 - lift * tan],
        [inner / 2, chest + lift, d + 8 - lift * tan],
      ],
      20,
      '#9aa2aa',
      { straight: true, flat: true },
    ),
    sign(facing.front([-w / 2, top + 10, fz + 1]), w, h - top - 20, face),
    middle(chest - 30, d, [w, 30, 60], steel, { radius: 12 }),
  ];
  if (vary.chance('exhaust', 0.4)) parts.push(cylinder([0, h, d * 0.45], 150, 120, '#b3bac0'));
  return { parts, controls: { at: [0, top + (h - top) / 2, fz], width: 640, height: 400 } };
}
