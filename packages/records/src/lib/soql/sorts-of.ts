import type { Reader } from '../objects/access.ts';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';
import type { PathJoins } from '../query/path-joins.ts';
import { type Sort, sortOf } from '../query/sort.ts';
import { resolvePath } from './resolve-field.ts';
import type { QueryErrors } from './soql-error.ts';
import type { Ordering } from './soql-query.ts';

/** As many as anybody needs; each costs the database a comparison. */
const most = 32;

/** An ORDER BY clause. Throws INVALID_FIELD for what is not there or cannot be sorted by. */
export function sortsOf(
  object: ObjectDeclaration,
  orderings: readonly Ordering[],
  reader: Reader,
  errors: QueryErrors,
  joins: PathJoins,
): readonly Sort[] {
  return orderings.map(({ field, descending, nullsFirst }, index) => {
    if (index >= most) throw errors.field(field.at, `a query is sorted by ${most} fields at most`);
    const path = resolvePath(object, field.path, reader);
    if (!path) throw errors.noField(field.at, field.path, object.apiName);
    const sort = sortOf(object, path.join('.'), reader, joins);
    if (!sort) throw errors.field(field.at, `field '${path.join('.')}' can not be sorted in a query call`);
    // A field that is never empty keeps the order that its index has.
    return { expression: sort.expression, descending, ...(sort.expression.nullable ? { nullsFirst } : {}) };
  });
}
