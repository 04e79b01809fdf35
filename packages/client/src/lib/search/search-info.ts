import * as calls from '@relab/contract/records';
import { readAdapter } from '../adapters/read-adapter.ts';
import { checkedLoad } from '../sources/checked-response.ts';

/** The filters that searches of an object know. */
export const getSearchFilterMetadata = readAdapter(calls.getSearchFilterMetadata, {
  scope: ({ objectApiName }) => objectApiName.toLowerCase(),
  keyed: ({ objectApiName: _, ...rest }) => rest,
  load: checkedLoad(calls.getSearchFilterMetadata),
});

/** The values that a filter offers. */
export const getSearchFilterOptions = readAdapter(calls.getSearchFilterOptions, {
  scope: ({ objectApiName, filterApiName }) => `${objectApiName}/${filterApiName}`.toLowerCase(),
  keyed: ({ objectApiName: _, filterApiName: __, ...rest }) => rest,
  load: checkedLoad(calls.getSearchFilterOptions),
});

/** How a reference field is looked up. */
export const getLookupMetadata = readAdapter(calls.getLookupMetadata, {
  scope: ({ objectApiName, fieldApiName }) => `${objectApiName}/${fieldApiName}`.toLowerCase(),
  keyed: () => ({}),
  load: checkedLoad(calls.getLookupMetadata),
});
