import { until } from '../entry-writes.ts';
import type { Origin } from '../snapshot.ts';
import type { IngestContext } from './ingest-context.ts';
import { ingestRecord, markAbsent } from './ingest-record.ts';
import type { StoredRecord } from './record.ts';
import { type RecordEntry, recordEntry } from './record-entry.ts';
import { absentPaths, type Shape } from './record-shape.ts';
import type { RecordContext } from './record-table.ts';

export interface PublishRecordOptions {
  /** The response was to have every field that is stored: what it leaves out is gone. */
  readonly isComplete?: boolean;
  /** Paths that were requested as optional; those that did not come are known to be absent. */
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

export interface IngestedPage extends Ingested {
  readonly ids: readonly string[];
  /** Paths of the fields that any of the records came with. */
  readonly fields: readonly string[];
}

interface ShapedPage extends IngestedPage {
  readonly shapes: readonly Shape[];
}

/** Ingests the records of one response, in their order. */
export function ingestRecords(
  { store, table, clock, changed }: RecordContext,
  page: readonly StoredRecord[],
  lifetime: number,
  { isComplete, optional = [], origin = 'server' }: PublishRecordOptions = {},
): ShapedPage {
  store.freeze?.(page);
  const receivedAt = store.now();
  const context: IngestContext = {
    table,
    receivedAt,
    expiresAt: until(receivedAt, lifetime),
    origin,
    written: changed,
    conflicts: [],
    retyped: [],
    shapes: [],
    freshnessChanged: false,
    last: undefined,
  };
  const shapes: Shape[] = [];
  let last: RecordEntry | undefined;
  for (const record of page) {
    const { nextInPage } = last ?? {};
    const entry: RecordEntry = nextInPage?.id === record.id ? nextInPage : recordEntry(table, record.id);
    if (last) last.nextInPage = entry;
    last = entry;
    shapes.push(ingestRecord(context, record, isComplete, 1, entry));
    for (const path of optional) markAbsent(table, record.id, path);
  }
  clock.ingestions++;
  if (context.freshnessChanged) clock.changes++;
  const fields = [...new Set([...new Set(shapes)].flatMap(({ paths }) => paths))];
  const { conflicts, retyped } = context;
  return { conflicts, retyped, ids: page.map(({ id }) => id), fields, shapes };
}

/** The same of a page: a field that some of its records came with is known to be absent in those that came without. */
export function ingestPage(
  context: RecordContext,
  page: readonly StoredRecord[],
  lifetime: number,
  options?: PublishRecordOptions,
): IngestedPage {
  const ingested = ingestRecords(context, page, lifetime, options);
  const absent = new Map<Shape, readonly string[]>();
  for (const shape of new Set(ingested.shapes)) absent.set(shape, absentPaths(shape, ingested.fields));
  for (const [index, shape] of ingested.shapes.entries()) {
    for (const path of absent.get(shape) ?? []) markAbsent(context.table, ingested.ids[index] ?? '', path);
  }
  return ingested;
}
