import { compareVersions, isRecord, type StoredField, type StoredRecord } from './record.ts';
import { outdateFields, type RecordEntry, type RecordTable, recordEntry } from './record-node.ts';
import { own, share } from './share.ts';

export interface TakeOptions {
  /** Milliseconds since 1970, both. */
  readonly takenAt: number;
  readonly expiresAt: number;
  /** The answer was to hold every field that is held: what it leaves out is gone. */
  readonly whole?: boolean;
  /** Paths that were asked for as optional; those that did not come are known to be absent. */
  readonly optional?: readonly string[];
}

/**
 * Takes a record in, and the records inside it, adopting the objects as they are. An older version never overwrites a
 * newer one. Where two versions cannot be made one, because either has fields that the other lacks, the record counts
 * as stale: asking for it with all its fields brings them together (D-113). Answers the ids of these.
 */
export function takeRecord(
  table: RecordTable,
  record: StoredRecord,
  options: TakeOptions,
): readonly string[] {
  const torn: string[] = [];
  const waiting = [record];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    for (const name of Object.keys(next.fields)) {
      const value = next.fields[name]?.value;
      if (isRecord(value)) waiting.push(value);
    }
    const whole = next === record && options.whole === true;
    if (takeOne(recordEntry(table, next.id), next, options, whole)) torn.push(next.id);
  }
  for (const path of options.optional ?? []) markAbsent(table, record.id, path.split('.'));
  return torn;
}

function takeOne(entry: RecordEntry, next: StoredRecord, options: TakeOptions, whole: boolean): boolean {
  const { takenAt, expiresAt } = options;
  const { value: held, fields } = entry;
  if (!held) {
    Object.assign(entry, { value: next, fields: next.fields, takenAt, expiresAt });
    outdateFields(entry);
    return false;
  }
  const order = compareVersions(next, held);
  const older = order < 0;
  const changed = new Set<string>();
  for (const name of Object.keys(next.fields)) {
    const field = own(fields, name);
    if (older ? !field : !sameField(field, next.fields[name] ?? null)) changed.add(name);
  }
  const left = order > 0 ? Object.keys(fields).filter((name) => !Object.hasOwn(next.fields, name)) : [];
  if (whole) for (const name of left) changed.add(name);
  if (changed.size > 0) {
    const kept = whole && order > 0 ? {} : fields;
    entry.fields = older ? { ...next.fields, ...withoutNull(fields) } : { ...kept, ...next.fields };
    outdateFields(entry, changed);
  }
  const torn = older ? changed.size > 0 : !whole && left.some((name) => own(fields, name));
  if (!older) entry.value = next;
  if (!older || torn) Object.assign(entry, { takenAt, expiresAt: torn ? 0 : expiresAt });
  return torn;
}

const withoutNull = (fields: RecordEntry['fields']): RecordEntry['fields'] =>
  Object.fromEntries(Object.entries(fields).filter(([, field]) => field));

/** Links are alike when they lead to the same record; what that one holds is its own matter. */
function sameField(held: StoredField | null | undefined, next: StoredField | null): boolean {
  if (!held || !next || held.displayValue !== next.displayValue) return false;
  const { value } = held;
  if (value === next.value) return true;
  if (isRecord(value)) return isRecord(next.value) && value.id === next.value.id;
  return typeof value === 'object' && share(value, next.value) === value;
}

function markAbsent(table: RecordTable, id: string, [name = '', ...rest]: readonly string[]): void {
  const entry = recordEntry(table, id);
  const field = own(entry.fields, name);
  if (field && rest.length > 0 && isRecord(field.value)) {
    markAbsent(table, field.value.id, rest);
  } else if (field === undefined && entry.value) {
    entry.fields = { ...entry.fields, [name]: null };
    outdateFields(entry, new Set([name]));
  }
}
