import type { Database, Row } from '@relab/database';
import { badRequest } from '@relab/server/http';

export type TypeRow = Row<'content_type', 'fully_qualified_name' | 'schema'>;

/** `field` is the parameter that names it. */
export async function requireType(database: Database, name: string, field = 'contentType'): Promise<TypeRow> {
  const type = await database
    .selectFrom('content_type')
    .select(['fully_qualified_name', 'schema'])
    .where('fully_qualified_name', '=', name)
    .executeTakeFirst();
  if (type) return type;
  throw badRequest(`There is no content type ${name.slice(0, 100)}.`, field);
}
