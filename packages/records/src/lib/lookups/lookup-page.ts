import { uiApiPath } from '@relab/server/http';
import { outsideRange } from '../errors.ts';
import { maxOffset } from '../query/page-token.ts';
import { requirePageSize } from '../search/search-request.ts';
import type { LookupField } from './lookup-field.ts';
import type { LookupRequest } from './lookup-request.ts';

/** Documented. */
const defaultPageSize = 25;
const maxPageSize = 200;

export interface LookupPage {
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  readonly offset: number;
}

/** Throws NUMBER_OUTSIDE_VALID_RANGE for a page that is too large or too far down. */
export function requirePage(request: LookupRequest): LookupPage {
  const pageSize = requirePageSize(request.pageSize, defaultPageSize, maxPageSize);
  const page = request.page ?? 1;
  const offset = (page - 1) * pageSize;
  if (offset <= maxOffset) return { page, pageSize, offset };
  throw outsideRange(`page parameter must be between 1 and ${Math.floor(maxOffset / pageSize) + 1}`, 'page');
}

/** Where a page of the same lookup is to be had by GET. */
export function pageUrl(
  { object, name }: LookupField,
  request: LookupRequest,
  page: number,
  pageSize: number,
): string {
  const query = new URLSearchParams();
  const add = (key: string, value: string | undefined): void =>
    void (value ? query.set(key, value) : undefined);
  add('q', request.q);
  add('searchType', request.searchType);
  add('targetApiName', request.targetApiName === undefined ? undefined : String(request.targetApiName));
  add('dependentFieldBindings', request.dependentFieldBindings?.join());
  add('sourceRecordId', request.sourceRecordId);
  add('page', String(page));
  add('pageSize', String(pageSize));
  return `${uiApiPath}/lookups/${object.apiName}/${name}?${query.toString()}`;
}
