import type { Equipment } from '../catalogue/equipment.ts';
import type { Aim } from './engine/camera.ts';
import { closeUp, fit, type Model, renderModel } from './engine/render.ts';
import { createVary } from './engine/vary.ts';
import { equipment } from './equipment.ts';
import { type Appearance, createLook, type ShownFacts } from './look.ts';

export type View = 'front' | 'angle' | 'detail' | 'open';

export interface DrawingRequest {
  readonly equipment: Equipment;
  readonly view: View;
  /** An integer of the listing: the same seed is the same unit, in every view. */
  readonly seed: number;
  readonly appearance?: Appearance;
  readonly facts?: ShownFacts;
}

/** The views that show this type, best first. `open` is there where something can be opened. */
export function viewsOf(type: Equipment): readonly View[] {
  return equipment[type].opens ? ['angle', 'front', 'detail', 'open'] : ['angle', 'front', 'detail'];
}

/** The view of one unit as an SVG document of 960 by 720. Without fonts, styles or links, so that any renderer shows the same. */
export function drawEquipment({
  equipment: type,
  view,
  seed,
  appearance = {},
  facts = {},
}: DrawingRequest): string {
  const kind = equipment[type];
  const model: Model = kind.build(
    createLook(`${type} ${seed}`, appearance, view === 'open' && kind.opens, facts),
  );
  const vary = createVary(`${type} ${seed}`);
  if (view === 'detail') return renderModel(model, closeUp(model.controls));
  const yaw = vary.between('yaw', 27, 38);
  const side = view === 'open' ? (kind.openSide ?? 1) : vary.chance('from the left', 0.35) ? -1 : 1;
  const aims: Readonly<Record<Exclude<View, 'detail'>, Aim>> = {
    front: { yaw: 0, pitch: 5 },
    angle: { yaw: yaw * side, pitch: vary.between('pitch', 15, 22) },
    open: { yaw: yaw * 0.75 * side, pitch: kind.openPitch ?? 26 },
  };
  return renderModel(model, fit(model.parts, aims[view], vary.between('share', 0.93, 1)));
}
