import type { Database } from '@relab/database';
import { sql } from 'kysely';
import type { IndexedListing } from '../listing-columns/listing-columns.ts';
import { priceFacet } from '../options/facet.ts';
import type { CommerceOptions } from '../options/options.ts';
import { completionWords } from '../search-engine/completion-words.ts';
import { loadListings } from '../search-index/load-listings.ts';
import { soldLast } from '../search-index/order-by.ts';
import { columnOf } from '../search-index/select.ts';
import type { FacetFields, IndexDefinition } from './index-definition.ts';

/** A listing that is to be found, or one that is not: without a document, whatever there was of it is removed. */
export interface ListingDocument {
  readonly id: string;
  readonly document: Readonly<Record<string, unknown>> | null;
}

interface Lexemes {
  readonly product_id: string;
  readonly words: readonly string[];
  readonly title: readonly string[];
}

/** The words that the database searches by, in both of their forms, and those of them that titles have. */
async function readLexemes(
  database: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Lexemes>> {
  const { rows } = await sql<Lexemes>`
    select product_id, tsvector_to_array(document) as words,
      array(select lexeme from unnest(document) where 'A' = any (weights)) as title
    from product_search where product_id = any (${ids as string[]}::text[])`.execute(database);
  return new Map(rows.map((row) => [row.product_id, row]));
}

/** A key of what is sold has lost what page tokens cannot say of it. */
const sortKey = (value: number, isSold: boolean): number => (isSold ? soldLast + value - soldLast : value);

function facetValues(
  { search: { facets } }: CommerceOptions,
  listing: IndexedListing,
  isSold: boolean,
  { facet, value, key, words }: FacetFields,
): Readonly<Record<string, unknown>> {
  if (facet.type === 'category') return {};
  const at = columnOf(facets, facet);
  if (facet.type === 'range') {
    const number = listing.ranges[at] ?? null;
    if (number === null) return {};
    return { [value]: number, ...(facet.nameOrId !== priceFacet && { [key]: sortKey(number, isSold) }) };
  }
  const text = listing.distinct[at] ?? '';
  if (text === '') return {};
  return { [value]: text, ...(facet.suggested && { [words]: completionWords(text) }) };
}

/** One page of listings as documents. */
export async function loadDocuments(
  database: Database,
  options: CommerceOptions,
  { facets }: IndexDefinition,
  ids: readonly string[],
): Promise<readonly ListingDocument[]> {
  const listings = await loadListings(database, options, ids);
  const lexemes = await readLexemes(database, ids);
  const documents = listings.map((listing): ListingDocument => {
    const { id, place, offered, available, price, listed, categories, policies, name } = listing;
    if (!offered) return { id, document: null };
    const isSold = available <= 0;
    const ordered = [...categories].sort();
    const document = {
      ...{ id, place, sold: isSold ? 1 : 0, listed, price, name, name_words: completionWords(name) },
      policies,
      categories: ordered,
      category_set: ordered.join(','),
      title: lexemes.get(id)?.title ?? [],
      words: lexemes.get(id)?.words ?? [],
      ...Object.assign({}, ...facets.map((fields) => facetValues(options, listing, isSold, fields))),
    };
    return { id, document };
  });
  // What is in no table any more has no row, and is nowhere to be found.
  const loaded = new Set(listings.map(({ id }) => id));
  const gone = ids.filter((id) => !loaded.has(id)).map((id): ListingDocument => ({ id, document: null }));
  return [...documents, ...gone];
}
