import { type ContentJob, type ContentJobs, getJobs } from '@relab/contract/content';
import type { Context } from '@relab/server/http';
import { sql } from 'kysely';
import { notFound } from '../../not-found.ts';
import { defaultPageSize, pageUrls } from '../page.ts';
import { requireSpace } from '../space/space-rows.ts';
import { readJobRows, representJob } from './job-rows.ts';

export interface JobsQuery {
  readonly contentSpaceId: string;
  readonly jobType?: ContentJob['jobType'] | undefined;
  readonly page?: number | undefined;
  readonly pageSize?: number | undefined;
}

/** Those of a space, the newest first, for whoever may read it. */
export async function readJobs(query: JobsQuery, context: Context): Promise<ContentJobs> {
  const { jobType, page = 0, pageSize = defaultPageSize } = query;
  const { id: spaceId } = await requireSpace(query.contentSpaceId, context);
  const rows = await readJobRows(
    context.database,
    sql`where j.space_id = ${spaceId} and ${jobType === undefined ? sql`true` : sql`j.job_type = ${jobType}`}
      order by j.created_date desc, j.id limit ${pageSize + 1} offset ${page * pageSize}`,
  );
  return {
    jobs: rows.slice(0, pageSize).map(representJob),
    ...pageUrls(getJobs, query, { page, pageSize, hasNext: rows.length > pageSize }),
  };
}

export async function readJob(
  { contentSpaceId, jobId }: { readonly contentSpaceId: string; readonly jobId: string },
  context: Pick<Context, 'database' | 'principal'>,
): Promise<ContentJob> {
  const { id: spaceId } = await requireSpace(contentSpaceId, context);
  const [row] = await readJobRows(context.database, sql`where j.id = ${jobId} and j.space_id = ${spaceId}`);
  if (!row) throw notFound();
  return representJob(row);
}
