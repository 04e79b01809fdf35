export {
  DynamicPaginator,
  type DynamicPaginatorProps,
  loadPaginator,
} from './paginator.tsx';
export { type PaginatorAttributes, parsePaginatorAttributes } from './paginator-attributes.ts';
export type { PaginatorProps } from './paginator-props.ts';
