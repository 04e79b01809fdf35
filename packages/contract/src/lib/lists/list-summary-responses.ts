import * as z from 'zod/mini';
import type { Infer } from '../infer.ts';

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
export type ListViewSummaries = Infer<typeof ListViewSummaries>;

/** D-037: each leads to its list info. */
export const ListInfoSummaries = z.looseObject({
  ...page,
  lists: z.array(z.looseObject({ ...summary, url: z.string() })),
});
export type ListInfoSummaries = Infer<typeof ListInfoSummaries>;
