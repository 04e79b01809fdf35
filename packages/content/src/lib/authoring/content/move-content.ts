import type { ConfigFor } from '@relab/contract';
import type { updateManagedContent } from '@relab/contract/content';
import type { Context } from '@relab/server/http';
import { badRequest } from '@relab/server/http';
import { authorOf, inContextTransaction, modifiedColumns } from '../../access/author.ts';
import { requireTargetFolder } from './create-content.ts';
import type { DocumentRow } from './document-row.ts';
import { requireDocument } from './require-document.ts';

/** Puts a content into another folder of its space, or into the root of that, which the space's id names too. */
export async function moveContent(
  { contentKeyOrId, folderId }: ConfigFor<typeof updateManagedContent>,
  context: Context,
): Promise<DocumentRow> {
  return await inContextTransaction(context, async (ctx) => {
    const content = await requireDocument({ contentKeyOrId }, ctx, 'update');
    const target = await requireTargetFolder(folderId, ctx, { right: 'update' });
    if (target.space_id !== content.space_id)
      throw badRequest('A content stays in its space. Copy it to have it in another one.', 'folderId');
    await ctx.database
      .updateTable('managed_content')
      .set({ folder_id: target.folder_id, ...modifiedColumns(authorOf(ctx)) })
      .where('id', '=', content.content_id)
      .execute();
    return await requireDocument({ contentKeyOrId }, ctx);
  });
}
