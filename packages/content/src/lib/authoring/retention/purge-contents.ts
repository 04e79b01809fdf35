import type { Purge } from '@relab/server/jobs';
import { sql } from 'kysely';

const encode = (at: Date, id: string): string => `${at.toISOString()} ${id}`;

function decode(cursor: string | null): { readonly at: Date; readonly id: string } {
  const [at = '', id = ''] = cursor?.split(' ') ?? [];
  return { at: new Date(cursor === null ? 0 : at), id };
}

/**
 * Deletes versions of contents that were made before a moment and that nothing needs: another one is the latest and the
 * published one, no translation was made from it, nothing delivers it, and no deployment that is to come publishes it. Old
 * versions that are needed stay, so it looks through all of that age in portions, by an index.
 */
export const purgeVersions: Purge = async ({ database, before, limit, cursor }) => {
  const after = decode(cursor);
  const { rows } = await sql<{ id: string; created_date: Date; removed: number }>`
    with portion as (
      select id, variant_id, created_date from managed_content_version
      where created_date < ${before} and (created_date, id) > (${after.at}, ${after.id})
      order by created_date, id limit ${limit}
    ), gone as (
      delete from managed_content_version version using portion
      join managed_content_variant variant on variant.id = portion.variant_id
      where version.id = portion.id and variant.latest_version_id <> version.id
        and variant.published_version_id is distinct from version.id
        and not exists (select 1 from delivered_content where version_id = version.id)
        and not exists (
          select 1 from managed_content_variant translation
          where translation.content_id = variant.content_id and translation.source_version_id = version.id)
        and not exists (
          select 1 from managed_content_autosave autosave
          where autosave.variant_id = variant.id and autosave.version_id = version.id)
        and not exists (
          select 1 from managed_content_deployment_item item
          join managed_content_deployment deployment on deployment.id = item.deployment_id
          where item.version_id = version.id and deployment.status in ('Draft', 'Scheduled', 'InProgress'))
      returning version.id
    )
    select id, created_date, (select count(*)::int from gone) as removed from portion
    order by created_date desc, id desc limit 1`.execute(database);
  const [last] = rows;
  const { rows: count } = await sql<{ isMore: boolean }>`
    select exists (
      select 1 from managed_content_version
      where created_date < ${before} and (created_date, id) > (${last?.created_date ?? before}, ${last?.id ?? ''})
    ) as "isMore"`.execute(database);
  return {
    removed: last?.removed ?? 0,
    cursor: last && count[0]?.isMore ? encode(last.created_date, last.id) : null,
  };
};

/** Deletes deployments that were over by then; not one whose contents are still to be unpublished. What it published stays. */
export const purgeDeployments: Purge = async ({ database, before, limit }) => {
  const { numAffectedRows = 0n } = await sql`
    delete from managed_content_deployment where id in (
      select deployment.id from managed_content_deployment deployment
      where deployment.status in ('Completed', 'CompletedWithError', 'Failed', 'Cancelled')
        and deployment.last_modified_date < ${before}
        and not exists (
          select 1 from managed_content_deployment ending
          where ending.id = deployment.expires_id and ending.status in ('Draft', 'Scheduled', 'InProgress'))
      order by deployment.last_modified_date limit ${limit} for update skip locked)`.execute(database);
  return Number(numAffectedRows);
};

/** Deletes jobs of authors that ended by then; their files went before them. */
export const purgeContentJobs: Purge = async ({ database, before, limit }) => {
  const { numAffectedRows = 0n } = await sql`
    delete from managed_content_job where id in (
      select job.id from managed_content_job job
      where job.finished_date < ${before}
        and not exists (select 1 from managed_content_job_body where job_id = job.id)
      order by job.finished_date limit ${limit} for update skip locked)`.execute(database);
  return Number(numAffectedRows);
};
