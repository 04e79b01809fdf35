import { apiVersion, dataPath } from '@relab/contract';
import type { ContentJob } from '@relab/contract/content';
import type { Database, Row } from '@relab/database';
import { type InferResult, sql } from 'kysely';

type Body = Row<'managed_content_job_body', 'name'> & {
  readonly id: string;
  readonly type: ContentJob['body']['jobBodies'][number]['bodyType'];
};

/** How an open job is doing, the queue knows; how a finished one ended, is stored with the job. */
export const selectJobs = (database: Database) =>
  database
    .selectFrom('managed_content_job as j')
    .leftJoin('job as q', 'q.id', 'j.queued_id')
    .leftJoin('user as creator', 'creator.id', 'j.created_by_id')
    .select(['j.id', 'j.space_id', 'j.name', 'j.type', 'j.job_type', 'j.error', 'q.total'])
    .select(['j.created_date', 'j.created_by_id', 'creator.name as creator_name'])
    .select([
      sql<ContentJob['status']>`coalesce(j.status, q.status, 'Processing')`.as('status'),
      sql<number>`coalesce(q.done, j.done)`.as('done'),
      sql<Date>`coalesce(j.finished_date, q.updated_at, j.created_date)`.as('changed_date'),
      sql<readonly Body[]>`coalesce((
        select jsonb_agg(jsonb_build_object('id', b.file_version_id, 'type', b.body_type, 'name', b.name)
          order by b.body_type desc, b.name, b.file_version_id)
        from managed_content_job_body b where b.job_id = j.id), '[]')`.as('bodies'),
    ]);

type JobRow = InferResult<ReturnType<typeof selectJobs>>[number];

/** Where a file of a job is downloaded. */
export const jobFilePath = `${dataPath}/connect/cms/spaces/{contentSpaceId}/jobs/{jobId}/bodies/{bodyId}`;

const urlOf = ({ space_id, id }: JobRow, bodyId: string): string =>
  jobFilePath
    .replace('{version}', apiVersion)
    .replace('{contentSpaceId}', space_id)
    .replace('{jobId}', id)
    .replace('{bodyId}', bodyId);

export const representJob = (row: JobRow): ContentJob => ({
  id: row.id,
  name: row.name,
  status: row.status,
  type: row.type,
  jobType: row.job_type,
  createdById: row.created_by_id,
  createdByName: row.creator_name,
  createdDate: row.created_date.toISOString(),
  lastStatusUpdateDate: row.changed_date.toISOString(),
  body: {
    jobBodies: row.bodies.map(({ id, type, name }) => ({ bodyType: type, id, name, url: urlOf(row, id) })),
  },
  errorMessage: row.error,
  progress: { done: row.done, total: row.total },
});
