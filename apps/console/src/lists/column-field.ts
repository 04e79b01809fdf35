import type {
  FieldInfo,
  ListInfo,
  ListObjectInfo,
  ObjectInfo,
  RecordRepresentation,
} from '@relab/contract/records';
import type { ShownField } from '../fields/format-value.ts';

/** A column of a list: a field of the object, or one that a reference leads to (`Account.Name`). */
export interface ColumnField {
  /** Without the object's name. */
  readonly name: string;
  readonly label: string;
  /** Undefined for a field of another object. */
  readonly field: FieldInfo | undefined;
  readonly isSortable: boolean;
}

interface Described {
  readonly info: ListInfo;
  readonly objectInfo: ObjectInfo;
  /** Needed for chosen columns of other objects alone. */
  readonly listObjectInfo: ListObjectInfo | undefined;
}

/** The columns that the user has chosen; none are those of the view. */
export const hasOwnColumns = ({ userPreferences }: ListInfo): boolean =>
  (userPreferences.displayColumns ?? []).length > 0;

export const shownColumns = (info: ListInfo): readonly string[] =>
  (hasOwnColumns(info) && info.userPreferences.displayColumns) ||
  info.displayColumns.map(({ fieldApiName }) => fieldApiName);

/** Whether a column must be looked up among all that lists of the object can show. */
export const needsListObjectInfo = (info: ListInfo, { fields }: ObjectInfo): boolean =>
  shownColumns(info).some(
    (name) => !fields[name] && !info.displayColumns.some(({ fieldApiName }) => fieldApiName === name),
  );

export function columnFields({ info, objectInfo, listObjectInfo }: Described): readonly ColumnField[] {
  return shownColumns(info).flatMap((name) => {
    const field = objectInfo.fields[name];
    const own = info.displayColumns.find(({ fieldApiName }) => fieldApiName === name);
    const offered = listObjectInfo?.columns.find(({ fieldApiName }) => fieldApiName === name);
    const described = own ?? offered;
    if (!field && !described) return [];
    const label = described?.label ?? field?.label ?? name;
    return { name, label, field, isSortable: described?.sortable ?? field?.sortable ?? false };
  });
}

const nothing: ShownField = { value: null, displayValue: null };

const isRecord = (value: ShownField['value']): value is RecordRepresentation =>
  typeof value === 'object' && value !== null;

/** The record that holds the last step of a path, and its field. */
export function fieldAt(
  record: RecordRepresentation,
  name: string,
): { readonly record: RecordRepresentation | undefined; readonly shown: ShownField } {
  const steps = name.split('.');
  const last = steps.pop() ?? name;
  let at: RecordRepresentation | undefined = record;
  for (const step of steps) {
    const value: ShownField['value'] = at?.fields[step]?.value ?? null;
    at = isRecord(value) ? value : undefined;
  }
  return { record: at, shown: at?.fields[last] ?? nothing };
}
