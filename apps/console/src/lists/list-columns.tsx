import type { ListInfo, RecordRepresentation } from '@relab/contract/records';
import { type FieldKind, fieldKindOf, isNumeric } from '../fields/field-kind.ts';
import type { Reading } from '../fields/format-value.ts';
import type { GridColumn } from '../grid/grid-column.ts';
import type { ColumnField } from './column-field.ts';
import { ColumnValue, columnText } from './column-value.tsx';

const widths: Readonly<Partial<Record<FieldKind, number>>> = {
  boolean: 104,
  number: 120,
  currency: 130,
  percent: 110,
  date: 120,
  dateTime: 170,
  email: 220,
  longText: 280,
  richText: 280,
};

/** On a phone the name, which stays in place, leaves room for the others. */
const nameWidth = (): number => Math.round(Math.min(320, window.innerWidth * 0.42));

/** Columns that stay in place would leave a phone no room for those that scroll. */
const isWideScreen = (): boolean => window.innerWidth >= 768;

interface ListColumns {
  readonly fields: readonly ColumnField[];
  readonly info: ListInfo;
  readonly reading: Reading;
  /** Where the name of a record leads. */
  readonly hrefOf: (record: RecordRepresentation) => string;
}

/** The name of the record comes first and stays in place; a list without it has its first column in that place. */
export function listColumns({
  fields,
  info,
  reading,
  hrefOf,
}: ListColumns): readonly GridColumn<RecordRepresentation>[] {
  const named = fields.find(({ field }) => field?.nameField) ?? fields[0];
  const { columnWidths, columnWrap, frozenColumns = [] } = info.userPreferences;
  const ordered = named ? [named, ...fields.filter((one) => one !== named)] : fields;
  return ordered.map((column): GridColumn<RecordRepresentation> => {
    const { name, label, field, isSortable } = column;
    const isName = column === named;
    const kind = field && fieldKindOf(field);
    const chosen = columnWidths[name];
    const usual = isName ? nameWidth() : ((kind && widths[kind]) ?? 180);
    const text = (record: RecordRepresentation): string => columnText(record, column, reading);
    return {
      id: name,
      label,
      width: chosen !== undefined && chosen > 0 ? chosen : usual,
      align: kind && isNumeric(kind) ? 'end' : 'start',
      isSortable,
      isRowHeader: isName,
      isFrozen: isWideScreen() && frozenColumns.includes(name),
      isWrapped: columnWrap[name] ?? false,
      text,
      render: (record) =>
        isName ? (
          <a href={hrefOf(record)}>{text(record) || record.id}</a>
        ) : (
          <ColumnValue record={record} column={column} />
        ),
    };
  });
}
