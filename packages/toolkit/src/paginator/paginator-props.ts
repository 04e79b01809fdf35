import type { MouseEvent } from 'react';
import type { PaginationAction } from '../repeating-grid/grid-items.ts';
import type { PaginatorAttributes } from './paginator-attributes.ts';

/** What either paginator works with. */
export interface PaginatorProps {
  readonly attributes: PaginatorAttributes;
  /** The address of a page, counted from 1. With it the paginator is made of links. */
  readonly hrefOf?: ((page: number) => string) | undefined;
  /** A button or link for that page was pressed. */
  readonly onPress: (event: MouseEvent, page: number, action: PaginationAction) => void;
  readonly busy?: boolean | undefined;
}
