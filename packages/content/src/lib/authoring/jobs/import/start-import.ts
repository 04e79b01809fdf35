import type { ContentJob } from '@relab/contract/content';
import { inTransaction } from '@relab/database';
import type { Context } from '@relab/server/http';
import { requireSpace } from '../../space/space-rows.ts';
import { findTransferFile } from '../find-file.ts';
import { createJob } from '../make-job.ts';

export interface ImportInput {
  readonly contentSpaceId: string;
  readonly managedContentBodyId: string;
  readonly autoPublish?: boolean | undefined;
  readonly name?: string | undefined;
}

/** For whoever may write in the space, and publish there where it is to be published. */
export async function startImport(input: ImportInput, context: Context): Promise<ContentJob> {
  const { autoPublish = false } = input;
  return await inTransaction(context.database, async (database) => {
    const inside = { ...context, database };
    const space = await requireSpace(input.contentSpaceId, inside, autoPublish ? 'publish' : 'write');
    const fileVersionId = await findTransferFile(input.managedContentBodyId, 'ZIP', inside);
    const request = { does: 'import', fileVersionId, autoPublish } as const;
    return await createJob({ spaceId: space.id, name: input.name, request }, inside);
  });
}
