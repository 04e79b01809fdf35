import type { ConfigFor } from '@relab/contract';
import type { getSingleItemContent } from '@relab/contract/content';
import type { Context } from '@relab/server/http';
import { sql } from 'kysely';
import { conflict, notFound } from '../../errors.ts';
import type { DocumentRow } from '../content/document-row.ts';
import { requireDocument } from '../content/require-document.ts';
import { requireSpace } from '../space/space-row.ts';

/** Throws CONFLICT where there are several: nobody can say which is meant. */
export async function findSingleItem(
  { contentSpaceId, contentTypeFQN }: ConfigFor<typeof getSingleItemContent>,
  context: Context,
): Promise<DocumentRow> {
  const { id } = await requireSpace(contentSpaceId, context);
  const [only, ...others] = await context.database
    .selectFrom('managed_content')
    .select('id')
    .where('space_id', '=', id)
    .where('type_name', '=', contentTypeFQN)
    .limit(sql.lit(2))
    .execute();
  if (others.length > 0)
    throw conflict('There is more than one content of this type in this space.', 'contentTypeFQN');
  if (!only) throw notFound();
  return await requireDocument({ contentKeyOrId: only.id }, context);
}
