import { type Database, sharedDatabase, sourceOf } from '@relab/database';
import type { Principal } from '@relab/server/principal';
import { type RawBuilder, sql } from 'kysely';
import { rowsFor } from '../objects/access.ts';
import {
  callerKey,
  compileMarked,
  fillMarks,
  type MarkedStatement,
  mark,
  markedPrincipal,
} from '../query/marked-statement.ts';
import { type ReadPlan, recordQuery } from '../query/record-query.ts';
import type { RecordsContext } from '../query/records-context.ts';
import type { Row } from '../query/represent.ts';
import { endOfTick } from '../query/tick-share.ts';
import type { TypedSelection } from './record-selection.ts';

type RowsById = ReadonlyMap<string, Row>;

/** Reads of one tick that differ in their ids alone. */
interface Batch {
  readonly ids: Set<string>;
  readonly rows: Promise<RowsById>;
}

interface PreparedRead {
  readonly plan: ReadPlan;
  /**
   * A statement of its own: PostgreSQL takes a list of unknown length for ten rows, finds each time that a plan for the very
   * list is cheaper, and plans anew, which takes longer than reading one row.
   */
  readonly one: MarkedStatement;
  readonly several: MarkedStatement;
  /** Those of this tick, by database and by whom. */
  readonly batches: WeakMap<Database, Map<string, Batch>>;
}

const id = mark('id');
const ids = mark('ids');
const maxBatch = 200;

function prepare({ whole }: TypedSelection, context: RecordsContext): PreparedRead {
  const reader = { ...context, principal: markedPrincipal(context.principal) };
  const { plan, head } = recordQuery(whole, reader);
  const visible = rowsFor(whole.object, 'read', 't0', reader);
  const compile = (isMeant: RawBuilder<unknown>) =>
    compileMarked(sql`${head()} where ${isMeant} and ${visible}`, context.database);
  return {
    plan,
    one: compile(sql`t0.id = ${id}`),
    several: compile(sql`t0.id = any(${ids})`),
    batches: new WeakMap(),
  };
}

/** Each is cached as long as its selection. */
const prepared = new WeakMap<TypedSelection, PreparedRead>();

async function readRows(
  read: PreparedRead,
  recordIds: readonly string[],
  principal: Principal,
  database: Database,
): Promise<RowsById> {
  const [first] = recordIds;
  const query =
    recordIds.length === 1
      ? fillMarks(read.one, { [id]: first }, principal)
      : fillMarks(read.several, { [ids]: recordIds }, principal);
  const { rows } = await database.executeQuery<Row>(query);
  const idColumn = read.plan.columns.get('Id') ?? '';
  return new Map(rows.map((row) => [String(row[idColumn]), row]));
}

/** The ids join a statement that is about to be sent for the same caller, if there is one. */
function readInBatch(
  read: PreparedRead,
  recordIds: readonly string[],
  { database, principal }: RecordsContext,
): Promise<RowsById> {
  const source = sourceOf(database);
  const batches = read.batches.get(source) ?? new Map<string, Batch>();
  read.batches.set(source, batches);
  const caller = callerKey(principal);
  const batch = batches.get(caller);
  if (batch && batch.ids.size + recordIds.length <= maxBatch) {
    for (const id of recordIds) batch.ids.add(id);
    return batch.rows;
  }
  const joined = new Set(recordIds);
  const rows = endOfTick().then(() => {
    if (batches.get(caller)?.ids === joined) batches.delete(caller);
    return readRows(read, [...joined], principal, sharedDatabase(database));
  });
  batches.set(caller, { ids: joined, rows });
  return rows;
}

/**
 * Rows of the records with these ids that the caller may read, by id, and how to read them. One statement, which reads of
 * the same caller and selection share that come in one tick. There may be rows of their records as well.
 */
export async function runPrepared(
  selection: TypedSelection,
  recordIds: readonly string[],
  context: RecordsContext,
): Promise<{ readonly plan: ReadPlan; readonly rows: RowsById }> {
  const read = prepared.get(selection) ?? prepare(selection, context);
  prepared.set(selection, read);
  const { database, principal } = context;
  // A transaction reads what it wrote, by itself.
  const rows = database.isTransaction
    ? readRows(read, recordIds, principal, database)
    : readInBatch(read, recordIds, context);
  return { plan: read.plan, rows: await rows };
}
