import type { Call } from '@relab/contract';
import * as calls from '@relab/contract/records';
import { type ReadOptions, readAdapter } from '../adapters/read-adapter.ts';
import type { Change } from '../client/change.ts';
import { namesObject } from '../values/object-name.ts';
import { laterPage, summariesPageSize } from './list-page-config.ts';
import { type PageResponse, pageLoad } from './page-index.ts';

interface SummariesConfig {
  readonly objectApiName: string;
  readonly pageSize?: number | undefined;
  readonly pageToken?: string | undefined;
  readonly q?: string | undefined;
  readonly recentListsOnly?: boolean | undefined;
}

const scope = ({ objectApiName }: SummariesConfig): string => objectApiName.toLowerCase();

/** a list of the object was created, changed or deleted. */
const isAffectedBy = (change: Change, { objectApiName }: SummariesConfig): boolean =>
  change.kind === 'list' &&
  change.operation !== 'preferences' &&
  change.operation !== 'order' &&
  namesObject([objectApiName], change);

/** Reads of an object's lists in short, page by page. */
// @__NO_SIDE_EFFECTS__
function summariesOptions<Config extends SummariesConfig, Data extends PageResponse<'lists'>>(
  call: Call<Config, Data>,
): ReadOptions<Config, Data> {
  return {
    normalize(config) {
      const { pageSize = summariesPageSize, pageToken, q, recentListsOnly } = config;
      return {
        ...config,
        pageSize,
        pageToken: laterPage(pageToken),
        q: q === '' ? undefined : q,
        recentListsOnly: recentListsOnly === false ? undefined : recentListsOnly,
      };
    },
    scope,
    keyed: ({ objectApiName: _, ...rest }) => rest,
    load: (client, config) => async (asking) => {
      const { pageSize = summariesPageSize, q, recentListsOnly } = config;
      const list = `lists/places/${call.id}/${scope(config)}?${JSON.stringify([q, recentListsOnly])}`;
      const requested = pageLoad<'lists', Data>(client, list, { ...config, pageSize }, 'lists');
      return requested.read(await asking.send(call, requested.config));
    },
    isAffectedBy: (change, { config }) => isAffectedBy(change, config),
  };
}

/** The lists of an object in short (D-166), 20 a page (D-282), for 30 days or until one of them is written. */
export const getListViewSummaryCollection = readAdapter(
  calls.getListViewSummaryCollection,
  summariesOptions(calls.getListViewSummaryCollection),
);

/** The lists of an object in short, each leading to its list info. */
export const getListInfosByObjectName = readAdapter(
  calls.getListInfosByObjectName,
  summariesOptions(calls.getListInfosByObjectName),
);
