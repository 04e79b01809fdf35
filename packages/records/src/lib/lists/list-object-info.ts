import type { ListObjectInfo } from '@relab/contract/records';
import { dataTypeOf } from '../objects/data-type.ts';
import { relationshipNameOf } from '../objects/names.ts';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';
import { operatorsFor } from '../query/condition.ts';
import type { RecordsContext } from '../query/records-context.ts';
import { sortOf } from '../query/sort.ts';
import { type Column, columnLabel, columnsOf } from './column.ts';
import { requireReadable } from './find-lists.ts';
import { mayShareLists } from './list.ts';
import { wireOperator } from './operands.ts';
import { availableScopes } from './scope.ts';

type ListObjectColumn = ListObjectInfo['columns'][number];

/** What a report calls a column: `ACCOUNT.NAME` for the name, else the field in capitals. */
function aliasOf({ name, path, expression }: Column, object: ObjectDeclaration): string {
  const own = path.length === 1 && expression.name === object.nameField;
  return (own ? `${object.apiName}.${name}` : name).toUpperCase();
}

/** D-045. */
function describe(column: Column, object: ObjectDeclaration, context: RecordsContext): ListObjectColumn {
  const { field } = column.expression;
  const operators = operatorsFor(field.kind).map(wireOperator);
  return {
    alias: aliasOf(column, object),
    dataType: dataTypeOf(field),
    defaultFilterOperator: operators[0] ?? null,
    displayable: true,
    fieldApiName: column.name,
    filterable: operators.length > 0,
    label: columnLabel(object, column.path, context),
    picklistValues: (field.values ?? []).map(({ value, label }) => ({ apiName: value, label })),
    sortable: sortOf(object, column.name, context) !== undefined,
    supportedFilterOperators: operators,
  };
}

/** The object's fields, and the names of what its references lead to. */
function offered(object: ObjectDeclaration, context: RecordsContext): readonly Column[] {
  const names = Object.entries(object.allFields).flatMap(([name, field]) => {
    const target = field.to === undefined ? undefined : context.objects.get(field.to);
    return target
      ? [name, `${field.relationshipName ?? relationshipNameOf(name)}.${target.nameField}`]
      : [name];
  });
  return columnsOf(object, names, context);
}

/** D-043: what lists of an object can be made of, and what the caller may make. No statement. */
export function listObjectInfo(objectApiName: string, context: RecordsContext): ListObjectInfo {
  const object = requireReadable(objectApiName, context);
  return {
    availableScopes: availableScopes(object, context),
    columns: offered(object, context).map((column) => describe(column, object, context)),
    createable: context.principal.kind === 'user',
    objectApiName: object.apiName,
    publicOrSharedCreateable: mayShareLists(context.principal),
    relatedEntityApiName: null,
  };
}
