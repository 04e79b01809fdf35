import { sql } from 'kysely';
import type { Author } from '../../access/author.ts';
import { enqueueDeployment } from './deployment-job.ts';

/** Has a deployment, whose row nobody else changes meanwhile, wait for a date. */
export async function setDate(author: Author, deploymentId: string, date: Date): Promise<void> {
  await sql`
    update managed_content_deployment set status = 'Scheduled', scheduled_date = ${date},
      last_modified_date = ${author.at}, last_modified_by_id = ${author.userId}
    where id = ${deploymentId}`.execute(author.database);
  await enqueueDeployment(author, deploymentId, date);
}
