import type { RecordLayout, RecordUi } from '@relab/contract/records';
import { type JsonText, jsonObject, notFound } from '@relab/server/http';
import { limitExceeded } from '../errors.ts';
import { layoutFor } from '../layouts/layout.ts';
import type { LayoutType } from '../layouts/layout-sections.ts';
import { layoutStates } from '../layouts/layout-user-state.ts';
import { describeObject } from '../object-info/object-info.ts';
import type { LayoutMode } from '../objects/layout.ts';
import type { RecordText } from '../query/record-text.ts';
import type { RecordsContext } from '../query/records-context.ts';
import { readableObjectOf, readTyped, requireRecordId } from './read-by-ids.ts';
import { maxIds, namesFor } from './read-records.ts';
import { layoutTypeOf, type RequestedRecord, selectRecord } from './record-selection.ts';
import { typeOf } from './record-types.ts';

/** By object, record type, layout type and mode (D-020). */
type Layouts = Record<string, Record<string, Record<string, Record<string, RecordLayout>>>>;

interface Shown {
  readonly layoutTypes: readonly LayoutType[];
  readonly modes: readonly LayoutMode[];
}

function layoutsOf(
  records: readonly RecordText[],
  { layoutTypes, modes }: Shown,
  context: RecordsContext,
): Layouts {
  const layouts: Layouts = {};
  for (const { apiName, recordTypeId } of records) {
    const object = context.objects.get(apiName);
    const ofObject = layouts[apiName] ?? {};
    layouts[apiName] = ofObject;
    const type = object && typeOf(object, recordTypeId);
    if (!object || !type || ofObject[type.id]) continue;
    const typed = layoutTypes.map((layoutType) => [
      layoutType,
      Object.fromEntries(modes.map((mode) => [mode, layoutFor(object, type, layoutType, mode, context)])),
    ]);
    ofObject[type.id] = Object.fromEntries(typed);
  }
  return layouts;
}

/** The records in the order of their ids in the request; all of them, or none (D-124). One statement for each object. */
async function readAll(
  ids: readonly string[],
  requested: RequestedRecord,
  context: RecordsContext,
): Promise<readonly RecordText[]> {
  const found = new Map<string, RecordText>();
  for (const id of ids) requireRecordId(id);
  const byObject = Map.groupBy(ids, (id) => readableObjectOf(id, context));
  for (const [object, own] of byObject) {
    const optionalFields =
      byObject.size > 1 ? namesFor(object, requested.optionalFields) : requested.optionalFields;
    const selection = selectRecord(object, { ...requested, optionalFields }, context);
    for (const [id, record] of await readTyped(selection, own, context)) found.set(id, record);
  }
  return ids.map((id) => {
    const record = found.get(id);
    if (!record) throw notFound();
    return record;
  });
}

/** Records with all that is needed to show them. One statement for each object among them, and one for what is folded. */
export async function readRecordUi(
  recordIds: readonly string[],
  requested: RequestedRecord,
  context: RecordsContext,
): Promise<JsonText<RecordUi>> {
  if (recordIds.length > maxIds) throw limitExceeded(`At most ${maxIds} records are read at once.`);
  const layoutTypes = requested.layoutTypes?.length
    ? requested.layoutTypes.map(layoutTypeOf)
    : (['Full'] as const);
  const modes = requested.modes?.length ? requested.modes : (['View'] as const);
  const records = await readAll([...new Set(recordIds)], { ...requested, layoutTypes, modes }, context);
  const layouts = layoutsOf(records, { layoutTypes, modes }, context);
  const flat = Object.values(layouts).flatMap((types) =>
    Object.values(types).flatMap((kinds) => Object.values(kinds).flatMap((one) => Object.values(one))),
  );
  const names = [...new Set(records.map(({ apiName }) => apiName))];
  return jsonObject({
    layouts,
    layoutUserStates: { ...(await layoutStates(flat, context)) },
    objectInfos: Object.fromEntries(names.map((name) => [name, describeObject(name, context)])),
    records: jsonObject<RecordUi['records']>(
      Object.fromEntries(records.map((record) => [record.id, record])),
    ),
  });
}
