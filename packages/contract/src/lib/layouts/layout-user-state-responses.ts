import * as z from 'zod/mini';
import type { Infer } from '../infer.ts';

/** D-056: by section id. */
export const LayoutUserState = z.looseObject({
  id: z.string(),
  sectionUserStates: z.record(
    z.string(),
    z.looseObject({ collapsed: z.boolean(), id: z.optional(z.string()) }),
  ),
});
export type LayoutUserState = Infer<typeof LayoutUserState>;
