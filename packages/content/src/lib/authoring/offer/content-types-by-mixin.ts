import type { ConfigFor } from '@relab/contract';
import type { ContentTypes, getContentTypesByMixin } from '@relab/contract/content';
import type { Context } from '@relab/server/http';
import { sql } from 'kysely';
import { translationFor } from '../../types/reader-language.ts';
import { requireSpace } from '../space/space-row.ts';

/** Letters with marks stand beside those without, as readers of any language look for them. */
const byName = new Intl.Collator('en');

/** The types of which a space can have contents: every space those of the installation, by their names in the reader's language. */
export async function readContentTypes(
  { contentSpaceId, mixinFQN }: ConfigFor<typeof getContentTypesByMixin>,
  context: Context,
): Promise<ContentTypes> {
  await requireSpace(contentSpaceId, context);
  const types = await context.database
    .selectFrom('content_type')
    .select(['fully_qualified_name as fullyQualifiedName', 'name', 'translations'])
    .$if(mixinFQN !== undefined, (query) => query.where(sql<boolean>`${mixinFQN} = any (mixins)`))
    .orderBy('fully_qualified_name')
    .execute();
  const contentTypes = types
    .map(({ fullyQualifiedName, name, translations }) => ({
      fullyQualifiedName,
      name: translationFor(translations, context)?.name ?? name,
    }))
    .sort((one, other) => byName.compare(one.name, other.name));
  return { contentTypes, totalItems: contentTypes.length };
}
