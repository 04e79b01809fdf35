import type { ConfigFor } from '@relab/contract';
import type {
  getHistory as getHistoryCall,
  getRecordHistory as getRecordHistoryCall,
  RecordHistoryPage,
} from '@relab/contract/records';
import { insufficientAccess, notFound } from '@relab/server/http';
import { type RawBuilder, sql } from 'kysely';
import { findObject } from '../object-info/find-object.ts';
import { isAdministrator, mayReadField, rowsFor, rowsWithHistory } from '../objects/access.ts';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';
import type { RecordsContext } from '../query/records-context.ts';
import { readableObjectOf } from '../records/read-by-ids.ts';
import { entryConditions, type HistoryFilters, requireId, timeConditions } from './history-filters.ts';
import { type HistoryRow, representHistory } from './represent-history.ts';
import { readScan, type Scan } from './scan-page.ts';

type RecordConfig = Omit<ConfigFor<typeof getRecordHistoryCall>, 'version'>;
type EverythingConfig = Omit<ConfigFor<typeof getHistoryCall>, 'version'>;

const defaultPageSize = 50;

/** Throws where there is no such record, or none whose history the caller may see. A deleted one is as unknown as before. */
async function requireHistory(recordId: string, context: RecordsContext): Promise<ObjectDeclaration> {
  const object = readableObjectOf(recordId, context);
  const may = rowsWithHistory(object, 't0', context);
  const { rows } = await sql<{ may: boolean }>`
    select (${may}) as may from ${sql.id(object.table.name)} as t0
    where t0.id = ${recordId} and ((${may}) or (${rowsFor(object, 'read', 't0', context)}))`.execute(
    context.database,
  );
  const [row] = rows;
  if (row?.may) return object;
  // What is left of a record that is gone for good is for administrators.
  if (!row && isAdministrator(context.principal)) return object;
  throw row ? insufficientAccess() : notFound();
}

/** Updates of nothing that the caller may read are no entries. */
function visibleConditions(
  object: ObjectDeclaration,
  { principal }: RecordsContext,
): readonly RawBuilder<boolean>[] {
  const fields = Object.entries(object.fields);
  const readable = fields.filter(([, field]) => mayReadField(field, principal)).map(([name]) => name);
  if (readable.length === fields.length) return [];
  return [sql<boolean>`(scanned.operation <> 'u' or scanned.changes ?| ${readable}::text[])`];
}

const history = { table: 'record_history', at: 'created_date', id: 'id', idType: 'bigint' } as const;

async function readPage(
  scan: Pick<Scan, 'where' | 'matches'>,
  {
    pageSize = defaultPageSize,
    pageToken,
  }: { readonly pageSize?: number | undefined; readonly pageToken?: string | undefined },
  context: RecordsContext,
): Promise<RecordHistoryPage> {
  const { rows, nextPageToken } = await readScan({ ...history, ...scan }, { pageSize, pageToken }, context);
  const records = await representHistory(rows as unknown as readonly HistoryRow[], context);
  return { count: records.length, currentPageToken: pageToken ?? null, nextPageToken, records };
}

/** Of one record, deleted or not. Four statements. */
export async function readRecordHistory(
  config: RecordConfig,
  context: RecordsContext,
): Promise<RecordHistoryPage> {
  const object = await requireHistory(config.recordId, context);
  const { userId } = config;
  const scan = {
    where: [sql<boolean>`entry.parent_id = ${config.recordId}`, ...timeConditions(config)],
    matches: [
      ...visibleConditions(object, context),
      ...entryConditions(config, object, context),
      ...(userId === undefined ? [] : [sql<boolean>`scanned.created_by_id = ${requireId('userId', userId)}`]),
    ],
  };
  return await readPage(scan, config, context);
}

/** What an index finds by: a record, else a user, else an object; the others have to be looked at. */
function everythingScan(config: Omit<EverythingConfig, 'pageSize' | 'pageToken'>, context: RecordsContext) {
  const { objectApiName, recordId, userId } = config;
  const filters: HistoryFilters = config;
  const named = objectApiName === undefined ? undefined : findObject(objectApiName, context);
  const id = recordId === undefined ? undefined : requireId('recordId', recordId);
  const user = userId === undefined ? undefined : requireId('userId', userId);
  const object = named ?? (id === undefined ? undefined : context.objects.ofRecord(id));
  const conditions = (alias: 'entry' | 'scanned'): readonly RawBuilder<boolean>[] => [
    ...(id === undefined ? [] : [sql<boolean>`${sql.ref(`${alias}.parent_id`)} = ${id}`]),
    ...(user === undefined ? [] : [sql<boolean>`${sql.ref(`${alias}.created_by_id`)} = ${user}`]),
    ...(named === undefined
      ? []
      : [sql<boolean>`left(${sql.ref(`${alias}.parent_id`)}, 3) = ${named.keyPrefix}`]),
  ];
  return {
    where: [...conditions('entry').slice(0, 1), ...timeConditions(filters)],
    matches: [...conditions('scanned').slice(1), ...entryConditions(filters, object, context)],
  };
}

/** Of every record, for administrators. Three statements. */
export async function readHistory(
  config: EverythingConfig,
  context: RecordsContext,
): Promise<RecordHistoryPage> {
  if (!isAdministrator(context.principal)) throw insufficientAccess();
  return await readPage(everythingScan(config, context), config, context);
}
