import { type Aim, type Camera, createCamera } from './camera.ts';
import { paintOrder } from './order.ts';
import type { Part, Sheet } from './part.ts';
import { floorShadow, paints } from './stage.ts';
import type { Point, Vec } from './vector.ts';

/** A region to look at closely: its middle, and how much of it fills the sheet, in millimeters. */
export interface Focus {
  readonly at: Vec;
  readonly width: number;
  readonly height: number;
  /** How the camera stands to it; from the front and a little above unless said otherwise. */
  readonly aim?: Aim;
}

/** An instrument as it stands on the floor (y = 0). */
export interface Model {
  readonly parts: readonly Part[];
  readonly controls: Focus;
}

export const sheetWidth = 960;
export const sheetHeight = 720;

interface Room {
  readonly width: number;
  readonly height: number;
  /** Where the lowest point stands, at most. */
  readonly floor: number;
}

const room: Room = { width: 740, height: 580, floor: 662 };

/** A camera under which the parts fill the room of the sheet. */
export function fit(parts: readonly Part[], aim: Aim, share = 1, within: Room = room): Camera {
  const plain = createCamera(aim, 1, [0, 0]);
  const seen = parts.flatMap((part) => part.extent.map(plain.project));
  const xs = seen.map(([x]) => x);
  const ys = seen.map(([, y]) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const scale = share * Math.min(within.width / (right - left), within.height / (bottom - top));
  const middle = sheetHeight / 2 + 14 - ((top + bottom) / 2) * scale;
  const offset: Point = [
    sheetWidth / 2 - ((left + right) / 2) * scale,
    Math.min(within.floor - bottom * scale, middle + 40),
  ];
  return createCamera(aim, scale, offset);
}

export function closeUp(focus: Focus): Camera {
  const aim = focus.aim ?? { yaw: -13, pitch: 9 };
  const scale = Math.min((sheetWidth * 0.8) / focus.width, (sheetHeight * 0.74) / focus.height);
  const [x, y] = createCamera(aim, scale, [0, 0]).project(focus.at);
  return createCamera(aim, scale, [sheetWidth / 2 - x, sheetHeight / 2 - y]);
}

export function drawParts(parts: readonly Part[], sheet: Sheet): string {
  return paintOrder(parts, sheet.camera)
    .map((part) => part.draw(sheet))
    .join('\n');
}

export function createSheet(camera: Camera, prefix = 'p'): Sheet {
  let count = 0;
  return {
    camera,
    id: () => {
      count += 1;
      return `${prefix}${count}`;
    },
  };
}

export function svgDocument(width: number, height: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;
}

/** Without a ground: it stands on that of the page, light or dark. */
export function renderModel(model: Model, camera: Camera): string {
  const shadow = floorShadow(model.parts, camera);
  const content = drawParts(model.parts, createSheet(camera));
  return svgDocument(sheetWidth, sheetHeight, `<defs>${paints}</defs>${shadow}${content}`);
}
