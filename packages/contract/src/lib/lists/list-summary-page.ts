import { boolean, integer, object, optional, text } from '../schema.ts';

/** 20 lists a page by default (D-282, D-283); `q` is looked for in their labels. @internal */
export const summaryPage = object({
  pageSize: optional(integer(1, 2000)),
  pageToken: optional(text()),
  q: optional(text()),
  recentListsOnly: optional(boolean),
});
