import type { ConfigFor } from '@relab/contract';
import { type ContentJob, type ContentJobs, getJobs } from '@relab/contract/content';
import type { Context } from '@relab/server/http';
import type { ReadContext } from '../../access/author.ts';
import { notFound } from '../../errors.ts';
import { pageOf } from '../../paging.ts';
import { requireSpace } from '../space/space-row.ts';
import { representJob, selectJobs } from './job-row.ts';

/** Those of a space, the newest first. */
export async function readJobs(config: ConfigFor<typeof getJobs>, context: Context): Promise<ContentJobs> {
  const { jobType } = config;
  const { pageSize, offset, cut } = pageOf(getJobs, config);
  const space = await requireSpace(config.contentSpaceId, context);
  let query = selectJobs(context.database).where('j.space_id', '=', space.id);
  if (jobType !== undefined) query = query.where('j.job_type', '=', jobType);
  const { rows, urls } = cut(
    await query
      .orderBy('j.created_date', 'desc')
      .orderBy('j.id')
      .limit(pageSize + 1)
      .offset(offset)
      .execute(),
  );
  return { jobs: rows.map(representJob), ...urls };
}

export async function readJob(
  { contentSpaceId, jobId }: { readonly contentSpaceId: string; readonly jobId: string },
  context: ReadContext,
): Promise<ContentJob> {
  const space = await requireSpace(contentSpaceId, context);
  const row = await selectJobs(context.database)
    .where('j.id', '=', jobId)
    .where('j.space_id', '=', space.id)
    .executeTakeFirst();
  if (!row) throw notFound();
  return representJob(row);
}
