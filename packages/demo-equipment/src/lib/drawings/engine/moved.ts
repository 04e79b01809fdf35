import type { Part } from './part.ts';
import { add, type Vec } from './vector.ts';

/** The same parts at another place of the room. */
export function moved(parts: readonly Part[], by: Vec): Part[] {
  return parts.map((part) => ({
    ...part,
    extent: part.extent.map((point) => add(point, by)),
    draw: (sheet) =>
      part.draw({
        ...sheet,
        camera: { ...sheet.camera, project: (at) => sheet.camera.project(add(at, by)) },
      }),
  }));
}
