// #region share
import type { Client } from '@relab/client';
import { type ShareTabsOptions, shareTabs } from '@relab/client/tabs';

/** What one tab writes or reads, the others of the same user show. Gives the function that ends it. */
export const joinTabs = (client: Client, options: ShareTabsOptions): (() => void) =>
  shareTabs(client, options);
// #endregion share
