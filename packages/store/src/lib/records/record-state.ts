import { type WrittenTime, writeTime } from '../state.ts';
import {
  compareVersions,
  type Fields,
  isRecord,
  linkNames,
  polymorphicName,
  type StoredField,
  type StoredRecord,
  withObjectName,
} from './record.ts';
import { type RecordEntry, type RecordTable, recordEntry } from './record-entry.ts';
import { invalidateFields } from './selection.ts';

type WrittenRecord = readonly [
  record: StoredRecord,
  absent: readonly string[],
  receivedAt: number,
  expiresAt: WrittenTime,
];

/** A nested record is written once, under its own id; in its place stands its id, and that the place is polymorphic. */
function link(field: StoredField): StoredField {
  const { value } = field;
  if (!isRecord(value)) return field;
  const { id, apiName } = value;
  return { ...field, value: { id, ...(apiName === polymorphicName ? { apiName } : {}), fields: {} } };
}

/** What is not confirmed by a server, or of an older version than the rest, is left out. */
export function writeRecords(
  table: RecordTable,
  keep: (id: string) => boolean = () => true,
): readonly WrittenRecord[] {
  const written: WrittenRecord[] = [];
  for (const { id, value, fields, staleFields, provenance } of table.values()) {
    if (!value || provenance.origin === 'optimistic' || !keep(id)) continue;
    const stored: [string, StoredField][] = [];
    const absent: string[] = [];
    for (const [name, field] of Object.entries(fields)) {
      if (staleFields?.has(name)) continue;
      if (field) stored.push([name, link(field)]);
      else absent.push(name);
    }
    written.push([
      { ...value, fields: Object.fromEntries(stored) },
      absent,
      provenance.receivedAt,
      writeTime(provenance.expiresAt),
    ]);
  }
  return written;
}

/** More of the version that is cached, as a page that arrives in pieces brings it. */
function addFields(entry: RecordEntry, came: Fields): void {
  const added = Object.keys(came).filter((name) => !Object.hasOwn(entry.fields, name));
  if (added.length === 0) return;
  entry.fields = { ...came, ...entry.fields };
  entry.links = linkNames(entry.fields);
  invalidateFields(entry, new Set(added));
}

/** Ingests what is newer than what is cached, and what that lacks; passes over what is of another form. */
export function hydrateRecords(
  table: RecordTable,
  state: unknown,
  time: (written: WrittenTime) => number,
): void {
  if (!Array.isArray(state)) return;
  for (const row of state as readonly WrittenRecord[]) {
    if (!Array.isArray(row) || !isRecord(row[0]) || !Array.isArray(row[1])) continue;
    const [record, absent, receivedAt, expiresAt] = row as WrittenRecord;
    const entry = recordEntry(table, record.id);
    const order = entry.value ? compareVersions(record, entry.value) : 1;
    const came = { ...record.fields, ...Object.fromEntries(absent.map((name) => [name, null])) };
    if (order < 0) continue;
    if (order === 0) {
      if (time(receivedAt) >= entry.provenance.receivedAt) addFields(entry, came);
      continue;
    }
    entry.value = withObjectName(record, entry.value);
    entry.fields = came;
    entry.links = linkNames(entry.fields);
    entry.shape = undefined;
    entry.children = [];
    entry.staleFields = undefined;
    entry.provenance = { origin: 'state', receivedAt: time(receivedAt), expiresAt: time(expiresAt) };
    invalidateFields(entry);
  }
}
