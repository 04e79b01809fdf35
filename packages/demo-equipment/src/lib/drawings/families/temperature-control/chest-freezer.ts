import { box, sign } from '../../engine/box.ts';
import { cavity } from '../../engine/cavity.ts';
import { mix } from '../../engine/color.ts';
import type { Part } from '../../engine/part.ts';
import { rectangle } from '../../engine/profile.ts';
import type { Model } from '../../engine/render.ts';
import { solid } from '../../engine/solid.ts';
import { facing, leaning, onFrame } from '../../engine/vector.ts';
import { handle, key, plate, vents } from '../../ink/controls.ts';
import { rect } from '../../ink/shape.ts';
import { casters } from '../../kit/stand.ts';
import type { Look } from '../../look.ts';
import { strip } from './temperature-strip.ts';

export function chestFreezer(look: Look): Model {
  const { vary } = look;
  const w = vary.between('w', 1200, 1750);
  const h = vary.between('h', 900, 1010);
  const d = vary.between('d', 720, 840);
  const foot = 80;
  const lidHeight = 95;
  const lidColor = mix(look.body, '#ffffff', 0.18);
  const value = vary.pick('value', ['-86', '-80', '-40', '-45']);
  const side = vary.chance('panel right', 0.5) ? 1 : -1;
  const panelW = 380;
  const px = side === 1 ? w / 2 - panelW - 60 : -w / 2 + 60;
  const parts: Part[] = [
    ...casters(w, d, foot),
    box({
      at: [-w / 2, foot, 0],
      size: [w, h - foot - lidHeight, d],
      color: look.body,
      front: (pen) =>
        vents(pen, side === 1 ? w * 0.05 : w * 0.6, pen.height * 0.45, w * 0.34, pen.height * 0.42, 10) +
        plate(pen, side === 1 ? w * 0.06 : w * 0.78, pen.height * 0.14, w * 0.14, 46, look.accent),
    }),
    sign(facing.front([px, h - lidHeight - 190, d + 1]), panelW, 130, strip(look, value)),
  ];
  if (look.open) {
    const top = h - lidHeight;
    const wall = 110;
    const thingW = (w - 2 * wall) / 4;
    parts.push(
      cavity({
        frame: facing.top([-w / 2 + wall, top + 0.5, d - wall]),
        profile: rectangle(w - 2 * wall, d - 2 * wall),
        depth: 420,
        color: '#d3d8db',
        gloom: 0.5,
        contents: [0, 1, 2, 3].map((at) =>
          box({
            at: [-w / 2 + wall + 10 + at * thingW, top - 420, wall + 10],
            size: [thingW - 20, at % 3 === 1 ? 240 : 330, d - 2 * wall - 20],
            color: at % 2 ? '#cdd3d8' : '#dfe1e0',
            top: (pen) =>
              rect(pen.width * 0.1, pen.height * 0.08, pen.width * 0.8, pen.height * 0.84, {
                stroke: '#76808a',
                width: pen.pixel,
              }),
          }),
        ),
      }),
    );
    const lid = leaning([-w / 2, top + 14, lidHeight], 12);
    parts.push(
      solid({
        frame: { ...lid, o: onFrame(lid, 0, 0, -lidHeight) },
        profile: rectangle(w, d * 0.98),
        depth: lidHeight,
        color: lidColor,
        face: (pen) =>
          rect(60, 60, pen.width - 120, pen.height - 120, {
            fill: '#e8ebec',
            stroke: '#6a747f',
            width: pen.pixel * 1.6,
            r: 20,
          }),
      }),
    );
  } else {
    parts.push(
      box({
        at: [-w / 2 - 6, h - lidHeight + 3, -2],
        size: [w + 12, lidHeight, d + 10],
        color: lidColor,
        front: (pen) =>
          handle(pen, w * 0.42, lidHeight * 0.5, w * 0.16, 26, look.dark) +
          key(pen, w * 0.61, lidHeight * 0.42, 40, 40, { color: '#c9ced2' }),
      }),
    );
  }
  return { parts, controls: { at: [px + panelW / 2, h - lidHeight - 125, d], width: 520, height: 300 } };
}
