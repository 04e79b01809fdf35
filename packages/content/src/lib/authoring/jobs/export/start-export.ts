import type { ConfigFor } from '@relab/contract';
import type { ContentJob, exportContent } from '@relab/contract/content';
import type { Context } from '@relab/server/http';
import { inContextTransaction } from '../../../access/author.ts';
import { requireSpace } from '../../space/space-row.ts';
import { requireInSpace } from '../in-folders.ts';
import { createJob } from '../make-job.ts';

/** For a principal who may write in the space: what is in it they see anyway, but it is work for the machine. */
export async function startExport(
  input: ConfigFor<typeof exportContent>,
  context: Context,
): Promise<ContentJob> {
  return await inContextTransaction(context, async (ctx) => {
    const { database } = ctx;
    const { id: spaceId } = await requireSpace(input.contentSpaceId, ctx, 'write');
    const { folderIds = [], managedContentIds: contentIds = [] } = input;
    await requireInSpace(database, spaceId, 'managed_content_folder', folderIds);
    await requireInSpace(database, spaceId, 'managed_content', contentIds);
    const request = {
      does: 'export',
      folderIds,
      contentIds,
      includeReferences: input.includeReferenceContent ?? false,
      includeTerms: input.includeTaxonomyTerms ?? false,
      includeTranslations: input.includeTranslations ?? false,
    } as const;
    return await createJob({ spaceId, name: input.name, request }, ctx);
  });
}
