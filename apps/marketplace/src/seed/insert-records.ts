import type { Database } from '@relab/database';
import { columnName, declaredId, type ObjectDeclaration } from '@relab/records/objects';
import { sql } from 'kysely';

/** Values by API name; what a record leaves out has its usual value. */
export type SeedRecord = Readonly<Record<string, string | number | boolean | null>>;

/** The id of a seeded record: the same on every installation. */
export const seedId = ({ keyPrefix, apiName }: ObjectDeclaration, key: string): string =>
  declaredId(keyPrefix, 'seed', apiName, key);

/** Inserts records, `Id` among their values; existing ones stay as they are. A statement for each set of fields. */
export async function insertRecords(
  database: Database,
  object: ObjectDeclaration,
  records: readonly SeedRecord[],
): Promise<void> {
  for (const alike of Map.groupBy(records, (record) => Object.keys(record).sort().join()).values()) {
    const names = Object.keys(alike[0] ?? {});
    const unknown = names.find((name) => !object.allFields[name]);
    if (unknown) throw new Error(`${object.apiName} has no field ${unknown}.`);
    const rows = alike.map((record) =>
      Object.fromEntries(names.map((name) => [columnName(name), record[name] ?? null])),
    );
    const columns = sql.join(names.map((name) => sql.id(columnName(name))));
    const table = sql.id(object.table.name);
    await sql`
      insert into ${table} (${columns})
      select ${columns} from jsonb_populate_recordset(null::${table}, ${JSON.stringify(rows)}::jsonb)
      on conflict do nothing`.execute(database);
  }
}
