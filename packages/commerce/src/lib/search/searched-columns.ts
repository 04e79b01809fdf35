import type { CommerceOptions } from '../options/options.ts';
import { publicColumn } from '../shop/shop.ts';

/** The columns of products whose texts are searched, in the order in which they are put together. */
export interface SearchedColumns {
  /** Behind name and number. */
  readonly title: readonly string[];
  /** Behind the names of a product's categories. */
  readonly detail: readonly string[];
}

/** Names come from declarations, never from callers. */
export function searchedColumns(options: CommerceOptions): SearchedColumns {
  const columnsOf = (fields: readonly string[]) =>
    fields.map((field) => {
      const column = publicColumn(options.product, field);
      if (column === undefined) throw new Error(`Product2 has no public field ${field} to search in.`);
      return column;
    });
  const { titleFields, detailFields } = options.search;
  return { title: columnsOf(titleFields), detail: columnsOf(detailFields) };
}
