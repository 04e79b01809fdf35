import type { Database } from '@relab/database';
import { sql } from 'kysely';

/** Since when a content stands on its channels as it does, in all languages; null while it is not published. */
export async function publishedSince(database: Database, contentKey: string): Promise<Date | null> {
  const { rows } = await sql<{ since: Date | null }>`
    select max(published_date) as since from delivered_content where content_key = ${contentKey}`.execute(
    database,
  );
  return rows[0]?.since ?? null;
}
