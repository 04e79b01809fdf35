import { sql } from 'kysely';
import { type Author, modifiedColumns } from '../../access/author.ts';
import { conflict } from '../../errors.ts';
import { assignWebUrls } from './assign-web-urls.ts';
import { refreshPublishedState } from './refresh-published-state.ts';
import { findUrlConflicts } from './url-conflicts.ts';

/** Under which URL name an item `i`, with its variant `x` and version `v`, is delivered. */
const urlName = sql`delivered_url_name(i.channel_id, x.content_id, x.language, v.url_name)`;

/** Changes of a channel are serialised: a URL name that was free when it was checked is free when it is used. */
async function lockChannels({ database }: Author, deploymentId: string): Promise<void> {
  await database
    .selectFrom('managed_content_channel')
    .select('id')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('managed_content_deployment_item')
        .select('channel_id')
        .where('deployment_id', '=', deploymentId),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

async function requireFreeUrlNames({ database }: Author, deploymentId: string): Promise<void> {
  const [conflicting] = await findUrlConflicts(
    database,
    sql`
      select i.action = 'Publish' as is_published, i.channel_id, i.variant_id, x.content_id, x.language, v.title,
        ${urlName} as url_name
      from managed_content_deployment_item i
      join managed_content_variant x on x.id = i.variant_id
      join managed_content_version v on v.id = i.version_id
      where i.deployment_id = ${deploymentId}`,
  );
  if (!conflicting) return;
  const { title, urlName: name } = conflicting;
  throw conflict(
    `${title} cannot be published: another content has the URL name ${name} already.`,
    'urlName',
  );
}

/**
 * Carries out a deployment, all of it or, where it throws, nothing: within the transaction that `author` brings. What was
 * done already is done again without a change.
 */
export async function executeDeployment(author: Author, deploymentId: string): Promise<void> {
  const { database, at } = author;
  await lockChannels(author, deploymentId);
  await requireFreeUrlNames(author, deploymentId);
  // Those with another URL name first leave theirs to the others.
  await sql`
    delete from delivered_content d using managed_content_deployment_item i, managed_content_variant x
    where i.deployment_id = ${deploymentId} and x.id = i.variant_id and d.channel_id = i.channel_id
      and d.content_id = x.content_id and d.language = x.language`.execute(database);
  await sql`
    insert into delivered_content (channel_id, content_key, language, content_id, variant_id, version_id, type_name, title,
      url_name, published_date, is_primary)
    select i.channel_id, c.content_key, x.language, c.id, x.id, v.id, c.type_name, v.title, ${urlName}, ${at},
      x.language = s.default_language or x.id = c.primary_variant_id
    from managed_content_deployment_item i
    join managed_content_variant x on x.id = i.variant_id
    join managed_content c on c.id = x.content_id
    join managed_content_space s on s.id = c.space_id
    join managed_content_version v on v.id = i.version_id
    where i.deployment_id = ${deploymentId} and i.action = 'Publish'`.execute(database);
  await assignWebUrls(author, deploymentId);
  await database
    .updateTable('managed_content_version')
    .set({ published_date: at })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('managed_content_deployment_item')
        .select('version_id')
        .where('deployment_id', '=', deploymentId)
        .where('action', '=', 'Publish'),
    )
    .execute();
  await refreshPublishedState(
    database,
    sql`select variant_id from managed_content_deployment_item where deployment_id = ${deploymentId}`,
  );
  await database
    .updateTable('managed_content_deployment')
    .set({ status: 'Completed', executed_date: at, ...modifiedColumns(author) })
    .where('id', '=', deploymentId)
    .execute();
}
