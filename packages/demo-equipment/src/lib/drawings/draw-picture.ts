import { type DrawingRequest, drawEquipment } from './draw-equipment.ts';

/** Draws the source of a listing's picture. The sources are this package's own, stored in between. */
export const drawPicture = (source: unknown): string => drawEquipment(source as DrawingRequest);
