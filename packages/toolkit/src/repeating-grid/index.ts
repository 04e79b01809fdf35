export { type GridItem, mergeItems, type PaginationAction } from './grid-items.ts';
export { type GridSettings, RepeatingGrid, type RepeatingGridProps } from './repeating-grid.tsx';
