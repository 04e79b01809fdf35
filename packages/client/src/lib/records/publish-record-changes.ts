import type { ObjectInfo } from '@relab/contract/records';
import { isRecord, recordsOf, type StoredRecord } from '@relab/store';
import type { RecordChange } from '../client/change.ts';
import type { Client } from '../client/client.ts';
import { recordReadPrefix } from '../client/key.ts';
import { publishChanges } from '../invalidation/publish-changes.ts';
import { getObjectInfo } from '../object-info/object-info.ts';
import { mayDerive, maySpan } from './derived-fields.ts';
import { followChanged } from './follow-changed-records.ts';

/** Names of the objects, lower-cased, that have a formula or a roll-up by their object infos. */
function derivingObjects(client: Client): ReadonlySet<string> {
  const names = new Set<string>();
  for (const source of client.sources.values()) {
    if (!source.key.startsWith(`object-info/${getObjectInfo.id}/`)) continue;
    const { apiName, fields } = Object(source.peek().data) as Partial<ObjectInfo>;
    const isDeriving = Object.values(Object(fields) as object).some((field) => Object(field).calculated);
    if (isDeriving && typeof apiName === 'string') names.add(apiName.toLowerCase());
  }
  return names;
}

/** Whether a field of the record leads to the other one. */
const leadsTo = ({ fields }: StoredRecord, id: string): boolean =>
  Object.values(fields).some(({ value }) => value === id || (isRecord(value) && value.id === id));

/**
 * Records that show what was worked out from a written one, and that only lists and others show: their own reads say
 * themselves that they are affected. By object infos that are cached; without one, no field is known to be a formula.
 */
function derivedRecords(client: Client, changes: readonly RecordChange[]): readonly string[] {
  const objects = derivingObjects(client);
  if (objects.size === 0) return [];
  const records = recordsOf(client.store);
  const used = [...client.sources].flatMap(([key, source]) => (source.isUsed() ? [key] : []));
  const isDerived = (id: string, apiName: string) =>
    changes.some((change) => {
      if (change.id === undefined || change.id === id) return false;
      const fields = records.tracked(id);
      if (change.parents.has(id)) return mayDerive(client, apiName, fields) === true;
      const { id: other, objectApiName, operation } = change;
      const cached = records.stored(id);
      return (
        operation !== 'create' &&
        cached !== undefined &&
        leadsTo(cached, other) &&
        maySpan(client, id, fields, { id: other, objectApiName })
      );
    });
  const found: string[] = [];
  for (const { id, value } of records.entries()) {
    const { apiName = '' } = value ?? {};
    if (!objects.has(apiName.toLowerCase()) || !isDerived(id, apiName) || !records.isObserved(id)) continue;
    if (!used.some((key) => key.startsWith(recordReadPrefix(id)))) found.push(id);
  }
  return found;
}

/** Tells of written records: each read that they touch is requested again, and so is what was worked out from them. */
export async function publishRecordChanges(client: Client, changes: readonly RecordChange[]): Promise<void> {
  const derived = derivedRecords(client, changes);
  await Promise.all([publishChanges(client, changes), followChanged(client, derived)]);
}
