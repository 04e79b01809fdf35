import type { Context } from '@relab/server/http';
import { requireRight, requireUser, rightsIn } from '../access/access.ts';

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
    .select(rightsIn(user, { typeName: 'c.type_name' }).as('rights'))
    .where('f.id', '=', id)
    .executeTakeFirst();
  requireRight(row, 'publish');
  await database.deleteFrom('form_submission').where('id', '=', id).execute();
  return null;
}
