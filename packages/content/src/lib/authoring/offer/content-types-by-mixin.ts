import type { ConfigFor } from '@relab/contract';
import type { ContentTypes, getContentTypesByMixin } from '@relab/contract/content';
import type { Context } from '@relab/server/http';
import { sql } from 'kysely';
import { requireSpace } from '../space/space-row.ts';

/** The types of which a space can have contents: every space those of the installation. */
export async function readContentTypes(
  { contentSpaceId, mixinFQN }: ConfigFor<typeof getContentTypesByMixin>,
  context: Context,
): Promise<ContentTypes> {
  await requireSpace(contentSpaceId, context);
  const contentTypes = await context.database
    .selectFrom('content_type')
    .select(['fully_qualified_name as fullyQualifiedName', 'name'])
    .$if(mixinFQN !== undefined, (query) => query.where(sql<boolean>`${mixinFQN} = any (mixins)`))
    .orderBy(sql`lower(name)`)
    .orderBy('fully_qualified_name')
    .execute();
  return { contentTypes, totalItems: contentTypes.length };
}
