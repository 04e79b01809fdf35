import { createHash } from 'node:crypto';
import { columnsKey } from '../catalogue-snapshot/snapshot-header.ts';
import type { FacetOption } from '../options/facet.ts';
import type { CommerceOptions } from '../options/options.ts';

/** Goes up whenever documents have other values or fields. */
const format = 1;

/** Where a facet's values stand in documents. */
export interface FacetFields {
  readonly facet: FacetOption;
  /** The value itself: to filter, count, and find the lowest and highest. */
  readonly value: string;
  /** Of what spans a range: the value as it is sorted by. */
  readonly key: string;
  /** Of what is suggested: the words that it is completed by. */
  readonly words: string;
}

/** One index under one alias, whose name says what is in its documents: releases with other facets have another beside it. */
export interface IndexDefinition {
  /** What is searched and written to. */
  readonly alias: string;
  /** What is written to while an index is being built. */
  readonly building: string;
  readonly facets: readonly FacetFields[];
  readonly body: object;
}

/** The document that says how far the index has come. It has no other fields: no search finds it. */
export const positionId = 'position';

const onlySearched = { type: 'keyword', doc_values: false };

function mappingOf({ facet, value, key, words }: FacetFields): Readonly<Record<string, object>> {
  if (facet.type === 'category') return {};
  if (facet.type === 'range') return { [value]: { type: 'double' }, [key]: { type: 'double' } };
  return { [value]: { type: 'keyword' }, ...(facet.suggested && { [words]: onlySearched }) };
}

/**
 * Words are stored as the database made them, so nothing is analyzed here: both engines find the same. An index is refreshed by who
 * writes to it, and has one shard: counts of many values are exact in one only.
 */
export function defineIndex(options: CommerceOptions, prefix = 'relab'): IndexDefinition {
  const suggested = options.search.facets.filter((facet) => facet.suggested).map(({ nameOrId }) => nameOrId);
  const key = createHash('sha256')
    .update(JSON.stringify([format, columnsKey(options), suggested]))
    .digest('hex')
    .slice(0, 12);
  const alias = `${prefix}-listings-${key}`;
  const facets = options.search.facets.map(
    (facet, at): FacetFields => ({ facet, value: `f${at}`, key: `f${at}_key`, words: `f${at}_words` }),
  );
  const properties = {
    id: { type: 'keyword' },
    place: { type: 'long' },
    sold: { type: 'byte' },
    listed: { type: 'double' },
    price: { type: 'double' },
    policies: { type: 'keyword' },
    categories: { type: 'keyword' },
    category_set: { type: 'keyword' },
    name: { type: 'keyword' },
    name_words: onlySearched,
    title: onlySearched,
    words: onlySearched,
    [positionId]: { type: 'object', enabled: false },
    ...Object.assign({}, ...facets.map(mappingOf)),
  };
  return {
    alias,
    building: `${alias}-building`,
    facets,
    body: {
      settings: { index: { number_of_shards: 1, refresh_interval: '-1' } },
      mappings: { dynamic: 'strict', properties },
    },
  };
}
