import { sql } from 'kysely';
import type { Author } from '../../access/author.ts';

/**
 * Gives what a deployment published its web URLs: a URL name that is new becomes the alias, and the one before it leads on to
 * the content. An alias that somebody has put in the place of a URL name stays as long as that name is published.
 */
export async function assignWebUrls({ database, at, userId }: Author, deploymentId: string): Promise<void> {
  const published = sql`(
    select i.channel_id, x.content_id, x.language, v.url_name
    from managed_content_deployment_item i
    join managed_content_variant x on x.id = i.variant_id
    join managed_content_version v on v.id = i.version_id
    where i.deployment_id = ${deploymentId} and i.action = 'Publish') p`;
  const stamp = sql`last_modified_date = ${at}, last_modified_by_id = ${userId}`;
  await sql`
    update managed_content_web_url w
    set is_current = false, status = case when w.status = 'Active' then 'Redirect' else w.status end, ${stamp}
    from ${published}
    where w.channel_id = p.channel_id and w.content_id = p.content_id and w.language = p.language and w.is_current
      and w.url_name is distinct from p.url_name`.execute(database);
  // What led elsewhere under the alias of another content gives way to it.
  await sql`
    delete from managed_content_web_url w using ${published}
    where w.channel_id = p.channel_id and w.language = p.language and w.url_alias = p.url_name
      and w.content_id is distinct from p.content_id and not exists (
        select 1 from managed_content_web_url own where own.channel_id = p.channel_id and own.content_id = p.content_id
          and own.language = p.language and own.is_current)`.execute(database);
  await sql`
    insert into managed_content_web_url as w (id, channel_id, content_id, language, url_alias, status, is_current, url_name,
      created_date, last_modified_date, last_modified_by_id)
    select new_content_id('0jw'), p.channel_id, p.content_id, p.language, p.url_name, 'Active', true, p.url_name, ${at}, ${at},
      ${userId}
    from ${published}
    where p.url_name is not null and not exists (
      select 1 from managed_content_web_url own where own.channel_id = p.channel_id and own.content_id = p.content_id
        and own.language = p.language and own.is_current)
    on conflict (channel_id, url_alias, language) do update set status = 'Active', is_current = true,
      url_name = excluded.url_name, redirect_url = null, ${stamp}`.execute(database);
}
