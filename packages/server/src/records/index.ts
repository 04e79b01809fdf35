export type { Field, FieldKind, PicklistValue } from './field.ts';
export {
  autoNumber,
  boolean,
  composed,
  currency,
  date,
  dateTime,
  email,
  longText,
  multiPicklist,
  number,
  percent,
  phone,
  picklist,
  reference,
  richText,
  text,
  url,
} from './fields.ts';
export { Case, Lead } from './inquiries.ts';
export type { ListFilter, ListOperator, ListView } from './list-view.ts';
export { columnName, tableName } from './names.ts';
export { newId } from './new-id.ts';
export {
  defineObject,
  extendObject,
  type ObjectDeclaration,
  type ObjectExtension,
  type ObjectInput,
} from './object-declaration.ts';
export { createObjects, type Objects } from './objects.ts';
export type { Access, Permissions, Scope } from './permission.ts';
export { recordRoutes } from './routes.ts';
