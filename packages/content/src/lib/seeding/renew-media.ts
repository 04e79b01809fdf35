import type { Database } from '@relab/database';
import { sql } from 'kysely';

/**
 * Gives pictures of these kinds a new version where the code that draws them has another revision than the one that they were
 * drawn by. Doing it again changes nothing. Answers how many are drawn anew.
 */
export async function renewMedia(
  database: Database,
  revisions: Readonly<Record<string, string>>,
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update media set revision = given.value from jsonb_each_text(${JSON.stringify(revisions)}::jsonb) as given
    where media.kind = given.key and media.revision is distinct from given.value`.execute(database);
  return Number(numAffectedRows);
}
