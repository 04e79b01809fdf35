import { isRecord, recordsOf, type StoredField } from '@relab/store';
import type { Client } from '../client.ts';

/**
 * Shows fields as a write is to leave them, over those that are held, and answers how they are taken off. A reference to
 * another record shows nothing of that record but what is held.
 */
export function expectFields(
  client: Client,
  recordId: string,
  fields: Readonly<Record<string, unknown>>,
): () => void {
  const shown: Record<string, StoredField> = {};
  for (const [name, value] of Object.entries(fields)) {
    shown[name] = { displayValue: null, value };
    const relation = relationOf(name);
    const held = relation === undefined ? undefined : recordsOf(client.store).field(recordId, relation);
    // The record that the reference led to is not the one that it is to lead to.
    if (relation && held && isRecord(held.value) && held.value.id !== value) {
      const next = typeof value === 'string' ? recordsOf(client.store).held(value) : undefined;
      shown[relation] = { displayValue: null, value: next ?? null };
    }
  }
  return recordsOf(client.store).layer(recordId, shown);
}

/** The name under which a reference shows its record: `OwnerId` as `Owner`, `Maker__c` as `Maker__r`. */
export function relationOf(name: string): string | undefined {
  if (name.endsWith('__c')) return name.replace(/__c$/, '__r');
  return name.endsWith('Id') && name !== 'Id' ? name.slice(0, -2) : undefined;
}
