import type { AnyCall, ConfigFor } from '@relab/contract';
import type { ListUi, ListViewSummaries } from '@relab/contract/records';
import * as calls from '@relab/contract/records';
import type { ReadAdapter } from '../adapters/read-methods.ts';
import { readMethods } from '../adapters/read-methods.ts';
import type { Client } from '../client/client.ts';
import type { Source } from '../client/source.ts';
import type { ClientError } from '../errors/client-error.ts';
import { invalidConfig, invalidRead } from '../errors/errors.ts';
import { getListViewSummaryCollection } from './list-summaries.ts';
import {
  getListUiByApiName,
  getListUiByListViewId,
  getMruListUi,
  misplacedRecent,
  recentListLiteral,
} from './list-ui.ts';

type ById = ConfigFor<typeof calls.getListUiByListViewId>;
type ByName = ConfigFor<typeof calls.getListUiByApiName>;
type Summaries = ConfigFor<typeof calls.getListViewSummaryCollection>;

/** A list by its id or by its names, `MRU` being the one of the records seen last (D-164, D-165); or an object (D-166). */
export type ListUiConfig =
  | (ById & { readonly objectApiName?: undefined; readonly listViewApiName?: undefined })
  | (ByName & { readonly listViewId?: undefined })
  | (Summaries & { readonly listViewId?: undefined; readonly listViewApiName?: undefined });

type Data = ListUi | ListViewSummaries;

/** The read of one adapter, or why there is none. */
function chosen<Config, Part extends Data>(
  call: AnyCall,
  adapter: Pick<ReadAdapter<Config, Part>, 'source'>,
  client: Client,
  config: Config,
): Source<Data> | ClientError {
  const unclear = invalidConfig('unrecognized config');
  return adapter.source(client, config) ?? invalidRead(call, config) ?? unclear;
}

/** Which read a config means. Throws where it means none (D-140), or the list of recent records of no object (D-141). */
function find(client: Client, config: ListUiConfig): Source<Data> | ClientError {
  const { listViewId, objectApiName, listViewApiName, ...rest } = Object(config) as Partial<ById & ByName>;
  if (typeof listViewId === 'string')
    return chosen(calls.getListUiByListViewId, getListUiByListViewId, client, { ...rest, listViewId });
  const isObject = typeof objectApiName === 'string';
  if (listViewApiName === recentListLiteral) {
    if (!isObject) throw misplacedRecent();
    return chosen(calls.getMruListUi, getMruListUi, client, { ...rest, objectApiName });
  }
  if (isObject && typeof listViewApiName === 'string') {
    const named = { ...rest, objectApiName, listViewApiName };
    return chosen(calls.getListUiByApiName, getListUiByApiName, client, named);
  }
  if (isObject && listViewApiName === undefined) {
    const object = { ...rest, objectApiName };
    return chosen(calls.getListViewSummaryCollection, getListViewSummaryCollection, client, object);
  }
  throw invalidConfig('unrecognized config');
}

/**
 * The read that a config means: of a list by its id or its names, of the records seen last, or of an object's lists. A
 * config that means none of them rejects, and throws where it is observed.
 */
export const getListUi = readMethods('getListUi', find);
