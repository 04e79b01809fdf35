import { normalizeId } from '@relab/contract';
import { fieldNames } from '../records/field-names.ts';
import { readClientToken } from './client-token.ts';

/** The members of a list read that say which page it is, and what of it is shown. */
export interface ListPageConfig {
  readonly listViewId?: string | undefined;
  readonly fields?: readonly string[] | undefined;
  readonly optionalFields?: readonly string[] | undefined;
  readonly pageSize?: number | undefined;
  readonly pageToken?: string | undefined;
  readonly sortBy?: string | readonly string[] | undefined;
}

/** D-279, D-280, X-04: records of one page, by default. */
export const recordsPageSize = 50;

/** D-282, D-283, X-04: the same for summaries of lists. */
export const summariesPageSize = 20;

const isNames = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((name) => typeof name === 'string');

/** Undefined where there are none. What is no list of names is left for the check of types to refuse. */
function namesOf(
  names: readonly string[] | undefined,
  without: readonly string[] = [],
): readonly string[] | undefined {
  if (!isNames(names)) return names;
  const found = fieldNames(names).filter((name) => !without.includes(name));
  return found.length > 0 ? found : undefined;
}

/** The fields of an order, each with a leading minus where it descends (D-175, D-176). */
export const sortFields = (sortBy: string | readonly string[] | null | undefined): readonly string[] =>
  [sortBy ?? []]
    .flat()
    .flatMap((names) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => name !== '');

/** The first page may be requested with a token as well as without one. */
export const laterPage = (token: string | undefined): string | undefined =>
  token === '' || (typeof token === 'string' && readClientToken(token) === 0) ? undefined : token;

/** One form for each page of records: an order is one text (D-175), the page size is always explicit. */
export function normalizeListPage<Config extends ListPageConfig>(config: Config): Config {
  const { listViewId, fields, optionalFields, pageSize = recordsPageSize, pageToken, sortBy } = config;
  const needed = namesOf(fields);
  const order = typeof sortBy === 'string' || isNames(sortBy) ? sortFields(sortBy).join() : sortBy;
  return {
    ...config,
    ...(typeof listViewId === 'string' ? { listViewId: normalizeId(listViewId) } : {}),
    fields: needed,
    optionalFields: namesOf(optionalFields, isNames(needed) ? needed : []),
    pageSize,
    pageToken: laterPage(pageToken),
    sortBy: order === '' ? undefined : order,
  };
}
