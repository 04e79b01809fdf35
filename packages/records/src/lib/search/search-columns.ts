import type { RecordRepresentation } from '@relab/contract/records';
import { columnLabel, columnsOf } from '../lists/column.ts';
import type { Reader } from '../objects/access.ts';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';
import { withETag } from '../query/represent.ts';
import { type Selection, selectNames } from '../query/selection.ts';
import { shownFields } from './highlights.ts';

interface SearchColumn {
  readonly fieldApiName: string;
  readonly label: string;
}

/** Columns of an object without a search layout. */
const defaultColumns = 5;

function columnNames({ nameField, search, layouts, listViews }: ObjectDeclaration): readonly string[] {
  const [view] = Object.values(listViews);
  const declared = search.columns ?? layouts.compact ?? view?.columns.slice(0, defaultColumns) ?? [];
  return [...new Set([nameField, ...declared])];
}

/** What is shown of the records that are found: the name and the columns of the search layout that the reader may see. */
export const searchColumns = (object: ObjectDeclaration, reader: Reader): readonly SearchColumn[] =>
  columnsOf(object, columnNames(object), reader).map(({ name, path }) => ({
    fieldApiName: name,
    label: columnLabel(object, path, reader),
  }));

/** The columns, and the texts in which the words were looked for. */
export function searchSelection(object: ObjectDeclaration, reader: Reader): Selection {
  const names = searchColumns(object, reader).map(({ fieldApiName }) => fieldApiName);
  return selectNames(object, [...names, ...shownFields(object, reader)], reader);
}

/** A found record without the long texts that only its highlights need. */
export function withoutLongTexts(
  object: ObjectDeclaration,
  record: RecordRepresentation,
  columns: readonly SearchColumn[],
): RecordRepresentation {
  const shown = new Set(columns.map(({ fieldApiName }) => fieldApiName));
  const fields = Object.entries(record.fields).filter(([name]) => {
    const kind = object.allFields[name]?.kind;
    return shown.has(name) || (kind !== 'longText' && kind !== 'richText');
  });
  return withETag({ ...record, fields: Object.fromEntries(fields) });
}
