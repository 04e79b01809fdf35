import type { ConfigFor } from '@relab/contract';
import type { getKeywordSearchResults } from '@relab/contract/records';
import type { RawBuilder } from 'kysely';
import { illegalQueryParameter } from '../errors.ts';
import type { Reader } from '../objects/access.ts';
import type { ListOperator } from '../objects/list-view.ts';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';
import { operatorsFor } from '../query/condition.ts';
import { expressionOf } from '../query/field-expression.ts';
import { filtersSql, orQueryError } from '../query/filters.ts';
import type { PathJoins } from '../query/path-joins.ts';
import { pathOf } from '../query/selection.ts';

/** D-092. */
type SearchFilter = NonNullable<ConfigFor<typeof getKeywordSearchResults>['filters']>[number];

/** As many as a list may have. */
const maxFilters = 10;
const maxValues = 100;

const shortNames: Readonly<Record<string, ListOperator>> = {
  eq: 'equals',
  ne: 'notEqual',
  notequals: 'notEqual',
  in: 'equals',
  lt: 'lessThan',
  lte: 'lessOrEqual',
  gt: 'greaterThan',
  gte: 'greaterOrEqual',
};

/** In any case: `Equals`, `equals`, `EQ`. */
function operatorOf(filter: SearchFilter, known: readonly ListOperator[]): ListOperator {
  const given = filter.operator.trim().toLowerCase();
  const found = known.find((operator) => operator.toLowerCase() === given) ?? shortNames[given];
  if (found && known.includes(found)) return found;
  throw illegalQueryParameter(
    `${filter.fieldPath.slice(0, 100)} cannot be filtered by ${filter.operator.slice(0, 40)}.${
      known.length > 0 ? ` It knows ${known.join(', ')}.` : ''
    }`,
  );
}

/**
 * The filters of a search that are meant for this object, as a condition on its row `t0`: all of them hold. What they
 * reach through references is added to `joins`.
 */
export function searchFiltersSql(
  object: ObjectDeclaration,
  filters: readonly SearchFilter[],
  reader: Reader,
  now: Date,
  joins: PathJoins,
): RawBuilder<boolean> {
  if (filters.length > maxFilters) throw illegalQueryParameter(`A search has ${maxFilters} filters at most.`);
  const meant = filters.filter(
    ({ objectApiName }) =>
      objectApiName === undefined || objectApiName.toLowerCase() === object.apiName.toLowerCase(),
  );
  const own = meant.map((filter) => {
    if (filter.values.length > maxValues)
      throw illegalQueryParameter(`A filter has ${maxValues} values at most.`);
    const expression = expressionOf(object, pathOf(object, filter.fieldPath), 't0', reader);
    if (!expression)
      throw illegalQueryParameter(`There is no field ${filter.fieldPath.slice(0, 100)} to filter by.`);
    const operator = operatorOf(filter, operatorsFor(expression.field.kind));
    return { field: filter.fieldPath, operator, value: filter.values };
  });
  return orQueryError(() => filtersSql(object, own, null, 't0', reader, now, joins));
}
