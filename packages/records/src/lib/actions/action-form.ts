import type { QuickActionInfo, QuickActionLayout } from '@relab/contract/records';
import { notFound } from '@relab/server/http';
import { layoutSection } from '../layouts/layout.ts';
import { findObject, findRecordType } from '../object-info/find-object.ts';
import { colorOf } from '../object-info/object-info.ts';
import { defaultRecordTypeFor } from '../object-info/record-type-infos.ts';
import type { Reader } from '../objects/access.ts';
import { declaredId, type RecordType } from '../objects/record-type.ts';
import type { RecordsContext } from '../query/records-context.ts';
import { eTagOf } from '../query/represent.ts';
import { requireParent } from './action-parent.ts';
import { findAction, type NamedAction } from './quick-action.ts';

type Tagged<Body> = Body & { readonly eTag: string };

/** Unknown actions and those that the caller may not do look the same. */
export function requireAction(
  apiName: string,
  near: Parameters<typeof findAction>[1],
  reader: Reader,
): NamedAction {
  const found = findAction(apiName, near, reader);
  if (!found) throw notFound();
  return found;
}

/** What is created is of the action's type, else of the one that the caller's new records have. */
export const typeMade = ({ target, recordType }: NamedAction, { principal }: Reader): RecordType =>
  recordType ?? defaultRecordTypeFor(target, principal);

/**
 * The form of an action, as a layout of one section. No statement. Throws NOT_FOUND for the action, and as `findObject` and
 * `findRecordType` for what it is asked with.
 */
export function readActionLayout(
  apiName: string,
  choice: { readonly objectApiName?: string | undefined; readonly recordTypeId?: string | undefined },
  reader: Reader,
): Tagged<QuickActionLayout> {
  const { objectApiName, recordTypeId } = choice;
  const near = objectApiName === undefined ? undefined : findObject(objectApiName, reader);
  const found = requireAction(apiName, near, reader);
  const { action, target } = found;
  const type = recordTypeId === undefined ? typeMade(found, reader) : findRecordType(target, recordTypeId);
  const id = declaredId('00h', 'QuickAction', found.apiName);
  const declared = {
    id: declaredId('01B', id),
    heading: action.label,
    useHeading: false,
    columns: 1 as const,
    items: action.items,
  };
  const mode = action.type === 'Update' ? 'Edit' : 'Create';
  const section = layoutSection(target, declared, { mode }, reader);
  const layout = {
    id,
    layoutType: 'Full',
    mode,
    objectApiName: target.apiName,
    recordTypeId: type.id,
    saveOptions: [],
    sections: section ? [section] : [],
  };
  const body = { actionApiName: found.apiName, layout };
  return { ...body, eTag: eTagOf(body) };
}

/** What nothing here has: flows, components and assistants of the platform. */
const nothingElse = {
  copilotActionDescription: null,
  copilotInputs: [],
  copilotIntent: null,
  copilotPlanTemplateId: null,
  copilotUserUtterance: null,
  flowDevName: null,
  flowRecordIdVar: null,
  icons: [],
  lightningComponentBundleName: null,
  lightningComponentQualifiedName: null,
  lightningWebComponentBundleName: null,
  lightningWebComponentQualifiedName: null,
  parameters: [],
};

/**
 * What an action is (D-068, D-069), and what it asks of the caller's rights on the record it stands on (D-217). One statement
 * where a record is given, else none. Throws NOT_FOUND for the action and for the record.
 */
export async function readActionInfo(
  apiName: string,
  parentRecordId: string | undefined,
  context: RecordsContext,
): Promise<Tagged<QuickActionInfo>> {
  const parent = await requireParent(parentRecordId, context);
  const found = requireAction(apiName, parent?.object, context);
  const { action, target, recordType } = found;
  if (parent && found.on && !parent.quickActions.some((one) => one.apiName === found.apiName))
    throw notFound();
  const color = colorOf(target);
  const info = {
    ...nothingElse,
    accessLevelRequired: action.type === 'Update' ? 'Edit' : 'Read',
    actionApiName: found.apiName,
    colors: color === null ? [] : [{ color, colorContext: 'primary', theme: 'theme4' }],
    iconName: action.icon ?? null,
    label: action.label,
    targetParentField: action.parentField ?? null,
    targetRecordTypeId: recordType?.id ?? null,
    targetSobjectType: target.apiName,
    type: action.type,
  };
  return { ...info, eTag: eTagOf(info) };
}
