import type { QuickActionDefaults } from '@relab/contract/records';
import { defaultValueFor } from '../object-info/picklist-values.ts';
import { readableField } from '../objects/access.ts';
import type { Field } from '../objects/field.ts';
import type { RecordType } from '../objects/record-type.ts';
import type { Scalar } from '../query/display.ts';
import type { RecordsContext } from '../query/records-context.ts';
import { type Tagged, withETag } from '../query/represent.ts';
import { pathOf } from '../query/selection.ts';
import { recordTypeFor } from './action-form.ts';
import { findActionOnRecord, requireDoable } from './action-on-record.ts';
import { fieldsNeeded, formFields, ownValues, readValues } from './action-values.ts';
import type { NamedAction } from './quick-action.ts';

type Value = QuickActionDefaults['fields'][string];

/** The default values of a new record. */
function defaultValue({ target }: NamedAction, name: string, field: Field, type: RecordType): Scalar {
  if (field.kind === 'picklist') return defaultValueFor(target, name, type)?.value ?? null;
  return field.default ?? null;
}

/**
 * What an action's form starts with: for a new record its defaults, for a change what the record has now, and over both what
 * the action fills in (D-066). Fields that may not be read are absent, also as `optionalFields`. Two statements where a record
 * is named, else none. Throws as `findActionOnRecord` and `requireDoable`.
 */
export async function readActionDefaults(
  config: {
    readonly actionApiName: string;
    readonly parentRecordId?: string | undefined;
    readonly optionalFields?: readonly string[] | undefined;
  },
  context: RecordsContext,
): Promise<Tagged<QuickActionDefaults>> {
  const { actionApiName, parentRecordId, optionalFields = [] } = config;
  const { found, parent } = await findActionOnRecord(actionApiName, parentRecordId, context);
  requireDoable({ found, parent }, context);
  const { action, target } = found;
  const names = [...formFields(found), ...optionalFields.map((name) => pathOf(target, name).join('.'))];
  const isUpdate = action.type === 'Update';
  const needed = [...fieldsNeeded(found), ...(isUpdate ? names : [])];
  const values = parent && (await readValues(parent, needed, context));
  const own = ownValues(found, parent, values, context.now());
  const type = recordTypeFor(found, context);
  const fieldValue = (name: string, field: Field): Value => {
    const filled = own.get(name);
    if (isUpdate && filled === undefined) return values?.fields[name] ?? { displayValue: null, value: null };
    const value = filled ?? defaultValue(found, name, field, type);
    return { displayValue: context.display(field, value), value };
  };
  const fields = [...new Set([...names, ...own.keys()])].flatMap((name) => {
    const field = readableField(target, name, context.principal);
    return field ? [[name, fieldValue(name, field)]] : [];
  });
  return withETag({
    actionApiName: found.apiName,
    fields: Object.fromEntries(fields),
    objectApiName: target.apiName,
  });
}
