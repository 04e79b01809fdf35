import type { ConfigFor } from '@relab/contract';
import type { getLookupRecords } from '@relab/contract/records';
import { uiApiPath } from '@relab/server/http';
import { outsideRange } from '../errors.ts';
import { maxOffset } from '../query/page-token.ts';
import { requirePageSize } from '../search/search-request.ts';
import type { LookupField } from './lookup-field.ts';

/** What a lookup is for, as the call brings it. */
export type LookupRequest = Omit<ConfigFor<typeof getLookupRecords>, 'objectApiName' | 'fieldApiName'>;

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
  page: string,
  pageSize: number,
): string {
  const { q, searchType, targetApiName, dependentFieldBindings, sourceRecordId } = request;
  const members = {
    q,
    searchType,
    targetApiName: targetApiName?.toString(),
    dependentFieldBindings: dependentFieldBindings?.join(),
    sourceRecordId,
    page,
    pageSize: String(pageSize),
  };
  const query = new URLSearchParams(
    Object.entries(members).flatMap(([key, value]) => (value ? [[key, value]] : [])),
  );
  return `${uiApiPath}/lookups/${object.apiName}/${name}?${query.toString()}`;
}
