import type { Context } from '@relab/server/http';
import { sql } from 'kysely';
import { type CollaboratorRole, joinCollaborator, requireRight, requireUser } from '../access/access.ts';

/** Forgets what somebody sent; there is no way back. */
export async function deleteSubmission(
  { formSubmissionId: id }: { readonly formSubmissionId: string },
  { database, principal }: Context,
): Promise<null> {
  const user = requireUser(principal);
  const { rows } = await sql<{ readonly collaborator: CollaboratorRole | null }>`
    select w.role as collaborator from form_submission f
    join managed_content c on c.id = f.content_id
    join managed_content_space s on s.id = c.space_id ${joinCollaborator(user)}
    where f.id = ${id}`.execute(database);
  requireRight(user, rows[0], 'publish');
  await sql`delete from form_submission where id = ${id}`.execute(database);
  return null;
}
