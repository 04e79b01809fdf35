import { refreshTimes, type Taking } from './ingest-context.ts';
import { isRecord, type StoredRecord, sameAnswer } from './record.ts';
import type { RecordEntry } from './record-entry.ts';

/**
 * Takes in an answer that is the held one again, by the checksums of the record and of those inside it, which nothing
 * has to be compared for. Answers false where it is another, and has done nothing then. A record inside that many lead
 * to is looked at once: one taking is of one moment.
 */
export function takeAgain(taking: Taking, entry: RecordEntry, next: StoredRecord): boolean {
  const { children, shape } = entry;
  if (!isAgain(entry, next)) return false;
  const links = shape?.links ?? [];
  for (let index = 0; index < links.length; index++) {
    const child = children[index];
    if (child?.again === taking) continue;
    const name = links[index] ?? '';
    const field = next.fields[name];
    const shown = entry.value?.fields[name]?.displayValue;
    if (!child || !isRecord(field?.value) || field.value.id !== child.id || field.displayValue !== shown)
      return false;
    if (child.links.length > 0 || !isAgain(child, field.value)) return false;
  }
  refreshTimes(taking, entry);
  for (const child of children) {
    if (child.again === taking) continue;
    child.again = taking;
    refreshTimes(taking, child);
  }
  return true;
}

const isAgain = ({ value, shape, behind }: RecordEntry, next: StoredRecord): boolean =>
  value !== undefined && shape !== undefined && !behind && sameAnswer(value, next, shape.names);
