import type { LookupSource } from './lookup-filter.ts';

/** What somebody looks for, as the call brings it. */
export interface LookupRequest extends LookupSource {
  readonly q?: string | undefined;
  readonly searchType?: 'Recent' | 'Search' | 'TypeAhead' | undefined;
  readonly page?: number | undefined;
  readonly pageSize?: number | undefined;
  readonly targetApiName?: string | readonly string[] | undefined;
  readonly orderBy?: readonly { readonly fieldApiName: string; readonly isAscending: boolean }[] | undefined;
}
