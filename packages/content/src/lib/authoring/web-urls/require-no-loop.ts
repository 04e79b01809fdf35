import type { Database } from '@relab/database';
import type { SitePages } from '../../seo/site-pages.ts';
import { invalidRedirect } from './redirect-address.ts';

/** The same page with another query or fragment, or a slash at its end. */
const pathOf = (address: string): string => address.replace(/[?#].*$/, '').replace(/(?<=.)\/+$/, '');

/** Throws for a redirect, written already, that over others of its channel leads back to where it begins. */
export async function requireNoLoop(
  database: Database,
  { id, channelId }: { readonly id: string; readonly channelId: string },
  pages: SitePages,
): Promise<void> {
  const rows = await database
    .selectFrom('managed_content_web_url as web')
    .innerJoin('managed_content as c', 'c.id', 'web.content_id')
    .select(['web.id', 'c.content_key as contentKey', 'c.type_name as typeName', 'web.language'])
    .select(['web.url_alias as urlName', 'web.redirect_url as target'])
    .where('web.channel_id', '=', channelId)
    .where('web.redirect_url', 'is not', null)
    .orderBy('web.id')
    .$narrowType<{ target: string }>()
    .execute();
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
  if (at !== undefined) throw invalidRedirect('The redirect leads back to where it begins.');
}
