import { mix } from '../../engine/color.ts';
import type { Part } from '../../engine/part.ts';
import { circle } from '../../engine/profile.ts';
import { cylinder, lathe } from '../../engine/round-part.ts';
import { solid } from '../../engine/solid.ts';
import { facing, type Vec } from '../../engine/vector.ts';
import { disc } from '../../ink/shape.ts';
import type { Look } from '../../look.ts';

/** A rotor in its bowl: swing-out buckets or an angled head with its tubes. */
export function rotor(look: Look, at: Vec, r: number): Part[] {
  const color = look.vary.pick('rotor', ['#4a525d', '#8c949d', '#3d5a78']);
  const hub = lathe({
    at,
    profile: [
      [r * 0.16, 0],
      [r * 0.13, r * 0.3],
      [r * 0.07, r * 0.36],
    ],
    color: '#b9bec4',
  });
  if (look.vary.chance('swing-out', 0.45)) {
    const spots = [45, 135, 225, 315].map((degrees): Vec => {
      const a = (degrees * Math.PI) / 180;
      return [at[0] + Math.cos(a) * r * 0.62, at[1], at[2] + Math.sin(a) * r * 0.62];
    });
    return [
      cylinder(at, r * 0.34, r * 0.12, color),
      ...spots.flatMap((spot) => [
        cylinder(spot, r * 0.29, r * 0.3, color),
        ...[-0.1, 0.1].map((x) =>
          cylinder(
            [spot[0] + r * x, spot[1] + r * 0.3, spot[2]],
            r * 0.07,
            r * 0.06,
            mix(look.accent, '#ffffff', 0.3),
          ),
        ),
      ]),
      hub,
    ];
  }
  const places = look.vary.pick('places', [12, 18, 24]);
  const head = solid({
    frame: facing.top([at[0], at[1] + r * 0.16, at[2]]),
    profile: circle(r * 0.88),
    depth: r * 0.1,
    color,
    face: (pen) => {
      const c = pen.width / 2;
      const dots = Array.from({ length: places }, (_, step) => {
        const a = (step / places) * 2 * Math.PI;
        const [x, y] = [c + Math.cos(a) * c * 0.76, c + Math.sin(a) * c * 0.76];
        return (
          disc(x, y, c * 0.1, { fill: '#e9ecee', stroke: '#232a34', width: pen.pixel * 1.4 }) +
          disc(x, y, c * 0.05, { fill: step % 3 ? '#c9dbe6' : look.accent })
        );
      }).join('');
      return (
        disc(c, c, c * 0.52, {
          fill: mix(color, '#ffffff', 0.14),
          stroke: mix(color, '#10151d', 0.4),
          width: pen.pixel,
        }) + dots
      );
    },
  });
  return [head, hub];
}
