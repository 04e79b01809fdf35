export { loadPaginator } from './load-paginator.ts';
export { DynamicPaginator, type DynamicPaginatorProps } from './paginator.tsx';
export { type PaginatorAttributes, parsePaginatorAttributes } from './paginator-attributes.ts';
export { paginatorDefinition } from './paginator-definition.ts';
