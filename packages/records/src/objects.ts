export type { App, QuickAction } from './lib/objects/action.ts';
export { address } from './lib/objects/address.ts';
export { createdColumns, modifiedColumns } from './lib/objects/audit-columns.ts';
export { autoNumber, byServer, composed, formula, rollup } from './lib/objects/calculated-fields.ts';
export type {
  DuplicateRule,
  MatchingRule,
  SearchLayout,
  ValidationRule,
} from './lib/objects/duplicate-rule.ts';
export {
  type Field,
  type FieldKind,
  isStored,
  type PicklistValue,
  type Rollup,
} from './lib/objects/field.ts';
export {
  anyReference,
  boolean,
  currency,
  date,
  dateTime,
  email,
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
  text,
  url,
} from './lib/objects/fields.ts';
export type { LayoutItem, LayoutSection, Layouts, RecordPath } from './lib/objects/layout.ts';
export type { ListFilter, ListOperator, ListView, RelatedList } from './lib/objects/list-view.ts';
export { columnName, tableName } from './lib/objects/names.ts';
export {
  defineObject,
  extendObject,
  type ObjectDeclaration,
  type ObjectExtension,
} from './lib/objects/object-declaration.ts';
export type { ObjectInput } from './lib/objects/object-input.ts';
export { createObjects, type Objects, type Platform } from './lib/objects/objects.ts';
export { type Access, fullAccess, type Permissions, type Scope } from './lib/objects/permission.ts';
export { declaredId, type RecordTypeInput } from './lib/objects/record-type.ts';
export { localizeObjects, missingTranslations } from './lib/objects/translation/localize-objects.ts';
export type {
  ActionTranslation,
  FieldTranslation,
  ObjectTranslation,
  PathTranslation,
  PlatformTranslation,
} from './lib/objects/translation/object-translation.ts';
export type {
  ColumnsOf,
  NumberField,
  StoredField,
  SystemColumns,
  UnstoredField,
} from './lib/objects/typed-field.ts';
export { Account } from './lib/standard-objects/account.ts';
export { Campaign } from './lib/standard-objects/campaign.ts';
export { CampaignMember } from './lib/standard-objects/campaign-member.ts';
export { Case } from './lib/standard-objects/case.ts';
export { Contact } from './lib/standard-objects/contact.ts';
export { Event } from './lib/standard-objects/event.ts';
export { Lead } from './lib/standard-objects/lead.ts';
export { standardObjects } from './lib/standard-objects/standard-objects.ts';
export { Task } from './lib/standard-objects/task.ts';
export { User } from './lib/standard-objects/user.ts';
