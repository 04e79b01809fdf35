import * as z from 'zod/mini';

const text = z.nullable(z.string());
const summary = { apiName: z.string(), id: z.string(), label: z.string() };

/** D-038. */
const page = {
  count: z.int(),
  currentPageToken: text,
  currentPageUrl: text,
  nextPageToken: text,
  nextPageUrl: text,
  objectApiName: z.string(),
  pageSize: z.int(),
  previousPageToken: text,
  previousPageUrl: text,
  queryString: text,
  recentListsOnly: z.boolean(),
};

/** D-037: each leads to its list UI. */
export const ListViewSummaries = z.looseObject({
  ...page,
  lists: z.array(z.looseObject({ ...summary, listUiUrl: z.string() })),
});

/** D-037: each leads to its list info. */
export const ListInfoSummaries = z.looseObject({
  ...page,
  lists: z.array(z.looseObject({ ...summary, url: z.string() })),
  /** Beside the specification: the list that opens first for the user; null where none is pinned. */
  pinnedListViewApiName: z.optional(text),
});
