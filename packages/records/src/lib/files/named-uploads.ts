import type { Database } from '@relab/database';
import { sql } from 'kysely';
import { byteNameOf } from './file-store.ts';

/** What the database says of the bytes of a version. */
export interface NamedUpload {
  /** In the store of bytes. */
  readonly name: string;
  readonly size: number;
  /** Hexadecimal. */
  readonly sha256: string;
}

const pageSize = 5_000;

/** What a store has to have for this database, deleted documents included; nothing for a database without files. */
export async function* namedUploads(database: Database): AsyncIterable<NamedUpload> {
  const { rows: tables } = await sql<{ isThere: boolean }>`
    select to_regclass('content_version') is not null as "isThere"`.execute(database);
  if (!tables[0]?.isThere) return;
  for (let after = ''; ; ) {
    const rows = await database
      .selectFrom('content_version')
      .select(['id', sql<number>`content_size::float8`.as('size'), 'checksum'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(pageSize)
      .execute();
    for (const { id, size, checksum } of rows) yield { name: byteNameOf(id), size, sha256: checksum };
    const last = rows.at(-1);
    if (!last || rows.length < pageSize) return;
    after = last.id;
  }
}
