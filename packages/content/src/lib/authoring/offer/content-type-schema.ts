import type { ConfigFor } from '@relab/contract';
import type { ContentType, getContentType } from '@relab/contract/content';
import type { Context } from '@relab/server/http';
import { notFound } from '../../errors.ts';
import { translationFor } from '../../types/reader-language.ts';
import { translateType } from '../../types/type-texts.ts';
import { requireSpace } from '../space/space-row.ts';

/** A type with the JSON Schema of its bodies, in the reader's language. */
export async function readContentType(
  { contentSpaceId, contentTypeFQN }: ConfigFor<typeof getContentType>,
  context: Context,
): Promise<ContentType> {
  await requireSpace(contentSpaceId, context);
  const type = await context.database
    .selectFrom('content_type')
    .select(['fully_qualified_name', 'name', 'schema', 'mixins', 'translations'])
    .where('fully_qualified_name', '=', contentTypeFQN)
    .executeTakeFirst();
  if (!type) throw notFound();
  const { name, schema } = translateType(type, translationFor(type.translations, context));
  return {
    fullyQualifiedName: type.fully_qualified_name,
    name,
    schema: schema as ContentType['schema'],
    mixins: [...type.mixins],
  };
}
