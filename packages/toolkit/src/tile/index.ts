export { Tile, type TileProps } from './tile.tsx';
export { tileDefinition } from './tile-definition.ts';
