import * as z from 'zod/mini';

/** D-056: by section id. */
export const LayoutUserState = z.looseObject({
  id: z.string(),
  sectionUserStates: z.record(
    z.string(),
    z.looseObject({ collapsed: z.boolean(), id: z.optional(z.string()) }),
  ),
});
