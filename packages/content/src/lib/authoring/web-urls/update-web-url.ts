import type { ConfigFor } from '@relab/contract';
import type { updateManagedContentWebUrl, WebUrl } from '@relab/contract/content';
import type { Context } from '@relab/server/http';
import { badRequest } from '@relab/server/http';
import { requireRight, requireUser } from '../../access/access.ts';
import { type Author, authorOf, inContextTransaction } from '../../access/author.ts';
import type { Site } from '../../seo/site-pages.ts';
import { checkUrlName } from '../content/version.ts';
import { redirectAddress } from './redirect-address.ts';
import { requireNoLoop } from './require-no-loop.ts';
import { representWebUrl, selectWebUrls, type WebUrlRow } from './web-url-row.ts';
import {
  demote,
  makeRoom,
  redirectAlias,
  showAlias,
  type WrittenWebUrl,
  writeWebUrl,
} from './write-web-url.ts';

type WebUrlUpdate = ConfigFor<typeof updateManagedContentWebUrl>;

function recordId(id: string | undefined, before: string | null): string | null {
  if (id === undefined) return before;
  if (id === '') return null;
  if (/^[A-Za-z0-9]{15}(?:[A-Za-z0-9]{3})?$/.test(id)) return id;
  throw badRequest('The id of a record has 15 or 18 letters and digits.', 'associatedRecordId');
}

/** Where it will redirect to; null is where the content is, and for what is no redirect. */
function redirectUrl(
  { redirectInfo }: WebUrlUpdate,
  status: WebUrl['status'],
  row: WebUrlRow,
  { origin, pages }: Site,
): string | null {
  // Sending back what was read changes nothing.
  const isAsRead = redirectInfo?.redirectUrl === representWebUrl(row, pages).redirectInfo?.redirectUrl;
  if (!redirectInfo || isAsRead) return status === 'Redirect' ? row.redirect_url : null;
  if (redirectInfo.redirectUrl === '') return null;
  if (status !== 'Redirect')
    throw badRequest('Only a web URL with the status Redirect leads elsewhere.', 'redirectInfo.redirectUrl');
  return redirectAddress(redirectInfo.redirectUrl, origin);
}

function changed(row: WebUrlRow, update: WebUrlUpdate, site: Site): WrittenWebUrl {
  const status = update.status ?? row.status;
  return {
    alias: update.urlAlias === undefined ? row.url_alias : checkUrlName(update.urlAlias, 'urlAlias'),
    status,
    redirectUrl: redirectUrl(update, status, row, site),
    recordId: recordId(update.associatedRecordId, row.associated_record_id),
    isCurrent: row.is_current || status === 'Active',
  };
}

async function change(author: Author, row: WebUrlRow, next: WrittenWebUrl, { pages }: Site): Promise<void> {
  const { id, channel_id: channelId } = row;
  const { alias } = next;
  if (alias !== row.url_alias || next.status === 'Active') await makeRoom(author, row, next);
  const urlName = next.isCurrent && !row.is_current ? await demote(author, row) : row.url_name;
  await writeWebUrl(author, id, next, urlName);
  if (alias !== row.url_alias && row.status === 'Active') await redirectAlias(author, row);
  if (next.isCurrent) await showAlias(author, row, next);
  if (next.redirectUrl !== null) await requireNoLoop(author.database, { id, channelId }, pages);
}

/**
 * Changes what an address leads to, on the site at once, for a principal who may publish there. An alias that is changed
 * still leads to the content, by a redirect of its own.
 */
export async function updateWebUrl(update: WebUrlUpdate, context: Context, site: Site): Promise<WebUrl> {
  const user = requireUser(context.principal);
  return await inContextTransaction(context, async (ctx) => {
    const { database } = ctx;
    const read = async () => {
      const row = await selectWebUrls(database, user)
        .where('web.id', '=', update.managedContentWebUrlId)
        .executeTakeFirst();
      return requireRight(row, 'publish');
    };
    const { channel_id: channelId } = await read();
    // As deployments do: whatever is free in the channel stays so until it is used.
    await database
      .selectFrom('managed_content_channel')
      .select('id')
      .where('id', '=', channelId)
      .forNoKeyUpdate()
      .execute();
    const row = await read();
    await change(authorOf(ctx), row, changed(row, update, site), site);
    return representWebUrl(await read(), site.pages);
  });
}
