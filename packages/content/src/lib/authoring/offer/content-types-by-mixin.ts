import type { ContentTypes } from '@relab/contract/content';
import type { Context } from '@relab/server/http';
import { sql } from 'kysely';
import { requireSpace } from '../space/space-rows.ts';

export interface TypesQuery {
  readonly contentSpaceId: string;
  readonly mixinFQN?: string | undefined;
}

/** The types of which a space can have contents: every space those of the installation. */
export async function readContentTypes(
  { contentSpaceId, mixinFQN }: TypesQuery,
  context: Context,
): Promise<ContentTypes> {
  await requireSpace(contentSpaceId, context);
  const { rows } = await sql<ContentTypes['contentTypes'][number]>`
    select fully_qualified_name as "fullyQualifiedName", name from content_type
    where ${mixinFQN === undefined ? sql`true` : sql`${mixinFQN} = any (mixins)`}
    order by lower(name), fully_qualified_name`.execute(context.database);
  return { contentTypes: rows, totalItems: rows.length };
}
