export { type GridItem, mergeItems, type PaginationAction } from './grid-items.ts';
export { RepeatingGrid, type RepeatingGridProps } from './repeating-grid.tsx';
export { repeatingGridDefinition } from './repeating-grid-definition.ts';
