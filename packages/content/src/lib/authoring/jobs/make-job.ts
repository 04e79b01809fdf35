import type { ContentJob } from '@relab/contract/content';
import type { Context } from '@relab/server/http';
import { newId } from '@relab/server/http';
import { enqueue, jobKind } from '@relab/server/jobs';
import { authorOf } from '../../access/author.ts';
import { readJob } from './read-jobs.ts';
import type { TransferRequest } from './transfer.ts';

/** Content going out or coming in. */
export const contentTransfer = jobKind<{ readonly jobId: string }>('content transfer');

export interface NewJob {
  readonly spaceId: string;
  readonly name: string | undefined;
  readonly request: TransferRequest;
}

const kinds = {
  export: { type: 'Export', job_type: 'Export', usualName: 'Export' },
  import: { type: 'Import', job_type: 'Import', usualName: 'Import' },
  'translation export': { type: 'Export', job_type: 'Translation', usualName: 'Translation export' },
  'translation import': { type: 'Import', job_type: 'Translation', usualName: 'Translation import' },
} as const;

/** Records a job and enqueues it; within the context's transaction. */
export async function createJob({ spaceId, name, request }: NewJob, context: Context): Promise<ContentJob> {
  const { database, userId, at } = authorOf(context);
  const id = newId('0jb');
  const queued = await enqueue(database, contentTransfer, { jobId: id }, { at, createdBy: userId });
  const { usualName, ...types } = kinds[request.does];
  await database
    .insertInto('managed_content_job')
    .values({
      ...{ id, space_id: spaceId, ...types, request: JSON.stringify(request), queued_id: queued.id },
      name: name ?? `${usualName} ${at.toISOString().slice(0, 10)}`,
      ...{ created_date: at, created_by_id: userId },
    })
    .execute();
  return await readJob({ contentSpaceId: spaceId, jobId: id }, context);
}
