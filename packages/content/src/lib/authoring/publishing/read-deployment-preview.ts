import type { ConfigFor } from '@relab/contract';
import type { DeploymentPreview, getDeploymentPreview } from '@relab/contract/content';
import type { Database } from '@relab/database';
import type { Context } from '@relab/server/http';
import { sql } from 'kysely';
import { requireUser } from '../../access/access.ts';
import { anyOf } from '../../any-of.ts';
import { notFound } from '../../errors.ts';
import { statusSummary, typeSummary } from '../../representations.ts';
import { findChosen, withReferences } from './chosen-variant.ts';
import { findPublicationProblems, type PublicationProblem } from './publication-problems.ts';
import { findUrlConflicts } from './url-conflicts.ts';

type Item = DeploymentPreview['items'][number];

const selectDetails = (database: Database, variantIds: readonly string[]) =>
  database
    .selectFrom('managed_content_variant as x')
    .innerJoin('managed_content as c', 'c.id', 'x.content_id')
    .innerJoin('content_type as t', 't.fully_qualified_name', 'c.type_name')
    .select(['x.id', 'x.status', 'x.content_id', 'c.content_key', 'c.type_name', 't.name as type_label'])
    .where('x.id', '=', anyOf(variantIds))
    .execute();

/** By version: the contents among these that it names. */
async function readNames(
  database: Database,
  versionIds: readonly string[],
  contentIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await database
    .selectFrom('managed_content_reference as r')
    .innerJoin('managed_content as c', 'c.content_key', 'r.content_key')
    .select(['r.version_id', 'c.id'])
    .where('r.version_id', '=', anyOf(versionIds))
    .where('c.id', '=', anyOf(contentIds))
    .execute();
  const named = new Map<string, string[]>();
  for (const { version_id: version, id } of rows) named.set(version, [...(named.get(version) ?? []), id]);
  return named;
}

/** By variant: why it cannot have its URL name in the channels of its space. */
async function readUrlProblems(
  database: Database,
  variantIds: readonly string[],
): Promise<ReadonlyMap<string, PublicationProblem>> {
  const conflicts = await findUrlConflicts(
    database,
    sql`
      select true as is_published, s.channel_id, x.id as variant_id, x.content_id, x.language, v.title,
        delivered_url_name(s.channel_id, x.content_id, x.language, v.url_name) as url_name
      from managed_content_variant x
      join managed_content c on c.id = x.content_id
      join managed_content_space_channel s on s.space_id = c.space_id
      join managed_content_version v on v.id = x.latest_version_id
      where x.id = any (${variantIds})`,
  );
  return new Map(
    conflicts.map(({ variantId, urlName, holder }) => [
      variantId,
      {
        kind: 'urlName',
        path: ['urlName'],
        message: `${holder ?? 'Another content'} has the URL name ${urlName} already.`,
      },
    ]),
  );
}

/** What would go out now, the chosen variants first, and of each what keeps it from going out. */
export async function readDeploymentPreview(
  config: ConfigFor<typeof getDeploymentPreview>,
  context: Context,
): Promise<DeploymentPreview> {
  const { database } = context;
  const user = requireUser(context.principal);
  const chosen = await findChosen(database, user, config);
  const [first] = chosen;
  if (!first) throw notFound();
  const variants = config.includeContentReferences ? await withReferences(database, chosen) : chosen;
  const ids = variants.map(({ id }) => id);
  const details = new Map((await selectDetails(database, ids)).map((row) => [row.id, row]));
  const urlProblems = await readUrlProblems(database, ids);
  const problems = await findPublicationProblems({ database, userId: user.userId }, first.spaceId, variants);
  const names = await readNames(
    database,
    variants.map(({ versionId }) => versionId),
    variants.map(({ contentId }) => contentId),
  );
  const items = variants.flatMap((variant): readonly Item[] => {
    const row = details.get(variant.id);
    // Deleted in this moment.
    if (!row) return [];
    const urlProblem = urlProblems.get(variant.id);
    return [
      {
        contentKey: row.content_key,
        contentType: typeSummary(row),
        isTopLevel: variant.isTopLevel,
        language: variant.language,
        managedContentId: variant.contentId,
        managedContentVariantId: variant.id,
        managedContentVersionId: variant.versionId,
        problems: [...(problems.get(variant.id) ?? []), ...(urlProblem ? [urlProblem] : [])],
        referencedByVariantIds: variants
          .filter((other) => other !== variant && names.get(other.versionId)?.includes(variant.contentId))
          .map(({ id }) => id),
        status: statusSummary(row),
        title: variant.title,
      },
    ];
  });
  return { contentSpaceId: first.spaceId, items };
}
