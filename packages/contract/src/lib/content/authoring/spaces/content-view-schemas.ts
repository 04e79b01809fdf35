import * as z from 'zod/mini';

/** Filters of a space under a name: one's own, or shared with all who read the space. `query` is the query of an address. */
export const ContentView = z.looseObject({
  id: z.string(),
  /** Whether the user may delete it. */
  isDeletable: z.boolean(),
  isOwn: z.boolean(),
  isShared: z.boolean(),
  name: z.string(),
  query: z.string(),
});

/** By name. */
export const ContentViews = z.looseObject({ views: z.array(ContentView) });
