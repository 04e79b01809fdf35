import { isRecordId, normalizeId } from '@relab/contract';
import type { BatchOperationResults } from '@relab/contract/records';
import { inTransaction } from '@relab/database';
import { ApiError, errorEntries, type JsonText, jsonArray, jsonObject } from '@relab/server/http';
import { invalidInput } from '../errors.ts';
import type { RecordText } from '../query/record-text.ts';
import type { RecordsContext } from '../query/records-context.ts';
import type { RecordWrite } from './record-write.ts';
import { storePossible } from './store-possible.ts';
import { toSaveError } from './write-error.ts';
import { prepareGroup, storeGroup, type WriteGroup } from './write-group.ts';
import { createWrite, deleteWrite, updateWrite } from './write-records.ts';

export interface BatchOperation {
  readonly type: string;
  readonly records: readonly {
    readonly apiName?: string | undefined;
    readonly allowSaveOnDuplicate?: boolean | undefined;
    readonly fields: Readonly<Record<string, unknown>>;
  }[];
}

type Outcome = RecordText | ApiError | null;
export interface BatchOutcomes {
  readonly hasErrors: boolean;
  readonly results: readonly {
    readonly result: RecordText | ReturnType<typeof errorEntries> | null;
    readonly statusCode: number;
  }[];
}
type Outcomes = Map<RecordWrite, Outcome>;

const maxRecords = 200;

const halted = ({ objects }: RecordsContext): ApiError =>
  new ApiError('PROCESSING_HALTED', objects.texts.records.halted);

/** Undoes what a transaction did; the outcomes say why. */
class Halt extends Error {}

/** The database rejected several records together, and which of them are wrong is not known yet. */
class UnclearCause extends Error {}

function recordWriteOf(
  type: string,
  { apiName, fields, allowSaveOnDuplicate }: BatchOperation['records'][number],
  context: RecordsContext,
): RecordWrite {
  const options = { allowSaveOnDuplicate };
  if (type === 'CREATE') {
    if (apiName === undefined) throw invalidInput('A record to be created needs an apiName.');
    return createWrite(apiName, fields, options, context);
  }
  const { Id, ...rest } = fields;
  if (!isRecordId(Id))
    throw new ApiError('MALFORMED_ID', `fields.Id is not the id of a record: ${String(Id)}`);
  return type === 'UPDATE' ? updateWrite(Id, rest, options, context) : deleteWrite(Id, context);
}

/** Refuses a request that is wrong as a whole, before anything of it is done. */
function requireValidBatch(operations: readonly BatchOperation[]): void {
  if (operations.length === 0) throw invalidInput('operations must be a non-empty list');
  if (operations.some(({ records }) => records.length === 0))
    throw invalidInput('records must be a non-empty list');
  const count = operations.reduce((sum, { records }) => sum + records.length, 0);
  if (count > maxRecords)
    throw new ApiError('INVALID_BATCH_SIZE', `At most ${maxRecords} records are written at once.`);
  const named = operations
    .filter(({ type }) => type.toUpperCase() !== 'CREATE')
    .flatMap(({ records }) => records.map(({ fields }) => fields.Id))
    .filter(isRecordId)
    .map(normalizeId);
  if (new Set(named).size < named.length)
    throw new ApiError('INVALID_BATCH_REQUEST', 'The same record can be changed only once per request');
}

function read(operations: readonly BatchOperation[], context: RecordsContext): (RecordWrite | ApiError)[] {
  return operations.flatMap(({ type, records }) =>
    records.map((record) => {
      try {
        return recordWriteOf(type.toUpperCase(), record, context);
      } catch (error) {
        if (error instanceof ApiError) return error;
        throw error;
      }
    }),
  );
}

/** No record is written twice, so it does not matter how those of one kind are spread over the operations. */
const groupsOf = (writes: readonly RecordWrite[]): readonly WriteGroup[] =>
  [...Map.groupBy(writes, ({ kind, object }) => `${kind} ${object.apiName}`).values()].flatMap((some) => {
    const [first] = some;
    return first ? [{ kind: first.kind, object: first.object, writes: some }] : [];
  });

/** Each by itself: what cannot be written gets an error and is left out. */
async function writeEach(groups: readonly WriteGroup[], context: RecordsContext): Promise<Outcomes> {
  const outcomes: Outcomes = new Map();
  for (const group of groups) {
    const { ready, errors } = await prepareGroup(group, context);
    const done = await storePossible(group, ready, context);
    for (const [write, outcome] of [...errors, ...done]) outcomes.set(write, outcome);
  }
  return outcomes;
}

/** All or nothing, in as few statements as can be. An error of the database itself does not say which record it is about. */
async function writeAll(groups: readonly WriteGroup[], context: RecordsContext): Promise<Outcomes> {
  const outcomes: Outcomes = new Map();
  const prepared = [];
  for (const group of groups) {
    const { ready, errors } = await prepareGroup(group, context);
    for (const [write, error] of errors) outcomes.set(write, error);
    prepared.push({ group, ready });
  }
  if (outcomes.size > 0) return outcomes;
  for (const { group, ready } of prepared) {
    const { records, errors } = await storeGroup(group, ready, context);
    for (const [write, outcome] of [...records, ...errors]) outcomes.set(write, outcome);
    if (group.kind === 'delete' && errors.size > 1) throw new UnclearCause();
    if (errors.size > 0) return outcomes;
  }
  return outcomes;
}

const hasFailed = (outcomes: Outcomes): boolean =>
  [...outcomes.values()].some((outcome) => outcome instanceof ApiError);

/** Runs the writes in a transaction; those that must not fail in part are rolled back when they do. */
async function run(
  work: (context: RecordsContext) => Promise<Outcomes>,
  allOrNone: boolean,
  context: RecordsContext,
): Promise<Outcomes> {
  let outcomes: Outcomes = new Map();
  try {
    await inTransaction(context.database, async (database) => {
      outcomes = await work({ ...context, database });
      if (allOrNone && hasFailed(outcomes)) throw new Halt();
    });
  } catch (error) {
    if (!(error instanceof Halt)) throw error;
  }
  return outcomes;
}

async function write(
  groups: readonly WriteGroup[],
  allOrNone: boolean,
  context: RecordsContext,
): Promise<Outcomes> {
  if (!allOrNone) return await run((inner) => writeEach(groups, inner), false, context);
  try {
    return await run((inner) => writeAll(groups, inner), true, context);
  } catch (error) {
    const known = groups.some(
      ({ object }) => toSaveError(object, 'update', error, context.objects) instanceof ApiError,
    );
    if (!known && !(error instanceof UnclearCause)) throw error;
    return await run((inner) => writeEach(groups, inner), true, context);
  }
}

const created = { create: 201, update: 200, delete: 204 } as const;

/**
 * Up to 200 records in one transaction. In the good case each object takes, for all its records together, one statement
 * for creating and two for changing or deleting, and one more for references and one for rules, whatever the number.
 */
export async function writeBatch(
  operations: readonly BatchOperation[],
  allOrNone: boolean,
  context: RecordsContext,
): Promise<BatchOutcomes> {
  requireValidBatch(operations);
  const entries = read(operations, context);
  const writes = entries.filter((entry): entry is RecordWrite => !(entry instanceof ApiError));
  const spoilt = allOrNone && writes.length < entries.length;
  const outcomes = spoilt ? new Map() : await write(groupsOf(writes), allOrNone, context);
  const undone = spoilt || (allOrNone && hasFailed(outcomes));
  const results = entries.map((entry) => {
    const outcome: Outcome = entry instanceof ApiError ? entry : (outcomes.get(entry) ?? null);
    const error = outcome instanceof ApiError ? outcome : undone ? halted(context) : undefined;
    if (error) return { result: errorEntries(error, context.objects.language), statusCode: error.status };
    const statusCode = entry instanceof ApiError ? entry.status : created[entry.kind];
    return { result: outcome instanceof ApiError ? null : outcome, statusCode };
  });
  return { hasErrors: results.some(({ statusCode }) => statusCode >= 400), results };
}

/** As a response. */
export const batchText = ({ hasErrors, results }: BatchOutcomes): JsonText<BatchOperationResults> =>
  jsonObject({ hasErrors, results: jsonArray(results.map((one) => jsonObject(one))) });
