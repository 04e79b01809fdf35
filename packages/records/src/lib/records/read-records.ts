import { isRecordId } from '@relab/contract';
import type { BatchRecords } from '@relab/contract/records';
import {
  ApiError,
  insufficientAccess,
  type JsonText,
  jsonArray,
  jsonObject,
  notFound,
} from '@relab/server/http';
import { limitExceeded, notARecordId } from '../errors.ts';
import { mayAny } from '../objects/access.ts';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';
import { attempt, toOutcome } from '../query/outcome.ts';
import type { RecordText } from '../query/record-text.ts';
import type { RecordsContext } from '../query/records-context.ts';
import type { RequestedFields } from '../query/requested-fields.ts';
import { noteVisits } from '../recent/note-visits.ts';
import { type RequestedChildren, readChildren, selectChildren } from './child-records.ts';
import { readableObjectOf, readTyped } from './read-by-ids.ts';
import { type RequestedRecord, selectRecord } from './record-selection.ts';

export const maxIds = 200;

interface ReadOptions extends RequestedRecord, RequestedChildren {
  /** The caller opens the record, and will look for it among the recent ones. */
  readonly updateMru?: boolean | undefined;
}

/** One statement; one more for each child relationship, and one to remember the visit. */
export async function readRecord(
  recordId: string,
  requested: ReadOptions,
  context: RecordsContext,
): Promise<RecordText> {
  const object = readableObjectOf(recordId, context);
  const below = selectChildren(object, requested, context);
  const record = (await readTyped(selectRecord(object, below.own, context), [recordId], context)).get(
    recordId,
  );
  if (!record) throw notFound();
  if (requested.updateMru) await noteVisits(context, [{ recordId, object: object.apiName }]);
  if (below.children.length === 0) return record;
  const childRelationships = await readChildren(recordId, below, requested.pageSize, context);
  return record.withChildren(jsonObject(childRelationships));
}

/** In a batch each field names its object; those of other objects are not meant. */
export const namesFor = (object: ObjectDeclaration, names: readonly string[] = []): readonly string[] =>
  names.filter((name) => name.trim().startsWith(`${object.apiName}.`));

/** One statement for each object among the records; every record has its own outcome (D-110). */
export async function readRecords(
  recordIds: readonly string[],
  requested: RequestedFields,
  context: RecordsContext,
): Promise<JsonText<BatchRecords>> {
  if (recordIds.length > maxIds) {
    throw limitExceeded(`At most ${maxIds} records are read at once.`);
  }
  const byObject = Map.groupBy(recordIds, (id) =>
    isRecordId(id) ? context.objects.ofRecord(id) : undefined,
  );
  const outcomes = new Map<string, RecordText | ApiError>();
  for (const [object, ids] of byObject) {
    if (!object) continue;
    const records = await attempt(() => {
      if (!mayAny(object, context.principal, 'read')) throw insufficientAccess();
      const own = {
        fields: namesFor(object, requested.fields),
        optionalFields: namesFor(object, requested.optionalFields),
      };
      return readTyped(selectRecord(object, own, context), ids, context);
    });
    for (const id of ids)
      outcomes.set(id, records instanceof ApiError ? records : (records.get(id) ?? notFound()));
  }
  const results = recordIds.map((id) =>
    toOutcome(outcomes.get(id) ?? (isRecordId(id) ? notFound() : notARecordId(id)), context),
  );
  return jsonObject({
    hasErrors: results.some(({ statusCode }) => statusCode !== 200),
    results: jsonArray(results.map((one) => jsonObject(one))),
  });
}
