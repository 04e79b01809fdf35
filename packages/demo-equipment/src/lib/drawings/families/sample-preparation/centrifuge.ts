import { sign } from '../../engine/box.ts';
import { cavity } from '../../engine/cavity.ts';
import { mix } from '../../engine/color.ts';
import type { Part } from '../../engine/part.ts';
import type { Decorate } from '../../engine/pen.ts';
import { circle } from '../../engine/profile.ts';
import type { Model } from '../../engine/render.ts';
import { solid } from '../../engine/solid.ts';
import { facing, onFrame, type Vec } from '../../engine/vector.ts';
import { plate, rocker, vents } from '../../ink/controls.ts';
import { rect } from '../../ink/shape.ts';
import { casters, feet } from '../../kit/stand.ts';
import { wedge } from '../../kit/wedge.ts';
import type { Look } from '../../look.ts';
import { lid, type Size } from './centrifuge-lid.ts';
import { controls } from './centrifuge-panel.ts';
import { rotor } from './centrifuge-rotor.ts';

function build(look: Look, size: Size, stands: Part[]): Model {
  const shape = wedge({ ...size, color: look.body, radius: 22 });
  const hinge = size.d - size.back;
  const center: Vec = [0, size.h + 0.5, hinge * 0.52];
  const bowlFrame = facing.top(center);
  const vented = look.vary.chance('front vents', 0.5);
  const tall = size.nose - size.foot > size.h * 0.5 && size.h > 600;
  const front: Decorate = (pen) =>
    (tall
      ? rect(pen.width * 0.06, pen.height * 0.12, pen.width * 0.88, pen.height * 0.8, {
          stroke: '#5d6875',
          width: pen.pixel,
          opacity: 0.6,
          r: 14,
        }) + vents(pen, pen.width * 0.2, pen.height * 0.6, pen.width * 0.6, pen.height * 0.22, 9)
      : vented
        ? vents(pen, pen.width * 0.3, pen.height * 0.45, pen.width * 0.4, pen.height * 0.4, 6)
        : '') +
    plate(
      pen,
      pen.width * 0.06,
      pen.height * (tall ? 0.04 : 0.16),
      pen.width * 0.16,
      Math.min(pen.height * 0.16, 34),
      mix(look.body, look.accent, 0.7),
    ) +
    (tall ? '' : rocker(pen, pen.width * 0.9, pen.height * 0.4, pen.width * 0.04, pen.width * 0.06));
  const parts: Part[] = [
    ...stands,
    shape.body,
    sign(shape.front, size.w, size.nose - size.foot, front),
    sign(shape.slope, size.w, shape.slopeHeight, controls(look, size.speed)),
  ];
  if (look.open) {
    parts.push(
      solid({
        frame: facing.top([0, size.h, center[2]]),
        profile: circle(size.bowl * 1.12),
        depth: 6,
        color: '#8e969f',
      }),
      cavity({
        frame: { ...bowlFrame, o: [0, size.h + 6.5, center[2]] },
        profile: circle(size.bowl),
        depth: size.bowl * 0.62,
        color: '#bcc2c7',
        gloom: 0.45,
        contents: rotor(look, [0, size.h - size.bowl * 0.56, center[2]], size.bowl * 0.86),
      }),
    );
  }
  parts.push(...lid(look, size, hinge, size.h));
  const middle = onFrame(shape.slope, size.w / 2, shape.slopeHeight / 2);
  return {
    parts,
    controls: {
      at: middle,
      width: size.w,
      height: shape.slopeHeight * 1.4,
      aim: { yaw: -12, pitch: shape.lean * 0.6 + 8 },
    },
  };
}

export function benchCentrifuge(look: Look): Model {
  const { vary } = look;
  const w = vary.between('w', 430, 640);
  const h = vary.between('h', 300, 370);
  const d = vary.between('d', 560, 660);
  const nose = h * vary.between('nose', 0.42, 0.55);
  return build(
    look,
    { w, h, d, nose, back: vary.between('back', 70, 130), foot: 14, bowl: w * 0.36, speed: 14000 },
    feet(w, d),
  );
}

export function microCentrifuge(look: Look): Model {
  const { vary } = look;
  const w = vary.between('w', 210, 260);
  const h = vary.between('h', 190, 235);
  const d = vary.between('d', 300, 360);
  return build(
    look,
    { w, h, d, nose: h * 0.36, back: vary.between('back', 80, 110), foot: 10, bowl: w * 0.39, speed: 15000 },
    feet(w, d, 10),
  );
}

export function floorCentrifuge(look: Look): Model {
  const { vary } = look;
  const w = vary.between('w', 640, 780);
  const h = vary.between('h', 880, 1010);
  const d = vary.between('d', 760, 860);
  return build(
    look,
    { w, h, d, nose: h * 0.76, back: vary.between('back', 110, 190), foot: 80, bowl: w * 0.35, speed: 21000 },
    casters(w, d, 80),
  );
}
