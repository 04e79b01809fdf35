export { Column, type ColumnProps } from './column.tsx';
export { columnDefinition } from './column-definition.ts';
