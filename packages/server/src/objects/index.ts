export type { App, QuickAction } from './action.ts';
export type { DuplicateRule, MatchingRule, SearchLayout, ValidationRule } from './duplicate-rule.ts';
export { type Field, type FieldKind, isStored, type PicklistValue, type Rollup } from './field.ts';
export {
  address,
  anyReference,
  autoNumber,
  boolean,
  composed,
  currency,
  date,
  dateTime,
  email,
  formula,
  longText,
  masterDetail,
  multiPicklist,
  number,
  percent,
  phone,
  picklist,
  reference,
  requestLanguage,
  richText,
  rollup,
  text,
  url,
} from './fields.ts';
export type { LayoutPlace, LayoutSection, Layouts, RecordPath } from './layout.ts';
export type { ListFilter, ListOperator, ListView, RelatedList } from './list-view.ts';
export { columnName, tableName } from './names.ts';
export { newId } from './new-id.ts';
export {
  defineObject,
  extendObject,
  type ObjectDeclaration,
  type ObjectExtension,
  type ObjectInput,
} from './object-declaration.ts';
export { createObjects, type Objects, type Platform } from './objects.ts';
export { type Access, everything, type Permissions, type Scope } from './permission.ts';
export { declaredId, type RecordTypeInput } from './record-type.ts';
export type { StoredField, UnstoredField } from './typed-field.ts';
