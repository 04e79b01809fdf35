import { accessDenied } from '../errors.ts';
import type { RecordsContext } from '../query/records-context.ts';
import type { SeenList } from './list.ts';

/**
 * Has a list open first among those of its object, for the caller alone, or no longer. One statement. Throws
 * INSUFFICIENT_ACCESS for guests.
 */
export async function pinList(
  { list }: SeenList,
  pinned: boolean,
  { database, principal, objects }: RecordsContext,
): Promise<void> {
  if (principal.kind === 'guest') throw accessDenied(objects.texts.lists.signInToKeep);
  const { userId } = principal;
  const row = { user_id: userId, object: list.object.apiName, list_id: list.key };
  if (pinned)
    await database
      .insertInto('relab_pinned_list')
      .values(row)
      .onConflict((conflict) => conflict.columns(['user_id', 'object']).doUpdateSet({ list_id: list.key }))
      .execute();
  else
    await database
      .deleteFrom('relab_pinned_list')
      .where('user_id', '=', userId)
      .where('object', '=', row.object)
      .where('list_id', '=', list.key)
      .execute();
}
