import { type Aim, type Camera, createCamera } from '../engine/camera.ts';
import type { Part } from '../engine/part.ts';
import { createSheet, drawParts, svgDocument } from '../engine/render.ts';
import { tube } from '../engine/round-part.ts';
import { backdrop, floorShadow } from '../engine/stage.ts';
import type { Vec } from '../engine/vector.ts';
import { screenDisplay } from '../ink/display.ts';
import { rect } from '../ink/shape.ts';
import { block, middle } from '../kit/block.ts';
import { monitor } from '../kit/monitor.ts';
import { carton, foam, pallet, palletHeight, strap } from './packing.ts';
import { certificate, clipboard } from './paper.ts';
import { unit } from './unit.ts';

const accent = '#3d6e9e';
const neutral = { body: 'white', accent: 'blue' } as const;

interface Frame {
  readonly width: number;
  readonly height: number;
  readonly aim: Aim;
  readonly scale: number;
  /** The point of the room that stands in the middle of the picture. */
  readonly at: Vec;
}

function picture(parts: readonly Part[], frame: Frame): string {
  const [x, y] = createCamera(frame.aim, frame.scale, [0, 0]).project(frame.at);
  const camera: Camera = createCamera(frame.aim, frame.scale, [frame.width / 2 - x, frame.height / 2 - y]);
  const content = drawParts(parts, createSheet(camera));
  return svgDocument(
    frame.width,
    frame.height,
    `${backdrop(frame.width, frame.height)}${floorShadow(parts, camera)}${content}`,
  );
}

const guide = { width: 960, height: 720 } as const;

/** An instrument between foam and straps on a pallet, half in its crate. */
export function sell(): string {
  const ply = '#d8bf94';
  const parts: Part[] = [
    ...pallet(),
    block([-580, palletHeight, 10], [1160, 640, 18], ply),
    block([-580, palletHeight, 28], [18, 640, 740], ply, {
      right: (pen) =>
        rect(20, 20, pen.width - 40, 60, { fill: '#c9a97a' }) +
        rect(20, pen.height - 80, pen.width - 40, 60, { fill: '#c9a97a' }),
    }),
    foam([-360, palletHeight, 70], [720, 60, 690]),
    ...unit('centrifuge-benchtop', 12, [0, palletHeight + 60, 90], neutral),
    foam([-400, palletHeight + 60, 120], [70, 200, 120]),
    foam([330, palletHeight + 60, 120], [70, 200, 120]),
    foam([-400, palletHeight + 60, 520], [70, 160, 120]),
    foam([330, palletHeight + 60, 520], [70, 160, 120]),
    ...[-190, 190].map((x) =>
      tube(
        [
          [x, palletHeight, 770],
          [x, palletHeight + 470, 600],
          [x, palletHeight + 470, 120],
        ],
        30,
        accent,
        { straight: true, flat: true },
      ),
    ),
    carton([790, 0, 380], [330, 260, 300]),
    carton([830, 260, 420], [250, 160, 230]),
    ...clipboard([720, 2, 880], 210, 290, 68, accent),
  ];
  return picture(parts, {
    width: 1200,
    height: 900,
    aim: { yaw: 24, pitch: 22 },
    scale: 0.56,
    at: [160, 330, 400],
  });
}

export function conditionGuide(): string {
  const parts = [
    ...unit('microscope-upright', 14, [-110, 0, 0], neutral),
    ...clipboard([110, 4, 190], 240, 320, 16, accent),
    tube(
      [
        [120, 8, 330],
        [290, 8, 300],
      ],
      10,
      accent,
      { straight: true },
    ),
  ];
  return picture(parts, { ...guide, aim: { yaw: 18, pitch: 16 }, scale: 1.06, at: [70, 225, 130] });
}

export function shippingGuide(): string {
  const top = palletHeight + 560;
  const parts: Part[] = [
    ...pallet(),
    carton([-520, palletHeight, 50], [640, 560, 700]),
    carton([140, palletHeight, 50], [380, 330, 700]),
    carton([170, palletHeight + 330, 90], [300, 210, 420]),
    strap(-380, top + 4, 40, 756, '#39414c'),
    strap(-20, top + 4, 40, 756, '#39414c'),
    ...[
      [-520, 750],
      [116, 750],
    ].map(([x = 0, z = 0]) => block([x - 6, palletHeight, z - 26], [30, 560, 32], '#e6ddc6')),
  ];
  return picture(parts, { ...guide, aim: { yaw: 26, pitch: 20 }, scale: 0.56, at: [0, 330, 400] });
}

export function warrantyGuide(): string {
  const parts = [
    ...unit('thermal-cycler', 6, [-130, 0, 0], neutral),
    ...certificate([70, 2, 150], 250, 340, accent),
    block([60, 0, 330], [150, 22, 24], '#c08a3a', { radius: 6 }),
    tube(
      [
        [210, 11, 342],
        [330, 11, 342],
      ],
      8,
      '#b9bfc5',
      { straight: true },
    ),
  ];
  return picture(parts, { ...guide, aim: { yaw: 16, pitch: 18 }, scale: 1.2, at: [40, 150, 200] });
}

export function buyingGuide(): string {
  const table = (pen: { width: number; height: number; pixel: number }): string => {
    const { width: w, height: h } = pen;
    const column = (x: number, on: boolean): string =>
      rect(x, h * 0.2, w * 0.25, h * 0.26, { fill: on ? '#dbe6f0' : '#e9ebed', r: 6 }) +
      rect(x + w * 0.06, h * 0.26, w * 0.13, h * 0.14, { fill: '#9fb0bf', r: 5 }) +
      [0.53, 0.61, 0.69, 0.77]
        .map((t, row) => rect(x, h * t, w * (0.2 - (row % 2) * 0.06), h * 0.025, { fill: '#7f8b97', r: 2 }))
        .join('') +
      rect(x, h * 0.85, w * 0.2, h * 0.06, { fill: on ? accent : '#c4cad0', r: 4 });
    return (
      screenDisplay(pen, w * 0.03, h * 0.04, w * 0.94, h * 0.92, { title: 'compare', light: true, accent }) +
      column(w * 0.08, false) +
      column(w * 0.375, true) +
      column(w * 0.67, false)
    );
  };
  const parts: Part[] = [
    middle(0, 60, [220, 12, 160], '#8d959d', { radius: 30, upright: true }),
    middle(12, 110, [46, 130, 30], '#8d959d'),
    monitor([-290, 110, 190], 580, 370, 4, '#2b323d', table),
    ...unit('centrifuge-benchtop', 21, [-640, 0, -60], neutral),
    ...unit('balance-analytical', 21, [440, 0, 60], neutral),
    middle(0, 330, [420, 14, 140], '#c4cad0', {
      radius: 12,
      upright: true,
      top: (pen) =>
        Array.from({ length: 48 }, (_, at) =>
          rect(16 + (at % 12) * 32.6, 14 + Math.floor(at / 12) * 29, 27, 23, {
            fill: '#eef0f1',
            stroke: '#8b95a0',
            width: pen.pixel * 0.6,
            r: 4,
          }),
        ).join(''),
    }),
  ];
  return picture(parts, { ...guide, aim: { yaw: 14, pitch: 18 }, scale: 0.52, at: [-170, 190, 200] });
}
