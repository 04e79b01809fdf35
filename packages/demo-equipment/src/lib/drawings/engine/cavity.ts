import { edgeOf, lit, mix } from './color.ts';
import { paintOrder } from './order.ts';
import type { Part } from './part.ts';
import { pathOf } from './svg.ts';
import { dot, type Frame, onFrame, type Point, times, type Vec } from './vector.ts';

export interface Cavity {
  /** The plane of the opening, looking out. */
  readonly frame: Frame;
  readonly profile: readonly Point[];
  readonly depth: number;
  readonly color: string;
  /** Seen through the opening only. */
  readonly contents?: readonly Part[];
  /** 0 to 1: how dark it is inside. */
  readonly gloom?: number;
}

/** A hollow behind an opening: a chamber, a bowl, an oven. Name it after the body that it is in. */
export function cavity(of: Cavity): Part {
  const { frame, profile, depth } = of;
  const rim: Vec[] = profile.map(([u, v]) => onFrame(frame, u, v));
  const floor: Vec[] = profile.map(([u, v]) => onFrame(frame, u, v, -depth));
  return {
    extent: rim,
    draw(sheet) {
      const { camera } = sheet;
      if (dot(frame.w, camera.toward) <= 0.02) return '';
      const opening = pathOf(rim.map(camera.project));
      const ground = lit(of.color, frame.w);
      let inside = `<path d="${opening}" fill="${ground}"/><path d="${pathOf(floor.map(camera.project))}" fill="${ground}" stroke="${mix(of.color, '#18202e', 0.3)}" stroke-width="1"/>`;
      rim.forEach((corner, at) => {
        const next = (at + 1) % rim.length;
        const [a, b] = [profile[at] ?? [0, 0], profile[next] ?? [0, 0]];
        const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
        const inward = onFrame({ ...frame, o: [0, 0, 0] }, (a[1] - b[1]) / length, (b[0] - a[0]) / length);
        if (dot(inward, camera.toward) <= 0) return;
        const wall = [corner, rim[next] ?? corner, floor[next] ?? corner, floor[at] ?? corner];
        const color = lit(of.color, inward);
        inside += `<path d="${pathOf(wall.map(camera.project))}" fill="${color}" stroke="${color}" stroke-width="0.7"/>`;
      });
      inside += `<path d="${opening}" fill="url(#gloom)" opacity="${of.gloom ?? 0.5}"/>`;
      for (const part of paintOrder(of.contents ?? [], camera)) inside += part.draw(sheet);
      const id = sheet.id();
      return `<clipPath id="${id}"><path d="${opening}"/></clipPath><g clip-path="url(#${id})">${inside}</g><path d="${opening}" fill="none" stroke="${edgeOf(of.color)}" stroke-width="1.3"/>`;
    },
  };
}

/** The direction into a frame, for what is set inside of a cavity. */
export const inward = (frame: Frame): Vec => times(frame.w, -1);
