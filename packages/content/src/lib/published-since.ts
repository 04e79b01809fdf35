import type { Database } from '@relab/database';

/** Since when a content stands on its channels as it does, in all languages; null while it is not published. */
export async function publishedSince(database: Database, contentKey: string): Promise<Date | null> {
  const row = await database
    .selectFrom('delivered_content')
    .select((eb) => eb.fn.max('published_date').as('since'))
    .where('content_key', '=', contentKey)
    .executeTakeFirst();
  return row?.since ?? null;
}
