import * as calls from '@relab/contract/records';
import { readAdapter } from '../adapters/read-adapter.ts';
import { checkedLoad } from '../sources/checked-response.ts';
import { distinct } from '../values/distinct.ts';

/** One page of the items. Names are a filter: each once, in any order. */
export const getNavItems = readAdapter(calls.getNavItems, {
  normalize: (config) => ({ ...config, navItemNames: distinct(config.navItemNames) }),
  // The first page of 25 is what the server answers where nothing is said.
  keyed: ({ page = 0, pageSize = 25, ...rest }) => ({ ...rest, page, pageSize }),
  load: checkedLoad(calls.getNavItems, 'navItems'),
});
