import type { ContentJob } from '@relab/contract/content';
import { inTransaction } from '@relab/database';
import type { Context } from '@relab/server/http';
import { requireSpace } from '../../space/space-rows.ts';
import { requireInSpace } from '../in-folders.ts';
import { createJob } from '../make-job.ts';

export interface ExportInput {
  readonly contentSpaceId: string;
  readonly folderIds?: readonly string[] | undefined;
  readonly managedContentIds?: readonly string[] | undefined;
  readonly includeReferenceContent?: boolean | undefined;
  readonly includeTaxonomyTerms?: boolean | undefined;
  readonly includeTranslations?: boolean | undefined;
  readonly name?: string | undefined;
}

/** For whoever may write in the space: what is in it they see anyway, but it is work for the machine. */
export async function startExport(input: ExportInput, context: Context): Promise<ContentJob> {
  return await inTransaction(context.database, async (database) => {
    const inside = { ...context, database };
    const { id: spaceId } = await requireSpace(input.contentSpaceId, inside, 'write');
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
    return await createJob({ spaceId, name: input.name, request }, inside);
  });
}
