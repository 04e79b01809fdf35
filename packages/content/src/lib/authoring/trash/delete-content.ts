import type { Context } from '@relab/server/http';
import { inContextTransaction } from '../../access/author.ts';
import { requireDocument } from '../content/require-document.ts';
import { trashContent } from './trash-content.ts';

/** Puts a content into the trash of its space. */
export async function deleteContent(contentKeyOrId: string, context: Context): Promise<null> {
  return await inContextTransaction(context, async (ctx) => {
    const { content_id } = await requireDocument({ contentKeyOrId }, ctx, 'delete');
    await trashContent(content_id, ctx);
    return null;
  });
}
