import type { QuickActionInfo, QuickActionLayout } from '@relab/contract/records';
import { nullMembers, QuickActionInfoSchema } from '@relab/contract/server';
import { layoutSection } from '../layouts/layout.ts';
import { findObject, findRecordType } from '../object-info/find-object.ts';
import { colorOf } from '../object-info/object-info.ts';
import { defaultRecordTypeFor } from '../object-info/record-type-infos.ts';
import type { Reader } from '../objects/access.ts';
import { declaredId, type RecordType } from '../objects/record-type.ts';
import type { RecordsContext } from '../query/records-context.ts';
import { type Tagged, withETag } from '../query/represent.ts';
import { findActionOnRecord, requireAction, requireOffered } from './action-on-record.ts';
import type { NamedAction } from './quick-action.ts';

/** What is created is of the action's type, else of the one that the caller's new records have. */
export const recordTypeFor = ({ target, recordType }: NamedAction, { principal }: Reader): RecordType =>
  recordType ?? defaultRecordTypeFor(target, principal);

/**
 * The form of an action, as a layout of one section. No statement. Throws NOT_FOUND for the action, and as `findObject` and
 * `findRecordType`.
 */
export function readActionLayout(
  config: {
    readonly actionApiName: string;
    readonly objectApiName?: string | undefined;
    readonly recordTypeId?: string | undefined;
  },
  reader: Reader,
): Tagged<QuickActionLayout> {
  const { actionApiName, objectApiName, recordTypeId } = config;
  const near = objectApiName === undefined ? undefined : findObject(objectApiName, reader);
  const found = requireAction(actionApiName, near, reader);
  const { action, target } = found;
  const type =
    recordTypeId === undefined ? recordTypeFor(found, reader) : findRecordType(target, recordTypeId);
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
  return withETag({ actionApiName: found.apiName, layout });
}

/** Without flows, components and assistants of the platform: there are none here. */
const noInfo = { ...nullMembers(QuickActionInfoSchema), copilotInputs: [], icons: [], parameters: [] };

/**
 * What an action is (D-068, D-069), and which rights on the record it needs (D-217). One statement where a record is named,
 * else none. Throws NOT_FOUND for the action and for the record.
 */
export async function readActionInfo(
  config: { readonly actionApiName: string; readonly parentRecordId?: string | undefined },
  context: RecordsContext,
): Promise<Tagged<QuickActionInfo>> {
  const { found, parent } = await findActionOnRecord(config.actionApiName, config.parentRecordId, context);
  requireOffered({ found, parent });
  const { action, target, recordType } = found;
  const color = colorOf(target);
  return withETag({
    ...noInfo,
    accessLevelRequired: action.type === 'Update' ? 'Edit' : 'Read',
    actionApiName: found.apiName,
    colors: color === null ? [] : [{ color, colorContext: 'primary', theme: 'theme4' }],
    iconName: action.icon ?? null,
    label: action.label,
    targetParentField: action.parentField ?? null,
    targetRecordTypeId: recordType?.id ?? null,
    targetSobjectType: target.apiName,
    type: action.type,
  });
}
