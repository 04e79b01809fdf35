import type { Database } from '@relab/database';
import { sql } from 'kysely';
import type { SitePages } from '../../seo/site-pages.ts';
import { refuseRedirect } from './redirect-address.ts';

interface RedirectRow {
  readonly id: string;
  readonly contentKey: string;
  readonly typeName: string;
  readonly language: string;
  readonly urlName: string;
  readonly target: string;
}

/** The same page with another query or fragment, or a slash at its end. */
const pathOf = (address: string): string => address.replace(/[?#].*$/, '').replace(/(?<=.)\/+$/, '');

/** Refuses a redirect, written already, that over others of its channel leads back to where it begins. */
export async function requireNoLoop(
  database: Database,
  { id, channelId }: { readonly id: string; readonly channelId: string },
  pages: SitePages,
): Promise<void> {
  const { rows } = await sql<RedirectRow>`
    select web.id, c.content_key as "contentKey", c.type_name as "typeName", web.language, web.url_alias as "urlName",
      web.redirect_url as target
    from managed_content_web_url web join managed_content c on c.id = web.content_id
    where web.channel_id = ${channelId} and web.redirect_url is not null order by web.id`.execute(database);
  const targets = new Map(
    rows.flatMap((row) => {
      const from = pages.content(row);
      return from === undefined ? [] : [[pathOf(from), pathOf(row.target)] as const];
    }),
  );
  const begin = rows.find((row) => row.id === id);
  const seen = new Set<string>();
  let at = begin && pages.content(begin);
  while (at !== undefined && !seen.has(at)) {
    seen.add(at);
    at = targets.get(at);
  }
  if (at !== undefined) throw refuseRedirect('The redirect leads back to where it begins.');
}
