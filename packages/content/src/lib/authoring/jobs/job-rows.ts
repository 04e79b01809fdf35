import { apiVersion, dataPath } from '@relab/contract';
import type { ContentJob } from '@relab/contract/content';
import type { Database } from '@relab/database';
import { type RawBuilder, sql } from 'kysely';
import type { FileName } from './job-file.ts';

interface JobRow {
  readonly id: string;
  readonly space_id: string;
  readonly name: string;
  readonly type: ContentJob['type'];
  readonly job_type: ContentJob['jobType'];
  readonly status: ContentJob['status'];
  readonly error: string | null;
  readonly done: number;
  readonly total: number | null;
  readonly created_date: Date;
  readonly created_by_id: string | null;
  readonly creator_name: string | null;
  readonly changed_date: Date;
  readonly bodies: readonly {
    readonly id: string;
    readonly type: 'Output' | 'Error';
    readonly name: string;
  }[];
}

/** How an open job is doing, the queue knows; how a finished one ended, stands with the job. */
export async function readJobRows(database: Database, rest: RawBuilder<unknown>): Promise<readonly JobRow[]> {
  const { rows } = await sql<JobRow>`
    select j.id, j.space_id, j.name, j.type, j.job_type, coalesce(j.status, q.status, 'Processing') as status, j.error,
      coalesce(q.done, j.done) as done, q.total, j.created_date, j.created_by_id, creator.name as creator_name,
      coalesce(j.finished_date, q.updated_at, j.created_date) as changed_date,
      coalesce((
        select jsonb_agg(jsonb_build_object('id', b.file_version_id, 'type', b.body_type, 'name', b.name)
          order by b.body_type desc, b.name, b.file_version_id)
        from managed_content_job_body b where b.job_id = j.id), '[]') as bodies
    from managed_content_job j
    left join job q on q.id = j.queued_id
    left join "user" creator on creator.id = j.created_by_id
    ${rest}`.execute(database);
  return rows;
}

/** Where a file of a job is downloaded. */
export const jobFilePath = `${dataPath}/connect/cms/spaces/{contentSpaceId}/jobs/{jobId}/bodies/{bodyId}`;

const urlOf = ({ contentSpaceId, jobId, bodyId }: FileName): string =>
  jobFilePath
    .replace('{version}', apiVersion)
    .replace('{contentSpaceId}', contentSpaceId)
    .replace('{jobId}', jobId)
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
    jobBodies: row.bodies.map(({ id, type, name }) => ({
      bodyType: type,
      id,
      name,
      url: urlOf({ contentSpaceId: row.space_id, jobId: row.id, bodyId: id }),
    })),
  },
  errorMessage: row.error,
  progress: { done: row.done, total: row.total },
});
