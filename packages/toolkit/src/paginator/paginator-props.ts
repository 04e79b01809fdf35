import type { PaginationAction } from '../repeating-grid/grid-items.ts';
import type { PaginatorAttributes } from './paginator-attributes.ts';

export interface PaginatorProps {
  readonly attributes: PaginatorAttributes;
  /** The address of a page, counted from 1. With it the paginator is made of links. */
  readonly hrefOf?: ((page: number) => string) | undefined;
  readonly onPage?: ((page: number, action: PaginationAction) => void) | undefined;
  readonly busy?: boolean | undefined;
}
