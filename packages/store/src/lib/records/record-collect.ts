import { hasParents } from '../dependent.ts';
import { isDocument } from './document.ts';
import { isRecord } from './record.ts';
import { eachSelection, type RecordEntry, type RecordTable } from './record-entry.ts';

/** Drops the records that no read shows and no document names, and answers their ids. */
export function collectRecords(table: RecordTable, contents: Iterable<unknown>): readonly string[] {
  const used = new Set<string>();
  const waiting: string[] = [];
  for (const content of contents) {
    if (!isDocument(content)) continue;
    for (const part of content.parts) if ('ids' in part) waiting.push(...[part.ids].flat());
  }
  for (const entry of table.values()) if (isRead(entry)) waiting.push(entry.id);
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const entry = table.get(id);
    if (!entry || used.has(id)) continue;
    used.add(id);
    for (const name of entry.links) {
      const nested = entry.fields[name]?.value;
      if (isRecord(nested)) waiting.push(nested.id);
    }
  }
  const dropped: string[] = [];
  for (const entry of table.values()) {
    // It may be one that goes.
    entry.nextInPage = undefined;
    if (!used.has(entry.id)) dropped.push(entry.id);
  }
  for (const id of dropped) table.delete(id);
  return dropped;
}

function isRead(entry: RecordEntry): boolean {
  let read = entry.layers.length > 0;
  eachSelection(entry, (selection) => {
    if (hasParents(selection)) read = true;
  });
  return read;
}
