import type { ListInfo } from '@relab/contract/records';
import { mayAny, mayWriteField, type Reader } from '../objects/access.ts';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';
import type { RecordType } from '../objects/record-type.ts';
import { expressionOf, type FieldExpression } from '../query/field-expression.ts';
import { pathOf, referenceBehind } from '../query/selection.ts';
import { sortOf } from '../query/sort.ts';
import { searchedField } from './search-term.ts';

type DisplayColumn = ListInfo['displayColumns'][number];

/** A column that the reader may see: its name without the object's, its path, and its expression. */
export interface Column {
  readonly name: string;
  readonly path: readonly string[];
  readonly expression: FieldExpression;
}

export function columnOf(object: ObjectDeclaration, name: string, reader: Reader): Column | undefined {
  const path = pathOf(object, name);
  const expression = expressionOf(object, path, 't0', reader);
  return expression && { name: path.join('.'), path, expression };
}

/** Those of a list's columns that the reader may see. */
export const columnsOf = (
  object: ObjectDeclaration,
  names: readonly string[],
  reader: Reader,
): readonly Column[] => names.flatMap((name) => columnOf(object, name, reader) ?? []);

/** Where the text of a column leads when it is clicked: `Id`, `Account.Id`, or the reference itself. */
export function lookupIdOf(object: ObjectDeclaration, { name, path, expression }: Column): string | null {
  if (expression.name === expression.object.nameField) return [...path.slice(0, -1), 'Id'].join('.');
  if (path.length > 1) return [...path.slice(0, -1), 'Id'].join('.');
  return object.allFields[name]?.to === undefined ? null : name;
}

/** Through a reference the reference's label comes first: `Account Phone`; the name of what is there is `Account Name`. */
export function columnLabel(object: ObjectDeclaration, path: readonly string[], reader: Reader): string {
  const [name = '', ...rest] = path;
  const field = object.allFields[name];
  if (rest.length === 0) return field?.label ?? name;
  const reference = referenceBehind(object, name, reader.principal);
  const target = reference && reader.objects.get(reference.to);
  if (!reference || !target) return name;
  const before = object.allFields[reference.field]?.label ?? name;
  const isName = rest.length === 1 && rest[0] === target.nameField;
  const texts = reader.objects.texts.columns;
  const label = isName ? texts.name : columnLabel(target, rest, reader);
  return label.startsWith(before) ? label : texts.through(before, label);
}

const isEditable = (
  { path, expression }: Column,
  object: ObjectDeclaration,
  { principal }: Reader,
): boolean =>
  path.length === 1 &&
  mayAny(object, principal, 'update') &&
  mayWriteField(expression.field, principal, 'update');

/** D-027. */
export function describeColumn(
  column: Column,
  object: ObjectDeclaration,
  types: readonly RecordType[],
  reader: Reader,
): DisplayColumn {
  const edit = {
    editable: isEditable(column, object, reader),
    required: column.path.length === 1 && column.expression.field.required === true,
  };
  return {
    fieldApiName: column.name,
    inlineEditAttributes: Object.fromEntries(types.map(({ id }) => [id, edit])),
    label: columnLabel(object, column.path, reader),
    lookupId: lookupIdOf(object, column),
    searchable: searchedField(object, column.name) !== undefined,
    sortable: sortOf(object, column.name, reader) !== undefined,
  };
}
