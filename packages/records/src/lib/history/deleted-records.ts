import type { ConfigFor } from '@relab/contract';
import type {
  DeletedRecord,
  DeletedRecordPage,
  getDeletedRecords as getDeletedRecordsCall,
} from '@relab/contract/records';
import { insufficientAccess } from '@relab/server/http';
import { type RawBuilder, sql } from 'kysely';
import { findObject } from '../object-info/find-object.ts';
import { mayAny, mayReadField, rowsDeletedOrNot } from '../objects/access.ts';
import { columnName } from '../objects/names.ts';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';
import { fieldSql } from '../query/field-sql.ts';
import type { RecordsContext } from '../query/records-context.ts';
import { escapeLike } from './history-filters.ts';
import { readRecordNames } from './record-names.ts';
import { readScan } from './scan-page.ts';

type Config = Omit<ConfigFor<typeof getDeletedRecordsCall>, 'version'>;

interface DeletedRow {
  readonly id: string;
  readonly deleted_date: Date;
  readonly deleted_by_id: string | null;
  readonly removal_date: Date;
  readonly name: string | null;
}

const defaultPageSize = 50;

/** True of a record that went with another one, and comes back with that. */
const isPart = ({ fields }: ObjectDeclaration): readonly RawBuilder<boolean>[] =>
  Object.entries(fields).flatMap(([name, { masterDetail }]) =>
    masterDetail
      ? [
          sql<boolean>`not exists (
            select 1 from recycle_bin as whole
            where whole.id = ${sql.ref(`t0.${columnName(name)}`)} and whole.deletion = scanned.deletion)`,
        ]
      : [],
  );

/** Those that the caller may read and may delete, so that they can restore them. Two statements. */
export async function readDeletedRecords(
  config: Config,
  context: RecordsContext,
): Promise<DeletedRecordPage> {
  const { pageSize = defaultPageSize, pageToken, searchTerm } = config;
  const { objects, principal } = context;
  const object = findObject(config.objectApiName, context);
  if (principal.kind === 'guest' || !mayAny(object, principal, 'delete')) throw insufficientAccess();
  const nameField = object.allFields[object.nameField];
  const isNamed = nameField !== undefined && mayReadField(nameField, principal);
  const name = isNamed ? sql`(${fieldSql(object, object.nameField, 't0', objects)})::text` : sql`null::text`;
  const page = await readScan(
    {
      table: 'recycle_bin',
      at: 'deleted_date',
      id: 'id',
      idType: 'text',
      where: [sql<boolean>`left(entry.id, 3) = ${object.keyPrefix}`],
      join: sql`join ${sql.id(object.table.name)} as t0 on t0.id = scanned.id`,
      columns: sql`${name} as name`,
      matches: [
        sql<boolean>`t0.is_deleted`,
        rowsDeletedOrNot(object, 'read', 't0', context),
        rowsDeletedOrNot(object, 'delete', 't0', context),
        ...isPart(object),
        ...(searchTerm === undefined ? [] : [sql<boolean>`${name} ilike ${`%${escapeLike(searchTerm)}%`}`]),
      ],
    },
    { pageSize, pageToken },
    context,
  );
  const rows = page.rows as unknown as readonly DeletedRow[];
  const users = await readRecordNames(
    { live: rows.flatMap((row) => row.deleted_by_id ?? []), deletedOrNot: [] },
    context,
  );
  const records = rows.map(
    (row): DeletedRecord => ({
      apiName: object.apiName,
      deletedById: row.deleted_by_id,
      deletedByName: users.get(row.deleted_by_id ?? '')?.name ?? null,
      deletedDate: row.deleted_date.toISOString(),
      id: row.id,
      name: row.name,
      removalDate: row.removal_date.toISOString(),
    }),
  );
  return {
    count: records.length,
    currentPageToken: pageToken ?? null,
    nextPageToken: page.nextPageToken,
    records,
  };
}
