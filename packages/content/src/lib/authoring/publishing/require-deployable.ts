import type { Author } from '../../access/author.ts';
import { requireTypeRight } from '../../access/author-rights.ts';
import { anyOf } from '../../any-of.ts';

/** Throws where something that others planned is of a type that this author publishes none of. */
export async function requireDeployable(
  author: Author,
  spaceId: string,
  deploymentIds: readonly string[],
): Promise<void> {
  const rows = await author.database
    .selectFrom('managed_content_deployment_item as i')
    .innerJoin('managed_content_variant as x', 'x.id', 'i.variant_id')
    .innerJoin('managed_content as c', 'c.id', 'x.content_id')
    .select('c.type_name')
    .distinct()
    .where('i.deployment_id', '=', anyOf(deploymentIds))
    .execute();
  const typeNames = rows.map((row) => row.type_name);
  await requireTypeRight(author, spaceId, typeNames, 'publish');
}
