import { dataPath, read, shape } from '../call.ts';
import { seconds } from '../lifetime.ts';
import { object, optional, text } from '../schema.ts';
import type { LookupMetadata, SearchFilterMetadata, SearchFilterOptions } from './responses.ts';

const infoPath = `${dataPath}/ui-api/search-info/{objectApiName}` as const;

/** The filters that searches of an object know. D-266: 30 s. */
export const getSearchFilterMetadata = read({
  id: 'getSearchFilterMetadata',
  area: 'search',
  path: `${infoPath}/filters`,
  query: object({ channel: optional(text()), configurationName: optional(text()) }),
  response: shape<SearchFilterMetadata>(),
  lifetime: seconds(30),
});

/** The values that a filter offers, those that fit `q` if it is given. D-267: 30 s. */
export const getSearchFilterOptions = read({
  id: 'getSearchFilterOptions',
  area: 'search',
  path: `${infoPath}/filters/{filterApiName}/options`,
  query: object({ q: optional(text()) }),
  response: shape<SearchFilterOptions>(),
  lifetime: seconds(30),
});

/** How a reference field is looked up. D-268: 30 s. */
export const getLookupMetadata = read({
  id: 'getLookupMetadata',
  area: 'search',
  path: `${infoPath}/lookup/{fieldApiName}`,
  response: shape<LookupMetadata>(),
  lifetime: seconds(30),
});
