import {
  getKeywordSearchResults,
  getSearchFilterMetadata,
  getSearchFilterOptions,
  getSearchResults,
} from '@relab/contract/records';
import { type Route, readsReplica, route } from '@relab/server/http';
import type { ToRecords } from '../query/records-context.ts';
import { searchKeyword } from './keyword-search.ts';
import { searchFilters, searchOptions } from './search-info.ts';
import { searchAll } from './search-results.ts';

export const searchRoutes = (toRecords: ToRecords): readonly Route[] => [
  route(getSearchFilterMetadata, async ({ objectApiName }, context) =>
    searchFilters(objectApiName, toRecords(context)),
  ),
  route(getSearchFilterOptions, ({ objectApiName, filterApiName, q }, context) =>
    searchOptions(objectApiName, filterApiName, q, toRecords(context)),
  ),
  readsReplica(route(getSearchResults, (config, context) => searchAll(config, toRecords(context)))),
  readsReplica(
    route(getKeywordSearchResults, (config, context) => searchKeyword(config, toRecords(context))),
  ),
];
