export { Tile, type TileProps } from './tile.tsx';
