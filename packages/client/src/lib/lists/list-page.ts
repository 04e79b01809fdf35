import type { ListRecords } from '@relab/contract/records';
import * as calls from '@relab/contract/records';
import type { Client } from '../client/client.ts';
import { publishResponse } from '../records/record-response.ts';
import { type ListPageConfig, recordsPageSize, sortFields } from './list-page-config.ts';
import { offsetOf, type PageLoad, pageLoad } from './page-index.ts';
import { sharePage } from './shared-pages.ts';

/** What the pages of one list have in common. */
export interface PagedConfig extends ListPageConfig {
  readonly searchTerm?: string | undefined;
  readonly where?: string | undefined;
  readonly filterLogicString?: string | undefined;
  readonly filteredByInfo?: readonly unknown[] | undefined;
  readonly scope?: unknown;
}

/** Filters that are tried in place of the list's own; undefined where there are none. */
export function triedFilters({ filterLogicString, filteredByInfo, scope }: PagedConfig): string | undefined {
  const tried = [filterLogicString, filteredByInfo, scope];
  return tried.some((one) => one !== undefined) ? JSON.stringify(tried) : undefined;
}

/** The key of the index of a list's pages; `scope` names the list. */
export function pageIndexKey(scope: string, config: PagedConfig): string {
  const { fields, optionalFields, sortBy, searchTerm, where } = config;
  const parts = [fields, optionalFields, sortBy, searchTerm, where, triedFilters(config)];
  return `lists/places/${scope}?${JSON.stringify(parts)}`;
}

/** An order as a response has it: a text is split (D-176), and none is empty (D-177). */
const responseOrder = (sortBy: unknown): string[] =>
  typeof sortBy === 'string' ? [...sortFields(sortBy)] : Array.isArray(sortBy) ? sortBy : [];

/** A page of records on its way. */
export function recordsPageLoad(client: Client, list: string, config: PagedConfig): PageLoad<ListRecords> {
  const { pageSize = recordsPageSize } = config;
  const requested = pageLoad<'records', ListRecords>(client, list, { ...config, pageSize }, 'records');
  return {
    config: requested.config,
    read(response) {
      const page = requested.read(response);
      return { ...page, sortBy: responseOrder(page.sortBy) };
    },
  };
}

/** Ingests a page: its records once each, and its facts about the other pages of its list. */
export function publishPage(
  client: Client,
  key: string,
  places: string,
  config: PagedConfig,
  page: ListRecords,
): void {
  const { pageSize: size = recordsPageSize, pageToken } = config;
  publishResponse(client, key, page, calls.listRecordsLifetime, [{ at: ['records'], records: page.records }]);
  const offset = offsetOf(pageToken);
  if (offset !== undefined) sharePage(client, places, { key, offset, size });
}
