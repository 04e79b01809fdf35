import * as z from 'zod/mini';

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
