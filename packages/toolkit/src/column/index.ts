export { Column, type ColumnProps, parseColumnWidth } from './column.tsx';
