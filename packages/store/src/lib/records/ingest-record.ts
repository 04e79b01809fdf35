import { own, shareStructure } from '../structural-sharing.ts';
import { type IngestContext, refreshTimes } from './ingest-context.ts';
import { ingestUnchanged } from './ingest-unchanged.ts';
import {
  compareVersions,
  type Fields,
  isOtherObject,
  isRecord,
  linkNames,
  type StoredField,
  type StoredRecord,
  withObjectName,
} from './record.ts';
import { type RecordEntry, type RecordTable, recordEntry } from './record-entry.ts';
import { findShape, maxPathDepth, type Shape, shapeOf } from './record-shape.ts';
import { invalidateFields } from './selection.ts';

const none: readonly string[] = [];
const noNames: ReadonlySet<string> = new Set();

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
  const { fields } = next;
  const isTooDeep = depth > maxPathDepth;
  const alike = isTooDeep ? undefined : findShape(fields, entry.shape, known);
  const links = alike?.links ?? (isTooDeep ? none : linkNames(fields));
  const children: RecordEntry[] = [];
  const inside: Shape[] = [];
  for (const name of links) {
    inside.push(ingestRecord(context, fields[name]?.value as StoredRecord, false, depth + 1));
    if (context.last) children.push(context.last);
  }
  const shape = shapeOf(fields, alike, links, inside, known);
  const stored = withObjectName(next, entry.value);
  const { value: before, layers } = entry;
  ingestOne(context, entry, stored, isComplete, shape);
  if (layers.length > 0) context.unconfirmed?.ingested(entry, before);
  if (entry.value === stored) entry.children = children;
  context.last = entry;
  return shape;
}

function ingestOne(
  context: IngestContext,
  entry: RecordEntry,
  next: StoredRecord,
  isComplete: boolean,
  shape: Shape,
): void {
  context.written?.(next.id);
  entry.visitedIn = undefined;
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
  // The very fields that are stored, in their order and with links in the same places.
  const isSameChoice = !older && entry.shape === shape && fields === current.fields;
  const changed = changedNames(fields, next.fields, older, isSameChoice);
  const left = isSameChoice ? noNames : staleAfter(entry, next, order, changed);
  const names = isComplete && !older && left.size > 0 ? new Set([...changed, ...left]) : changed;
  entry.staleFields = left.size > 0 && !(isComplete && !older) ? left : undefined;
  // What an older response lacks too is still absent.
  if (older) entry.fields = { ...fields, ...next.fields, ...withoutNull(fields) };
  else {
    entry.value = next;
    entry.shape = shape;
    entry.fields = isSameChoice
      ? next.fields
      : merged(isComplete ? without(fields, left) : fields, next.fields);
  }
  if (names.size > 0 && !isSameChoice) entry.links = linkNames(entry.fields);
  if (retyped) context.retyped.push(next.id);
  if (retyped || names.size > 0) invalidateFields(entry, retyped ? undefined : names);
  if (!older || entry.staleFields) refreshTimes(context, entry);
  if (entry.staleFields) context.conflicts.push(next.id);
}

/**
 * Names of the fields that a response changes; an older one only adds what is not stored. Where the choice of fields is the
 * same, each name is that of a stored field.
 */
function changedNames(
  fields: Fields,
  next: Fields,
  older: boolean,
  isSameChoice: boolean,
): ReadonlySet<string> {
  let changed: Set<string> | undefined;
  for (const name in next) {
    const field = isSameChoice ? fields[name] : own(fields, name);
    if (older ? field : sameField(field, next[name] ?? null)) continue;
    changed ??= new Set();
    changed.add(name);
  }
  return changed ?? noNames;
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

/** Of paths that were requested as optional, those that did not come are absent on the server. */
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
