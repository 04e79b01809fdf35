import type { ContentJob } from '@relab/contract/content';
import type { Context } from '@relab/server/http';
import { newId } from '@relab/server/http';
import { enqueue, jobKind } from '@relab/server/jobs';
import { sql } from 'kysely';
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

const typeOf: Readonly<Record<TransferRequest['does'], Pick<ContentJob, 'type' | 'jobType'>>> = {
  export: { type: 'Export', jobType: 'Export' },
  import: { type: 'Import', jobType: 'Import' },
  'translation export': { type: 'Export', jobType: 'Translation' },
  'translation import': { type: 'Import', jobType: 'Translation' },
};

const nameOf: Readonly<Record<TransferRequest['does'], string>> = {
  export: 'Export',
  import: 'Import',
  'translation export': 'Translation export',
  'translation import': 'Translation import',
};

/** Writes a job down and puts it into the queue; within the context's transaction. */
export async function createJob({ spaceId, name, request }: NewJob, context: Context): Promise<ContentJob> {
  const { database, userId, at } = authorOf(context);
  const id = newId('0jb');
  const queued = await enqueue(database, contentTransfer, { jobId: id }, { at, createdBy: userId });
  const { type, jobType } = typeOf[request.does];
  await sql`
    insert into managed_content_job (id, space_id, name, type, job_type, request, queued_id, created_date, created_by_id)
    values (${id}, ${spaceId}, ${name ?? `${nameOf[request.does]} ${at.toISOString().slice(0, 10)}`}, ${type}, ${jobType},
      ${JSON.stringify(request)}::jsonb, ${queued.id}, ${at}, ${userId})`.execute(database);
  return await readJob({ contentSpaceId: spaceId, jobId: id }, context);
}
