import { handler, type JobHandler, jobKind } from '@relab/server/jobs';
import { sql } from 'kysely';

/** Makes of what is pending on a folder what was asked for. */
export const folderShares = jobKind<{ readonly folderId: string }>('content-folder-shares');

/** Done again it finds nothing that is pending. */
export const folderSharesHandler = (): JobHandler =>
  handler(folderShares, {
    run: async ({ folderId }, job) => {
      await job.database.transaction().execute(async (transaction) => {
        await job.finish(transaction);
        await sql`
          update managed_content_folder_share set status = 'Shared', last_modified_date = ${job.now()}
          where folder_id = ${folderId} and status = 'PendingShare'`.execute(transaction);
        await sql`
          delete from managed_content_folder_share
          where folder_id = ${folderId} and status = 'PendingUnshare'`.execute(transaction);
      });
      return undefined;
    },
  });
