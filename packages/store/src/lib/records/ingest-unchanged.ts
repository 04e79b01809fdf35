import { type IngestContext, refreshTimes } from './ingest-context.ts';
import { isRecord, isSameResponse, type StoredRecord } from './record.ts';
import type { RecordEntry } from './record-entry.ts';

/**
 * Ingests a response that equals the stored one, by the checksums of the record and of those inside it, which nothing
 * has to be compared for. Answers false where it is another, and has done nothing then. A record inside that many lead
 * to is looked at once: one taking is of one moment.
 */
export function ingestUnchanged(context: IngestContext, entry: RecordEntry, next: StoredRecord): boolean {
  const { children, shape } = entry;
  if (!isAgain(entry, next)) return false;
  const links = shape?.links ?? [];
  for (let index = 0; index < links.length; index++) {
    const child = children[index];
    if (child?.visitedIn === context) continue;
    const name = links[index] ?? '';
    const field = next.fields[name];
    const shown = entry.value?.fields[name]?.displayValue;
    if (!child || !isRecord(field?.value) || field.value.id !== child.id || field.displayValue !== shown)
      return false;
    if (child.links.length > 0 || !isAgain(child, field.value)) return false;
  }
  refreshTimes(context, entry);
  for (const child of children) {
    if (child.visitedIn === context) continue;
    child.visitedIn = context;
    refreshTimes(context, child);
  }
  return true;
}

const isAgain = ({ value, shape, staleFields }: RecordEntry, next: StoredRecord): boolean =>
  value !== undefined && shape !== undefined && !staleFields && isSameResponse(value, next, shape.names);
