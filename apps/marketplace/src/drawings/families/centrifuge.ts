import { box, sign } from '../engine/box.ts';
import { cavity } from '../engine/cavity.ts';
import { mix } from '../engine/color.ts';
import type { Part } from '../engine/part.ts';
import type { Decorate } from '../engine/pen.ts';
import { circle, rounded } from '../engine/profile.ts';
import type { Model } from '../engine/render.ts';
import { cylinder, lathe } from '../engine/round-part.ts';
import { solid } from '../engine/solid.ts';
import { facing, leaning, onFrame, type Vec } from '../engine/vector.ts';
import { key, keypad, knob, plate, rocker, vents } from '../ink/controls.ts';
import { lcdDisplay, ledDisplay, type Reading, screenDisplay } from '../ink/display.ts';
import { disc, rect } from '../ink/shape.ts';
import { casters, feet } from '../kit/stand.ts';
import { wedge } from '../kit/wedge.ts';
import type { Look } from '../look.ts';

interface Size {
  readonly w: number;
  readonly h: number;
  readonly d: number;
  readonly nose: number;
  readonly back: number;
  readonly foot: number;
  /** Radius of the bowl. */
  readonly bowl: number;
  readonly speed: number;
}

function readings(look: Look, speed: number): Reading[] {
  const rpm = Math.round((speed * look.vary.between('speed', 0.6, 1)) / 100) * 100;
  return [
    { name: 'speed', value: String(rpm), unit: 'rpm' },
    { name: 'time', value: look.vary.pick('time', ['10:00', '5:00', '15:00', '20:00']) },
    { name: 'temp', value: look.vary.pick('temp', ['4', '20', '10']), unit: '°c' },
  ];
}

/** The control panel, one of three makes: knobs beside figures, keys below an LCD, or a color screen. */
function controls(look: Look, speed: number): Decorate {
  const style = look.vary.count('panel style', 0, 2);
  return (pen) => {
    const { width: w, height: h } = pen;
    const m = h * 0.14;
    const ground = rect(w * 0.02, h * 0.05, w * 0.96, h * 0.9, {
      fill: look.panel,
      stroke: mix(look.panel, '#18202e', 0.5),
      width: pen.pixel,
      r: h * 0.08,
    });
    if (style === 0) {
      return (
        ground +
        ledDisplay(
          pen,
          w * 0.07,
          m * 1.4,
          w * 0.5,
          h - m * 2.8,
          readings(look, speed).slice(0, 2),
          look.vary.pick('led', ['#8fe0c8', '#ffb75c', '#ff8f7a']),
        ) +
        [0.645, 0.765].map((x) => knob(pen, w * x, h * 0.5, Math.min(h * 0.2, w * 0.052))).join('') +
        key(pen, w * 0.85, m * 1.4, w * 0.1, h * 0.28, { color: '#5b9a78', label: 'start', ink: '#ffffff' }) +
        key(pen, w * 0.85, h * 0.54, w * 0.1, h * 0.28, { color: '#b4574a', label: 'stop', ink: '#ffffff' })
      );
    }
    if (style === 1) {
      return (
        ground +
        lcdDisplay(
          pen,
          w * 0.06,
          m * 1.4,
          w * 0.48,
          h - m * 2.8,
          readings(look, speed),
          look.vary.pick('lcd', ['#c3cfc0', '#bccbd6', '#cfd0b8']),
        ) +
        keypad(pen, w * 0.6, m * 1.3, w * 0.34, h - m * 2.6, {
          rows: 2,
          columns: 4,
          labels: ['speed', 'time', 'temp', 'start', 'short', 'prog', 'lid', 'stop'],
          color: '#e3e6e9',
          accents: { start: '#8fbfa3', stop: '#cf8f84' },
        })
      );
    }
    return (
      ground +
      screenDisplay(pen, w * 0.26, m * 0.9, w * 0.48, h - m * 1.8, {
        title: 'run',
        readings: readings(look, speed),
        accent: look.accent,
      }) +
      key(pen, w * 0.8, h * 0.3, w * 0.12, h * 0.4, { color: look.accent, label: 'start', ink: '#ffffff' }) +
      plate(pen, w * 0.07, h * 0.42, w * 0.13, h * 0.16)
    );
  };
}

/** A rotor in its bowl: swing-out buckets or an angled head with its tubes. */
function rotor(look: Look, at: Vec, r: number): Part[] {
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

function lid(look: Look, size: Size, hinge: number, y: number): Part[] {
  const [w, d] = [size.w * 0.86, hinge * 0.9];
  const color = mix(look.body, '#ffffff', 0.12);
  const window = look.vary.chance('lid window', 0.7);
  const top: Decorate = (pen) => {
    const [cx, cy] = [pen.width / 2, pen.height / 2];
    return window
      ? disc(cx, cy, size.bowl * 0.36, { fill: '#8b95a0', stroke: '#4a5460', width: pen.pixel }) +
          disc(cx, cy, size.bowl * 0.28, { fill: '#53616d' }) +
          disc(cx - size.bowl * 0.08, cy - size.bowl * 0.08, size.bowl * 0.1, {
            fill: '#ffffff',
            opacity: 0.16,
          })
      : rect(cx - w * 0.3, cy - d * 0.25, w * 0.6, d * 0.5, {
          stroke: '#5d6875',
          width: pen.pixel,
          opacity: 0.5,
          r: 20,
        });
  };
  const thick = size.h * 0.07 + 14;
  if (!look.open) {
    return [
      solid({
        frame: facing.top([-w / 2, y, hinge * 0.97]),
        profile: rounded(w, d, size.w * 0.09),
        depth: thick,
        color,
        face: top,
      }),
      box({
        at: [-w * 0.12, y + thick * 0.2, hinge * 0.97],
        size: [w * 0.24, thick * 0.5, 16],
        color: look.dark,
        radius: 6,
      }),
    ];
  }
  const frame = leaning([-w / 2, y + 10, hinge * 0.1 + thick], 14);
  return [
    box({ at: [-w * 0.34, y - 5, 0], size: [w * 0.16, 34, 26], color: look.dark }),
    box({ at: [w * 0.18, y - 5, 0], size: [w * 0.16, 34, 26], color: look.dark }),
    solid({
      frame: { ...frame, o: onFrame(frame, 0, 0, -thick) },
      profile: rounded(w, d, size.w * 0.09),
      depth: thick,
      color,
      face: (pen) =>
        rect(pen.width * 0.05, pen.height * 0.05, pen.width * 0.9, pen.height * 0.9, {
          fill: '#c2c7cc',
          stroke: '#7b848e',
          width: pen.pixel,
          r: 30,
        }) +
        disc(pen.width / 2, pen.height / 2, size.bowl * 0.86, {
          fill: '#aab1b9',
          stroke: '#4b5561',
          width: pen.pixel * 2.5,
        }) +
        disc(pen.width / 2, pen.height / 2, size.bowl * 0.34, {
          fill: '#6d7883',
          stroke: '#4b5561',
          width: pen.pixel,
        }),
    }),
  ];
}

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
