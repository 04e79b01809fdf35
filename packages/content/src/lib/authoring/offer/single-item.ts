import type { Context } from '@relab/server/http';
import { ApiError } from '@relab/server/http';
import { sql } from 'kysely';
import { requireRight, requireUser } from '../../access/access.ts';
import type { DocumentRow } from '../content/document-row.ts';
import { requireDocument } from '../content/find-document.ts';
import { requireSpace } from '../space/space-rows.ts';

export interface SingleItemName {
  readonly contentSpaceId: string;
  readonly contentTypeFQN: string;
}

/** Which of several is meant nobody can say: that is refused. */
export async function findSingleItem(
  { contentSpaceId, contentTypeFQN }: SingleItemName,
  context: Context,
): Promise<DocumentRow> {
  const { id } = await requireSpace(contentSpaceId, context);
  const { rows } = await sql<{ id: string }>`
    select id from managed_content where space_id = ${id} and type_name = ${contentTypeFQN} limit 2`.execute(
    context.database,
  );
  if (rows.length > 1)
    throw new ApiError('CONFLICT', 'There is more than one content of this type in this space.', {
      fields: ['contentTypeFQN'],
    });
  const [only] = rows;
  if (!only) return requireRight<DocumentRow>(requireUser(context.principal), undefined, 'read');
  return await requireDocument({ contentKeyOrId: only.id }, context);
}
