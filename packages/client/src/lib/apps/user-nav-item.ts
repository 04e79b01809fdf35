import { isRecordId, normalizeId } from '@relab/contract';
import * as calls from '@relab/contract/records';
import { readAdapter } from '../adapters/read-adapter.ts';
import { writeAdapter } from '../adapters/write-adapter.ts';
import { changesOf } from '../client/change.ts';
import { checkedLoad } from '../sources/checked-response.ts';

const normalize = <Config extends { readonly appId: string }>(config: Config): Config => ({
  ...config,
  appId: isRecordId(config.appId) ? normalizeId(config.appId) : config.appId,
});

/** An app's items in the user's own order. */
export const getUserNavItems = readAdapter(calls.getUserNavItems, {
  normalize,
  load: checkedLoad(calls.getUserNavItems, 'navItems'),
});

/** Arranges an app's items for the user. Apps and items that are shown are requested again: they say the order too. */
export const updateUserNavItems = writeAdapter(calls.updateUserNavItems, {
  normalize,
  changes: changesOf('apps'),
});
