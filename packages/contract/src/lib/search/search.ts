import { dataPath, read, shape } from '../call.ts';
import { anyOf, boolean, integer, list, number, object, optional, text } from '../schema.ts';
import type { KeywordSearchResults, SearchResults } from './responses.ts';

const resultsPath = `${dataPath}/ui-api/search/results` as const;
const names = optional(list(text()));

/** Milliseconds that results stay fresh: as long as the same search may be requested by several parts of a page (D-269, D-270). */
const resultsLifetime = 200;

/** D-092. */
const searchFilter = object({
  fieldPath: text(),
  objectApiName: optional(text()),
  operator: text(),
  values: list(anyOf(text(), number, boolean)),
});

/** D-093. */
const dataCategory = object({ groupName: text(), operator: text(), values: list(text()) });

/** The best of what several objects have. A read by POST; `searchObjectOptions` narrow it (D-094). */
export const getSearchResults = read({
  id: 'getSearchResults',
  area: 'search',
  method: 'POST',
  path: resultsPath,
  query: object({ q: text() }),
  body: object({
    answerTypes: names,
    configurationName: optional(text()),
    objectApiNames: names,
    searchObjectOptions: optional(
      object({ dataCategories: optional(list(dataCategory)), filters: optional(list(searchFilter)) }),
    ),
  }),
  response: shape<SearchResults>(),
  lifetime: resultsLifetime,
});

/** One object's records, page by page. A read by POST. */
export const getKeywordSearchResults = read({
  id: 'getKeywordSearchResults',
  area: 'search',
  method: 'POST',
  path: `${resultsPath}/keyword`,
  query: object({ objectApiName: text(), q: text() }),
  body: object({
    configurationName: optional(text()),
    filters: optional(list(searchFilter)),
    pageSize: optional(integer(1)),
    pageToken: optional(text()),
    sortBy: optional(anyOf(text(), list(text()))),
  }),
  response: shape<KeywordSearchResults>(),
  lifetime: resultsLifetime,
});
