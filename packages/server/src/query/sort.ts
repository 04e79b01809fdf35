import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import { ApiError } from '../http/api-error.ts';
import type { Reader } from '../objects/access.ts';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';
import { type Place, placeOf } from './place.ts';
import { wayOf } from './selection.ts';

export interface Sort {
  readonly place: Place;
  readonly down: boolean;
}

/** Fields that a page may be sorted by (the documented five). */
export const mostSorts = 5;

const unsortable: ReadonlySet<string> = new Set(['longText', 'richText', 'multiPicklist', 'address']);

/** `Name` or `-Account.Name` as a place of the row `t0`; undefined for a field that cannot be sorted by or read. */
export function sortOf(object: ObjectDeclaration, name: string, reader: Reader): Sort | undefined {
  const place = placeOf(object, wayOf(object, name.trim().replace(/^-/, '')), 't0', reader);
  return place && !unsortable.has(place.field.kind)
    ? { place, down: name.trim().startsWith('-') }
    : undefined;
}

/** Throws INVALID_FIELD for one that cannot be sorted by, ILLEGAL_QUERY_PARAMETER_VALUE for more than five. */
export function requireSorts(
  object: ObjectDeclaration,
  names: readonly string[],
  reader: Reader,
): readonly Sort[] {
  const given = names.map((name) => name.trim()).filter((name) => name !== '');
  if (given.length > mostSorts) {
    throw new ApiError('ILLEGAL_QUERY_PARAMETER_VALUE', `A list is sorted by ${mostSorts} fields at most.`);
  }
  return given.map((name) => {
    const sort = sortOf(object, name, reader);
    if (sort) return sort;
    throw new ApiError('INVALID_FIELD', `Cannot sort by ${name.slice(0, 100)}.`, {
      fields: [name.slice(0, 100)],
    });
  });
}

/** Empty values come first when ascending and last when descending, as on the platform. */
export const orderSql = (value: RawBuilder<unknown>, down: boolean): RawBuilder<unknown> =>
  down ? sql`${value} desc nulls last` : sql`${value} asc nulls first`;
