import { flag, object, optional, text, whole } from '../schema.ts';

/** 20 lists a page unless told otherwise (D-282, D-283); `q` is looked for in their labels. @internal */
export const summaryPage = object({
  pageSize: optional(whole(1, 2000)),
  pageToken: optional(text()),
  q: optional(text()),
  recentListsOnly: optional(flag),
});
