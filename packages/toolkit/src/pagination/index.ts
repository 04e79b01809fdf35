export { type PageStep, pageWindow } from './page-window.ts';
export { Pagination, type PaginationProps } from './pagination.tsx';
