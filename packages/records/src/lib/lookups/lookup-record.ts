import type { FieldValue, RecordRepresentation } from '@relab/contract/records';
import type { Reader } from '../objects/access.ts';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';
import { withETag } from '../query/represent.ts';
import { pathOf, type Selection, selectNames } from '../query/selection.ts';
import { searchColumns } from '../search/search-columns.ts';

/** What distinguishes two records of one name: the first column of the search layout that is not the name. */
const secondOf = (target: ObjectDeclaration, reader: Reader): string | undefined =>
  searchColumns(target, reader).find(({ fieldApiName }) => fieldApiName !== target.nameField)?.fieldApiName;

export function lookupSelection(target: ObjectDeclaration, reader: Reader): Selection {
  const second = secondOf(target, reader);
  return selectNames(target, ['Id', target.nameField, ...(second === undefined ? [] : [second])], reader);
}

function valueAt(
  record: RecordRepresentation,
  [name = '', ...rest]: readonly string[],
): FieldValue | undefined {
  const found = record.fields[name];
  const { value } = found ?? {};
  if (rest.length === 0 || typeof value !== 'object' || value === null)
    return rest.length === 0 ? found : undefined;
  return valueAt(value, rest);
}

/** The record with `DisambiguationField`, as people read it. */
export function withDisambiguation(
  target: ObjectDeclaration,
  record: RecordRepresentation,
  reader: Reader,
): RecordRepresentation {
  const second = secondOf(target, reader);
  const found = second === undefined ? undefined : valueAt(record, pathOf(target, second));
  const value = found?.value;
  const shown =
    found?.displayValue ??
    (value === null || value === undefined || typeof value === 'object' ? null : String(value));
  const fields = { ...record.fields, DisambiguationField: { displayValue: shown, value: shown } };
  return withETag({ ...record, fields });
}
