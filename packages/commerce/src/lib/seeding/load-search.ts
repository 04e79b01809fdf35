import type { BulkLoad } from '@relab/database';
import type { CommerceOptions } from '../options/options.ts';
import { searchedColumns } from '../search/searched-columns.ts';
import type { FilledCategory } from './load-products.ts';
import type { ProductRow } from './product-input.ts';
import { createNormalizer, formsOf, type SearchLetters } from './search-text.ts';

/** The tables that `LoadSearch` fills. */
export const searchTables: readonly string[] = ['product_search', 'product_change'];

/** Ordinary tables, since several processes of the database may work on one statement that reads them; gone when it commits. */
const openTexts = `create unlogged table search_text (product_id text, forms text, detail text)`;

const draftDocuments = `
  create unlogged table search_draft as
  select product_id,
    setweight(to_tsvector('english', forms) || to_tsvector('simple', forms), 'A')
      || setweight(to_tsvector('english', detail), 'C') as document
  from search_text`;

/** For products whose texts have characters that only the database can normalise, in one statement each. */
const maxRefreshed = 1000;

const joined = (values: readonly unknown[]): string | undefined =>
  values.every((value) => value === null || typeof value === 'string')
    ? values.filter((value) => value !== null).join(' ')
    : undefined;

/**
 * Fills the search with products while they are loaded: as `refresh_product_search` does, with the words worked out here, which
 * costs a tenth, and the documents by one statement at the end.
 */
export interface LoadSearch {
  add(row: ProductRow, category: FilledCategory): void;
  end(): Promise<void>;
}

/**
 * For loaders of whole shops: open it within `bulkLoad` of `searchTables`, add each product, then await `end`.
 * Products that are changed later find their way into the search by themselves.
 */
export async function openSearch(
  bulk: BulkLoad,
  options: CommerceOptions,
  letters: SearchLetters,
): Promise<LoadSearch> {
  const columns = searchedColumns(options);
  const normal = createNormalizer(letters);
  const words = new Set<string>();
  const others: string[] = [];
  await bulk.run(openTexts);
  const addText = bulk.open('search_text', ['product_id', 'forms', 'detail']);

  async function loadDocuments(): Promise<void> {
    await bulk.run(draftDocuments);
    await bulk.run(`
      insert into product_search (product_id, document, text_change)
      select product_id, document, pg_current_xact_id() from search_draft`);
    await bulk.run(`
      insert into product_change (product_id, change) select product_id, pg_current_xact_id() from search_draft`);
    await bulk.run('insert into search_word select unnest($1::text[]) on conflict do nothing', [[...words]]);
    await bulk.run('drop table search_text, search_draft');
  }

  return {
    add(row, category) {
      const id = String(row.id);
      const valuesOf = (names: readonly string[]) => names.map((name) => row[name] ?? null);
      const title = normal(joined(valuesOf(['name', 'stock_keeping_unit', ...columns.title])));
      const detail = normal(joined([category.name, ...valuesOf(columns.detail)]));
      if (title === undefined || detail === undefined) {
        others.push(id);
        return;
      }
      for (const word of title.split(' '))
        if (word.length >= 3 && word.length <= 40 && !/^[0-9]+$/.test(word)) words.add(word);
      addText([id, formsOf(title), detail]);
    },
    async end() {
      await bulk.withoutIndexes(searchTables, loadDocuments);
      for (let at = 0; at < others.length; at += maxRefreshed)
        await bulk.run('select refresh_product_search($1::text[])', [others.slice(at, at + maxRefreshed)]);
    },
  };
}
