import * as z from 'zod/mini';

/** What a user may have done with what is stored about them. Moments are ISO 8601, UTC. */
export const OwnData = z.object({
  email: z.string(),
  /** Whether they have signed in a short time ago, which downloading and erasing ask for. */
  isRecentlySignedIn: z.boolean(),
  /** When they are erased; null where no erasure was requested. */
  erasureDueAt: z.nullable(z.string()),
  /** What an erasure leaves, because the law requires it: in the language of the request. */
  kept: z.array(z.object({ what: z.string(), reason: z.string() })),
});
