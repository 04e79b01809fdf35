import { type Camera, createCamera } from '../engine/camera.ts';
import type { Part } from '../engine/part.ts';
import { createSheet, drawParts, svgDocument } from '../engine/render.ts';
import { floorShadow, paints } from '../engine/stage.ts';
import { vents } from '../ink/controls.ts';
import { rect } from '../ink/shape.ts';
import { middle } from '../kit/block.ts';
import { bottle, flask } from '../kit/labware.ts';
import { unit } from './unit.ts';

const [width, height] = [1920, 602];

/** A quiet wall with the light of a window on it. */
const wall = `<defs><linearGradient id="wall" x1="0" y1="0" x2="1" y2=".3"><stop offset="0" stop-color="#e9ecee"/><stop offset=".55" stop-color="#f4f3ef"/><stop offset="1" stop-color="#e3e4e2"/></linearGradient>${paints}</defs><rect width="${width}" height="${height}" fill="url(#wall)"/><path d="M1040 0L1320 0L1130 420L850 420ZM1370 0L1650 0L1460 420L1180 420Z" fill="#fff" opacity=".42"/>`;

/** A long bench, seen from its front and a little from the left: the instruments stand in the right two thirds. */
export function hero(): string {
  const camera: Camera = createCamera({ yaw: -12, pitch: 9 }, 0.54, [900, 500]);
  const bench: Part[] = [
    middle(-900, 30, [4600, 850, 680], '#d9dcde', {
      front: (pen) =>
        Array.from(
          { length: 8 },
          (_, at) =>
            rect(at * 575 + 12, 16, 551, pen.height - 32, {
              fill: '#e3e5e6',
              stroke: '#8b95a0',
              width: pen.pixel,
              r: 4,
            }) + rect(at * 575 + 200, 50, 175, 16, { fill: '#8b95a0', r: 8 }),
        ).join(''),
    }),
    middle(-50, -10, [4700, 50, 760], '#59636f'),
  ];
  const things: Part[] = [
    ...unit('gas-chromatograph', 5, [-1270, 0, 60], { body: 'white', accent: 'blue' }),
    ...unit('water-bath', 9, [-640, 0, 150], { body: 'light-grey', accent: 'blue' }),
    ...unit('hplc-stack', 11, [-90, 0, 60], { body: 'white', accent: 'blue' }),
    ...unit('balance-analytical', 4, [300, 0, 180], { body: 'light-grey', accent: 'blue' }),
    ...unit('microscope-upright', 8, [640, 0, 240], { body: 'white', accent: 'blue' }),
    ...unit('centrifuge-benchtop', 7, [1120, 0, 40], { body: 'white', accent: 'blue' }),
    ...unit('magnetic-stirrer', 3, [1600, 0, 260], { body: 'light-grey', accent: 'blue' }),
    ...bottle([-420, 0, 420], 46, 190, '#3d6e9e'),
    ...bottle([-330, 0, 330], 46, 190, '#39414c', '#9c6f45'),
    ...flask([470, 0, 470], 54, 150, '#cfe0e6'),
    ...flask([1480, 0, 480], 44, 120, '#d9c9a0'),
  ];
  const socket = (x: number): string =>
    `<g transform="translate(${x} 196)">${rect(0, 0, 74, 34, { fill: '#f7f7f5', stroke: '#b4bac0', width: 1, r: 3 })}${rect(9, 9, 16, 16, { fill: '#d5d9dc', r: 8 })}${rect(49, 9, 16, 16, { fill: '#d5d9dc', r: 8 })}</g>`;
  const rail = rect(0, 188, width, 50, { fill: '#dcdfe1', stroke: '#b4bac0', width: 1 });
  const vent = `<g transform="translate(1690 30)">${vents({ width: 160, height: 70, pixel: 1 }, 0, 0, 160, 70, 6, '#9aa3ad')}</g>`;
  const sheet = createSheet(camera);
  return svgDocument(
    width,
    height,
    `${wall}${rail}${[120, 700, 1180, 1740].map(socket).join('')}${vent}${drawParts(bench, sheet)}${floorShadow(things, camera)}${drawParts(things, sheet)}`,
  );
}
