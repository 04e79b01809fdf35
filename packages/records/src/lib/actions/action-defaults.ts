import type { QuickActionDefaults } from '@relab/contract/records';
import { defaultValueFor } from '../object-info/picklist-values.ts';
import type { Field } from '../objects/field.ts';
import type { RecordType } from '../objects/record-type.ts';
import type { Scalar } from '../query/display.ts';
import type { RecordsContext } from '../query/records-context.ts';
import { eTagOf } from '../query/represent.ts';
import { pathOf } from '../query/selection.ts';
import { requireAction, typeMade } from './action-form.ts';
import { requireParent } from './action-parent.ts';
import { fieldsNeeded, formFields, ownValues, readableField, readValues } from './action-values.ts';
import type { NamedAction } from './quick-action.ts';
import { requireStanding } from './require-standing.ts';

type Value = QuickActionDefaults['fields'][string];

/** What a new record has where nobody says. */
function usualValue({ target }: NamedAction, name: string, field: Field, type: RecordType): Scalar {
  if (field.kind === 'picklist') return defaultValueFor(target, name, type)?.value ?? null;
  return field.default ?? null;
}

/**
 * What an action's form starts with: for a new record its defaults, for a change what the record has now, and over both what
 * the action fills in (D-066). Fields that may not be read are absent, also as `optionalFields`. Two statements where a record
 * is given, else none. Throws NOT_FOUND for the action and the record, INVALID_INPUT as `requireStanding`.
 */
export async function readActionDefaults(
  apiName: string,
  asked: {
    readonly parentRecordId?: string | undefined;
    readonly optionalFields?: readonly string[] | undefined;
  },
  context: RecordsContext,
): Promise<QuickActionDefaults & { readonly eTag: string }> {
  const parent = await requireParent(asked.parentRecordId, context);
  const found = requireAction(apiName, parent?.object, context);
  requireStanding(found, parent);
  const { action, target } = found;
  const optional = (asked.optionalFields ?? []).map((name) => pathOf(target, name).join('.'));
  const names = [...formFields(found), ...optional];
  const isUpdate = action.type === 'Update';
  const needed = [...fieldsNeeded(found), ...(isUpdate ? names : [])];
  const values = parent && (await readValues(parent, needed, context));
  const own = ownValues(found, parent, values, context.now());
  const type = typeMade(found, context);
  const shown = (name: string, field: Field): Value => {
    const given = own.get(name);
    if (isUpdate && given === undefined) return values?.fields[name] ?? { displayValue: null, value: null };
    const value = given ?? usualValue(found, name, field, type);
    return { displayValue: context.display(field, value), value };
  };
  const fields = Object.fromEntries(
    [...new Set([...names, ...own.keys()])].flatMap((name) => {
      const field = readableField(target, name, context);
      return field ? [[name, shown(name, field)]] : [];
    }),
  );
  const body = { actionApiName: found.apiName, fields, objectApiName: target.apiName };
  return { ...body, eTag: eTagOf(body) };
}
