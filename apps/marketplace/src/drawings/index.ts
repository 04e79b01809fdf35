export { type DrawingRequest, drawEquipment, type View, viewsOf } from './draw-equipment.ts';
export { drawScene, type SceneName, sceneNames } from './draw-scene.ts';
export { type Equipment, equipmentTypes } from './equipment.ts';
export type { Appearance } from './look.ts';
