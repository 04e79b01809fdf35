import type { ConfigFor } from '@relab/contract';
import type { ContentJob, importContent } from '@relab/contract/content';
import type { Context } from '@relab/server/http';
import { inContextTransaction } from '../../../access/author.ts';
import { requireSpace } from '../../space/space-row.ts';
import { findTransferFile } from '../find-file.ts';
import { createJob } from '../make-job.ts';

/** For a principal who may write in the space, and publish there where it is to be published. */
export async function startImport(
  input: ConfigFor<typeof importContent>,
  context: Context,
): Promise<ContentJob> {
  const { autoPublish = false } = input;
  return await inContextTransaction(context, async (ctx) => {
    const space = await requireSpace(input.contentSpaceId, ctx, autoPublish ? 'publish' : 'write');
    const fileVersionId = await findTransferFile(input.managedContentBodyId, 'ZIP', ctx);
    const request = { does: 'import', fileVersionId, autoPublish } as const;
    return await createJob({ spaceId: space.id, name: input.name, request }, ctx);
  });
}
