import type { Context } from '@relab/server/http';
import { collaboratorRole, requireRight, requireUser } from '../access/access.ts';

/** Deletes what somebody sent, for good. */
export async function deleteSubmission(
  { formSubmissionId: id }: { readonly formSubmissionId: string },
  { database, principal }: Context,
): Promise<null> {
  const user = requireUser(principal);
  const row = await database
    .selectFrom('form_submission as f')
    .innerJoin('managed_content as c', 'c.id', 'f.content_id')
    .innerJoin('managed_content_space as s', 's.id', 'c.space_id')
    .select(collaboratorRole(user).as('collaborator'))
    .where('f.id', '=', id)
    .executeTakeFirst();
  requireRight(user, row, 'publish');
  await database.deleteFrom('form_submission').where('id', '=', id).execute();
  return null;
}
