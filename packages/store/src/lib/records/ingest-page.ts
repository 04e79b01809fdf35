import { until } from '../entry-writes.ts';
import type { Origin } from '../snapshot.ts';
import type { IngestContext } from './ingest-context.ts';
import { ingestRecord, markAbsent } from './ingest-record.ts';
import type { StoredRecord } from './record.ts';
import { type RecordEntry, recordEntry } from './record-entry.ts';
import { absentPaths, type Shape } from './record-shape.ts';
import type { RecordContext } from './record-table.ts';

/** Facts about a response beside its records. Its origin is `server` by default. */
export interface PublishRecordOptions {
  /** The response was to have every field that is stored: what it leaves out is gone. */
  readonly isComplete?: boolean;
  /** Paths that were requested as optional; those that did not come are absent on the server. */
  readonly optional?: readonly string[];
  readonly origin?: Origin;
}

/** What came of ingesting records: ids. */
export interface Ingested {
  /** Records whose versions could not be merged (D-113); they count as stale. */
  readonly conflicts: readonly string[];
  /** Records that are of another object or record type now (D-112). */
  readonly retyped: readonly string[];
}

/** What came of a page: its records in their order, by id. */
export interface IngestedPage extends Ingested {
  readonly ids: readonly string[];
  /** Paths of the fields that any of the records came with. */
  readonly fields: readonly string[];
}

interface ShapedPage extends Ingested {
  readonly ids: readonly string[];
  readonly shapes: readonly Shape[];
}

/** Ingests the records of one response, in their order. */
export function ingestRecords(
  { store, table, clock, changed, unconfirmed }: RecordContext,
  page: readonly StoredRecord[],
  lifetime: number,
  { isComplete, optional = [], origin = 'server' }: PublishRecordOptions = {},
): ShapedPage {
  store.freeze?.(page);
  const receivedAt = store.now();
  const context: IngestContext = {
    table,
    provenance: { origin, receivedAt, expiresAt: until(receivedAt, lifetime) },
    unconfirmed,
    written: changed,
    conflicts: [],
    retyped: [],
    shapes: [],
    freshnessChanged: false,
    last: undefined,
  };
  const ids: string[] = [];
  const shapes: Shape[] = [];
  let last: RecordEntry | undefined;
  for (const record of page) {
    const { nextInPage } = last ?? {};
    const entry: RecordEntry = nextInPage?.id === record.id ? nextInPage : recordEntry(table, record.id);
    if (last) last.nextInPage = entry;
    last = entry;
    // The id that is stored already: another list of the same ids is then compared without looking into them.
    ids.push(entry.id);
    shapes.push(ingestRecord(context, record, isComplete, 1, entry));
    for (const path of optional) markAbsent(table, record.id, path);
  }
  clock.ingestions++;
  if (context.freshnessChanged) clock.changes++;
  const { conflicts, retyped } = context;
  return { conflicts, retyped, ids, shapes };
}

/** The same of a page: a field that only some of its records have is absent in the others. */
export function ingestPage(
  context: RecordContext,
  page: readonly StoredRecord[],
  lifetime: number,
  options?: PublishRecordOptions,
): IngestedPage {
  const { shapes, ids, conflicts, retyped } = ingestRecords(context, page, lifetime, options);
  const distinct = new Set(shapes);
  const fields = [...new Set([...distinct].flatMap(({ paths }) => paths))];
  for (const shape of distinct) {
    const absent = absentPaths(shape, fields);
    if (absent.length === 0) continue;
    for (let index = 0; index < ids.length; index++) {
      if (shapes[index] !== shape) continue;
      for (const path of absent) markAbsent(context.table, ids[index] ?? '', path);
    }
  }
  return { conflicts, retyped, ids, fields };
}
