import type { RelatedListInfo } from '@relab/contract/records';
import { type Column, columnLabel, lookupIdOf } from '../lists/column.ts';
import type { Reader } from '../objects/access.ts';
import { dataTypeOf } from '../objects/data-type.ts';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';
import { operatorsFor } from '../query/condition.ts';
import { sortOf } from '../query/sort.ts';

type RelatedListColumn = RelatedListInfo['displayColumns'][number];

/** How a quick filter compares what is in the column: texts by a part of them, all else as a whole. */
function quickOperator({ expression }: Column): string | null {
  const operators = operatorsFor(expression.field.kind);
  if (operators.length === 0) return null;
  return operators.includes('contains') && !expression.field.values && expression.field.kind !== 'reference'
    ? 'contains'
    : 'equals';
}

/** In related lists the names of types are in lower case. */
export const describeRelatedColumn = (
  column: Column,
  object: ObjectDeclaration,
  reader: Reader,
): RelatedListColumn => ({
  dataType: dataTypeOf(column.expression.field).toLowerCase(),
  fieldApiName: column.name,
  filterable: operatorsFor(column.expression.field.kind).length > 0,
  label: columnLabel(object, column.path, reader),
  lookupId: lookupIdOf(object, column),
  picklistValues: column.expression.field.values?.map(({ value }) => value) ?? [],
  quickFilterOperator: quickOperator(column),
  sortable: sortOf(object, column.name, reader) !== undefined,
});
