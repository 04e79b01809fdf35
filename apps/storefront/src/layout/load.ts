import type { Client } from '@relab/client';
import {
  getAppContext,
  getCartSummary,
  getExternalManagedAccounts,
  getProductCategoryChildren,
  getSessionContext,
} from '@relab/client/commerce';

/** The query for managed accounts that every page uses, so that they share one cache entry. */
export const everyAccount = { includeMyAccount: true };

/** The calls that `loadLayout` makes: all that a browser needs of the cache where the page itself is static. */
export const layoutCalls: ReadonlySet<string> = new Set([
  getAppContext.id,
  getSessionContext.id,
  getExternalManagedAccounts.id,
  getCartSummary.id,
  getProductCategoryChildren.id,
]);

/** What the header and the footer read. None of it may keep a page from being shown (S-250 for the session). */
export async function loadLayout(client: Client): Promise<void> {
  await Promise.allSettled([
    getAppContext(client, {}),
    getSessionContext(client, {}).then(({ guestUser }) =>
      guestUser ? undefined : getExternalManagedAccounts(client, everyAccount),
    ),
    getCartSummary(client, {}),
    getProductCategoryChildren(client, {}),
  ]);
}
