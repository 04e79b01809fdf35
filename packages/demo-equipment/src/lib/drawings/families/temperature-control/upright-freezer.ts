import { box, sign } from '../../engine/box.ts';
import { mix } from '../../engine/color.ts';
import type { Part } from '../../engine/part.ts';
import type { Decorate } from '../../engine/pen.ts';
import type { Model } from '../../engine/render.ts';
import { facing, type Vec } from '../../engine/vector.ts';
import { plate, vents } from '../../ink/controls.ts';
import { rect } from '../../ink/shape.ts';
import { inField } from '../../kit/board.ts';
import { cabinet } from '../../kit/cabinet.ts';
import { casters } from '../../kit/stand.ts';
import type { Look } from '../../look.ts';
import { strip } from './temperature-strip.ts';

/** Racks with boxes, as in a freezer for samples. */
function racks(look: Look): (at: Vec, w: number, h: number, d: number) => readonly Part[] {
  return (at, w, h, d) =>
    Array.from({ length: 5 }, (_, row) => {
      const y = at[1] + (h / 5) * row;
      const shelf = box({ at: [at[0], y, at[2]], size: [w, 10, d * 0.94], color: '#c3c9ce' });
      if (look.vary.chance(`empty ${row}`, 0.3)) return [shelf];
      const count = look.vary.count(`racks ${row}`, 2, 5);
      return [
        shelf,
        ...Array.from({ length: count }, (_, column) =>
          box({
            at: [at[0] + 12 + column * (w / 5), y + 12, at[2] + d * 0.1],
            size: [w / 5 - 14, (h / 5) * 0.72, d * 0.74],
            color: look.vary.pick(`rack ${row} ${column}`, ['#d6dade', '#c4ccd4', '#e6e3dc']),
            front: (pen) =>
              [0.06, 0.37, 0.68]
                .map((t) =>
                  rect(pen.width * 0.08, pen.height * t, pen.width * 0.84, pen.height * 0.26, {
                    fill: '#eef0f1',
                    stroke: '#7b858f',
                    width: pen.pixel * 0.8,
                  }),
                )
                .join(''),
          }),
        ),
      ];
    }).flat();
}

export function uprightFreezer(look: Look): Model {
  const { vary } = look;
  const w = vary.between('w', 720, 1020);
  const h = vary.between('h', 1880, 2010);
  const d = vary.between('d', 820, 930);
  const foot = 90;
  const high = vary.chance('panel high', 0.6);
  const stripHeight = 120;
  const doorH = h - foot - 190;
  const doorY = high ? foot + 50 : foot + 40;
  const panelY = high ? 30 : 60;
  const value = vary.pick('value', ['-80', '-80', '-86', '-78', '-30']);
  const doorColor = mix(look.body, '#ffffff', 0.15);
  const face: Decorate = (pen) =>
    (high
      ? inField(w * 0.14, panelY, w * 0.72, stripHeight - 30, strip(look, value))(pen)
      : plate(pen, w * 0.4, 50, w * 0.2, 40, look.accent)) +
    vents(pen, w * 0.1, pen.height - 42, w * 0.8, 34, 3);
  const model = cabinet(look, {
    w,
    h,
    d,
    foot,
    door: [-w / 2 + 6, doorY, w - 12, high ? doorH : h - doorY - 120],
    doors: 1,
    glass: false,
    color: look.body,
    doorColor,
    front: face,
    chamber: '#d8dcdf',
    thick: 85,
    contents: racks(look),
    stands: casters(w, d, foot),
    handleColor: look.dark,
    controls: {
      at: high ? [0, h - panelY - 45, d] : [0, doorY + (h - doorY - 120) * 0.72, d + 90],
      width: w * 0.95,
      height: 400,
    },
  });
  if (high || look.open) return model;
  const y = doorY + (h - doorY - 120) * 0.7;
  return {
    ...model,
    parts: [...model.parts, sign(facing.front([-w * 0.3, y, d + 87]), w * 0.52, 120, strip(look, value))],
  };
}
