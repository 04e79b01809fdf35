import { own, shareStructure } from '../structural-sharing.ts';
import { type IngestContext, refreshTimes } from './ingest-context.ts';
import { ingestUnchanged } from './ingest-unchanged.ts';
import {
  compareVersions,
  type Fields,
  isOtherObject,
  isRecord,
  isVersioned,
  linkNames,
  type StoredField,
  type StoredRecord,
  withObjectName,
} from './record.ts';
import { type RecordEntry, type RecordTable, recordEntry, visibleFields } from './record-entry.ts';
import { maxPathDepth, type Shape, shapeOf, sharedLinks } from './record-shape.ts';
import { invalidateFields } from './selection.ts';

const none: readonly string[] = [];

/**
 * Takes a record in, and the records inside it, adopting the objects as they are. An older version never overwrites a
 * newer one. Where two versions cannot be made one, because either has fields that the other lacks, the record counts
 * as stale: asking for it with all its fields brings them together (D-113). With `whole` the response was to hold every
 * field that is cached: what it leaves out is gone.
 */
export function ingestRecord(
  context: IngestContext,
  next: StoredRecord,
  isComplete = false,
  depth = 1,
  entry = recordEntry(context.table, next.id),
): Shape {
  context.last = entry;
  if (entry.shape && ingestUnchanged(context, entry, next)) return entry.shape;
  context.shapes[depth] ??= [];
  const known = context.shapes[depth];
  const links = depth <= maxPathDepth ? sharedLinks(next.fields, known) : none;
  const children: RecordEntry[] = [];
  const inside: Shape[] = [];
  for (const name of links) {
    inside.push(ingestRecord(context, next.fields[name]?.value as StoredRecord, false, depth + 1));
    if (context.last) children.push(context.last);
  }
  const shape = shapeOf(next.fields, links, inside, known);
  const stored = withObjectName(next, entry.value);
  const { value: before, layers } = entry;
  ingestOne(context, entry, stored, isComplete, shape);
  if (layers.length > 0) endWritten(entry, before);
  if (entry.value === stored) entry.children = children;
  context.last = entry;
  return shape;
}

/** What was written, and shown until it could be read, is told by the newer version. */
function endWritten(entry: RecordEntry, before: StoredRecord | undefined): void {
  const { value } = entry;
  if (!value || value === before || (before && compareVersions(value, before) < 1 && isVersioned(value)))
    return;
  const ended = entry.layers.filter(({ isWritten }) => isWritten);
  if (ended.length === 0) return;
  const shown = visibleFields(entry);
  entry.layers = entry.layers.filter((layer) => !ended.includes(layer));
  const fields = visibleFields(entry);
  const changed = Object.keys(shown).filter(
    (name) => !sameField(own(shown, name), own(fields, name) ?? null),
  );
  if (changed.length > 0) invalidateFields(entry, new Set(changed));
}

function ingestOne(
  context: IngestContext,
  entry: RecordEntry,
  next: StoredRecord,
  isComplete: boolean,
  shape: Shape,
): void {
  context.written?.(next.id);
  entry.unchangedIn = undefined;
  const { value: current, fields } = entry;
  if (!current || isOtherObject(current, next)) {
    if (current) context.retyped.push(next.id);
    entry.value = next;
    entry.fields = next.fields;
    entry.shape = shape;
    entry.links = shape.links;
    entry.staleFields = undefined;
    refreshTimes(context, entry);
    if (entry.selection) invalidateFields(entry);
    return;
  }
  const order = compareVersions(next, current);
  const older = order < 0;
  const retyped = !older && (current.recordTypeId ?? null) !== (next.recordTypeId ?? null);
  const changed = new Set<string>();
  for (const name of Object.keys(next.fields)) {
    const field = own(fields, name);
    if (older ? !field : !sameField(field, next.fields[name] ?? null)) changed.add(name);
  }
  const left = staleAfter(entry, next, order, changed);
  if (isComplete && !older) for (const name of left) changed.add(name);
  entry.staleFields = left.size > 0 && !(isComplete && !older) ? left : undefined;
  // What an older answer lacks too is still known to be absent.
  if (older) entry.fields = { ...fields, ...next.fields, ...withoutNull(fields) };
  else {
    entry.value = next;
    entry.shape = shape;
    entry.fields = merged(isComplete ? without(fields, left) : fields, next.fields);
  }
  if (changed.size > 0) entry.links = linkNames(entry.fields, entry.links);
  if (retyped) context.retyped.push(next.id);
  if (retyped || changed.size > 0) invalidateFields(entry, retyped ? undefined : changed);
  if (!older || entry.staleFields) refreshTimes(context, entry);
  if (entry.staleFields) context.conflicts.push(next.id);
}

/** Names of the fields that are cached in an older version than the newest answer's, once `next` is ingested. */
function staleAfter(
  { fields, staleFields }: RecordEntry,
  next: StoredRecord,
  order: number,
  changed: ReadonlySet<string>,
): ReadonlySet<string> {
  if (order < 0) return new Set([...(staleFields ?? []), ...changed]);
  const names =
    order > 0 ? Object.keys(fields).filter((name) => own(fields, name)) : [...(staleFields ?? [])];
  return new Set(names.filter((name) => !Object.hasOwn(next.fields, name)));
}

function without(fields: Fields, names: ReadonlySet<string>): Fields {
  return names.size === 0
    ? fields
    : Object.fromEntries(Object.entries(fields).filter(([name]) => !names.has(name)));
}

/** The response's own object where it holds all that is cached. */
function merged(fields: Fields, next: Fields): Fields {
  for (const name in fields) if (!Object.hasOwn(next, name)) return { ...fields, ...next };
  return next;
}

const withoutNull = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, field]) => field));

/** Links are alike when they lead to the same record; what that one holds is its own matter. */
export function sameField(current: StoredField | null | undefined, next: StoredField | null): boolean {
  if (!current || !next || current.displayValue !== next.displayValue) return false;
  const { value } = current;
  if (value === next.value) return true;
  if (isRecord(value)) return isRecord(next.value) && value.id === next.value.id;
  return typeof value === 'object' && shareStructure(value, next.value) === value;
}

/** Of paths that were requested as optional, those that did not come are known to be absent. */
export function markAbsent(table: RecordTable, id: string, path: string): void {
  const [name = '', ...rest] = path.split('.');
  const entry = table.get(id);
  const field = entry && own(entry.fields, name);
  if (field && rest.length > 0 && isRecord(field.value)) {
    markAbsent(table, field.value.id, rest.join('.'));
  } else if (entry?.value && field === undefined) {
    entry.fields = { ...entry.fields, [name]: null };
    invalidateFields(entry, new Set([name]));
  }
}
