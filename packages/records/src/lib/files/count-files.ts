import type { Database } from '@relab/database';
import { sql } from 'kysely';

/** How many versions of files are stored, and their bytes. */
export async function countFiles(
  database: Database,
): Promise<{ readonly count: number; readonly bytes: number }> {
  const { rows } = await sql<{ count: number; bytes: number }>`
    select count(*)::int as count, coalesce(sum(content_size), 0)::float8 as bytes from content_version
    where not is_deleted`.execute(database);
  return rows[0] ?? { count: 0, bytes: 0 };
}
