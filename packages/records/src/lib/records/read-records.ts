import { isRecordId } from '@relab/contract';
import type { BatchRecords, RecordRepresentation } from '@relab/contract/records';
import type { Errors } from '@relab/contract/server';
import { ApiError, errorEntries, insufficientAccess, notFound } from '@relab/server/http';
import { limitExceeded } from '../errors.ts';
import { mayAny } from '../objects/access.ts';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';
import type { RecordsContext } from '../query/records-context.ts';
import { eTagOf } from '../query/represent.ts';
import type { WantedFields } from '../query/wanted.ts';
import { noteVisits } from '../recent/note-visits.ts';
import { readChildren, selectChildren, type WantedChildren } from './child-records.ts';
import { readTyped, requireRecordId } from './read-by-ids.ts';
import { selectRecord, type WantedRecord } from './wanted-record.ts';

export const mostIds = 200;

export interface ReadOptions extends WantedRecord, WantedChildren {
  /** The caller opens the record, and will look for it among the recent ones. */
  readonly updateMru?: boolean | undefined;
}

/** One statement; one more for each child relationship, and one to remember the visit. */
export async function readRecord(
  recordId: string,
  wanted: ReadOptions,
  context: RecordsContext,
): Promise<RecordRepresentation> {
  const object = context.objects.ofRecord(requireRecordId(recordId));
  if (!object) throw notFound();
  if (!mayAny(object, context.principal, 'read')) throw insufficientAccess();
  const below = selectChildren(object, wanted, context);
  const record = (await readTyped(selectRecord(object, below.own, context), [recordId], context)).get(
    recordId,
  );
  if (!record) throw notFound();
  if (wanted.updateMru) await noteVisits(context, [{ recordId, object: object.apiName }]);
  if (below.ways.length === 0) return record;
  const childRelationships = await readChildren(recordId, below, wanted.pageSize, context);
  const { eTag: _, ...whole } = { ...record, childRelationships };
  return { ...whole, eTag: eTagOf(whole) };
}

const failed = (error: ApiError): { result: Errors; statusCode: number } => ({
  result: errorEntries(error),
  statusCode: error.status,
});

/** In a batch each field names its object; those of other objects are not meant. */
export const namesFor = (object: ObjectDeclaration, names: readonly string[] = []): readonly string[] =>
  names.filter((name) => name.trim().startsWith(`${object.apiName}.`));

/** One statement for each object among the records; every record has its own outcome (D-110). */
export async function readRecords(
  recordIds: readonly string[],
  wanted: WantedFields,
  context: RecordsContext,
): Promise<BatchRecords> {
  if (recordIds.length > mostIds) {
    throw limitExceeded(`At most ${mostIds} records are read at once.`);
  }
  const byObject = Map.groupBy(recordIds, (id) =>
    isRecordId(id) ? context.objects.ofRecord(id) : undefined,
  );
  const outcomes = new Map<string, RecordRepresentation | ApiError>();
  for (const [object, ids] of byObject) {
    if (!object) continue;
    try {
      if (!mayAny(object, context.principal, 'read')) throw insufficientAccess();
      const own = {
        fields: namesFor(object, wanted.fields),
        optionalFields: namesFor(object, wanted.optionalFields),
      };
      const records = await readTyped(selectRecord(object, own, context), ids, context);
      for (const id of ids) outcomes.set(id, records.get(id) ?? notFound());
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      for (const id of ids) outcomes.set(id, error);
    }
  }
  const results = recordIds.map((id) => {
    const outcome = outcomes.get(id);
    if (outcome instanceof ApiError) return failed(outcome);
    if (outcome) return { result: outcome, statusCode: 200 };
    try {
      requireRecordId(id);
      return failed(notFound());
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return failed(error);
    }
  });
  return { hasErrors: results.some(({ statusCode }) => statusCode !== 200), results };
}
