import { dot, type Point, type Vec } from './vector.ts';

/** A parallel projection: what is square stays square, as in a technical drawing. */
export interface Camera {
  /** From the object toward the viewer. */
  readonly toward: Vec;
  /** Pixels per millimeter. */
  readonly scale: number;
  project(at: Vec): Point;
}

export interface Aim {
  /** Degrees about the vertical; positive sees the right side. */
  readonly yaw: number;
  /** Degrees above the horizontal. */
  readonly pitch: number;
}

export function createCamera(aim: Aim, scale: number, offset: Point): Camera {
  const yaw = (aim.yaw * Math.PI) / 180;
  const pitch = (aim.pitch * Math.PI) / 180;
  const right: Vec = [Math.cos(yaw), 0, -Math.sin(yaw)];
  const up: Vec = [-Math.sin(yaw) * Math.sin(pitch), Math.cos(pitch), -Math.cos(yaw) * Math.sin(pitch)];
  return {
    toward: [Math.sin(yaw) * Math.cos(pitch), Math.sin(pitch), Math.cos(yaw) * Math.cos(pitch)],
    scale,
    project: (at) => [offset[0] + dot(at, right) * scale, offset[1] - dot(at, up) * scale],
  };
}
