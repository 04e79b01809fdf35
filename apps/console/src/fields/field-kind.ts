import type { FieldInfo } from '@relab/contract/records';

/** How a field is shown and edited; several data types look alike. */
export type FieldKind =
  | 'text'
  | 'longText'
  | 'richText'
  | 'number'
  | 'currency'
  | 'percent'
  | 'date'
  | 'dateTime'
  | 'time'
  | 'boolean'
  | 'picklist'
  | 'multiPicklist'
  | 'reference'
  | 'email'
  | 'phone'
  | 'url'
  | 'address';

const kinds: Readonly<Record<string, FieldKind>> = {
  TextArea: 'longText',
  EncryptedString: 'text',
  Int: 'number',
  Double: 'number',
  Long: 'number',
  Currency: 'currency',
  Percent: 'percent',
  Date: 'date',
  DateTime: 'dateTime',
  Time: 'time',
  Boolean: 'boolean',
  Picklist: 'picklist',
  ComboBox: 'picklist',
  MultiPicklist: 'multiPicklist',
  Reference: 'reference',
  Email: 'email',
  Phone: 'phone',
  Url: 'url',
  Address: 'address',
};

/** Texts of more characters than this are written in several lines. */
const lineLength = 300;

/** Unknown types are text. An id is text too: it leads to the record itself. */
export function fieldKindOf({
  dataType,
  htmlFormatted,
  length,
  reference,
}: Pick<FieldInfo, 'dataType' | 'htmlFormatted' | 'length' | 'reference'>): FieldKind {
  if (htmlFormatted) return 'richText';
  if (dataType === 'Reference' && !reference) return 'text';
  return kinds[dataType] ?? (length > lineLength ? 'longText' : 'text');
}

const numeric: ReadonlySet<FieldKind> = new Set(['number', 'currency', 'percent']);

export const isNumeric = (kind: FieldKind): boolean => numeric.has(kind);
