import type { Database } from '@relab/database';
import { ApiError } from '@relab/server/http';
import { sql } from 'kysely';
import type { BodySchema } from '../../types/node.ts';

/** A type as it is stored. */
export interface TypeRow {
  readonly fullyQualifiedName: string;
  readonly name: string;
  readonly schema: BodySchema | null;
}

/** `field` is the name of what named it. */
export async function requireType(database: Database, name: string, field = 'contentType'): Promise<TypeRow> {
  const { rows } = await sql<TypeRow>`
    select fully_qualified_name as "fullyQualifiedName", name, schema from content_type
    where fully_qualified_name = ${name}`.execute(database);
  const [type] = rows;
  if (type) return type;
  throw new ApiError('INVALID_API_INPUT', `There is no content type ${name.slice(0, 100)}.`, {
    fields: [field],
  });
}
