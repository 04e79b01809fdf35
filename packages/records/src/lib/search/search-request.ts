import { illegalQueryParameter, outsideRange } from '../errors.ts';
import { readQuery, type SearchQuery } from './search-query.ts';

/** UTF-16 units. */
const maxQueryLength = 1_000;

/** Throws ILLEGAL_QUERY_PARAMETER_VALUE for a text without any word in it. */
export function requireQuery(q: string): SearchQuery {
  if (q.length > maxQueryLength) {
    throw illegalQueryParameter(`q has ${maxQueryLength} characters at most.`);
  }
  const query = readQuery(q);
  if (query) return query;
  throw illegalQueryParameter('q should have at least one letter or digit.');
}

/** Throws NUMBER_OUTSIDE_VALID_RANGE. */
export function requirePageSize(given: number | undefined, usual: number, most: number): number {
  const size = given ?? usual;
  if (size >= 1 && size <= most) return size;
  throw outsideRange(`pageSize parameter must be between 1 and ${most}`, 'pageSize');
}
