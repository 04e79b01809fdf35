import { normalizeId } from '@relab/contract';
import { isRecord, recordsOf, type StoredField, type StoredRecord } from '@relab/store';
import type { Client } from '../client/client.ts';

/**
 * Shows fields as a write will leave them, over the cached ones, and returns how to remove them. A reference to
 * another record shows nothing of that record but what is cached.
 */
export function layerFields(
  client: Client,
  recordId: string,
  fields: Readonly<Record<string, unknown>>,
): (whenRead?: boolean) => void {
  const shown: Record<string, StoredField> = {};
  for (const [name, value] of Object.entries(fields)) {
    shown[name] = { displayValue: null, value };
    const relation = relationOf(name);
    const cached = relation === undefined ? undefined : recordsOf(client.store).field(recordId, relation);
    // The record that the reference led to is not the one that it is to lead to.
    if (relation && cached && isRecord(cached.value) && cached.value.id !== value) {
      shown[relation] = { displayValue: null, value: standIn(client, cached.value.id, value) ?? null };
    }
  }
  return recordsOf(client.store).layer(recordId, shown);
}

/** The cached record of the id, if it can show everything that the other one shows in its place. */
function standIn(client: Client, former: string, id: unknown): StoredRecord | undefined {
  const records = recordsOf(client.store);
  const next = typeof id === 'string' ? records.stored(normalizeId(id)) : undefined;
  const paths = new Set(next && records.tracked(next.id));
  return records.tracked(former).every((path) => paths.has(path)) ? next : undefined;
}

/** The name under which a reference shows its record: `OwnerId` as `Owner`, `Maker__c` as `Maker__r`. */
export function relationOf(name: string): string | undefined {
  if (name.endsWith('__c')) return name.replace(/__c$/, '__r');
  return name.endsWith('Id') && name !== 'Id' ? name.slice(0, -2) : undefined;
}
