import type { Client } from '@relab/client';
import {
  getAppContext,
  getCartSummary,
  getProductCategoryChildren,
  getSessionContext,
} from '@relab/client/commerce';

/** What the header and the footer read. None of it may keep a page from being shown (S-250 for the session). */
export async function loadLayout(client: Client): Promise<void> {
  await Promise.allSettled([
    getAppContext(client, {}),
    getSessionContext(client, {}),
    getCartSummary(client, {}),
    getProductCategoryChildren(client, {}),
  ]);
}
