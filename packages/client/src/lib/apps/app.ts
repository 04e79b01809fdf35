import { isRecordId, normalizeId } from '@relab/contract';
import * as calls from '@relab/contract/records';
import { readAdapter } from '../adapters/read-adapter.ts';
import { checkedLoad } from '../sources/checked-response.ts';

/** Not to ask for the user's own order is the same as saying nothing of it. */
const keyedApps = <Config extends { readonly userCustomizations?: boolean | undefined }>(config: Config) => ({
  ...config,
  userCustomizations: config.userCustomizations || undefined,
});

/** The apps that the user may open. */
export const getApps = readAdapter(calls.getApps, {
  keyed: keyedApps,
  load: checkedLoad(calls.getApps, 'apps'),
});

/** One app, with all that its entry among the others may leave out. */
export const getAppDetails = readAdapter(calls.getAppDetails, {
  normalize: (config) => ({
    ...config,
    appId: isRecordId(config.appId) ? normalizeId(config.appId) : config.appId,
  }),
  keyed: keyedApps,
  load: checkedLoad(calls.getAppDetails),
});
