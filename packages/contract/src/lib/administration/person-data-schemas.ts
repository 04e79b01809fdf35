import * as z from 'zod/mini';

/** Kinds of what is stored about a person, and how many there are of each; none that is empty. */
const counts = z.array(z.object({ kind: z.string(), count: z.int() }));

/** An erasure of a person that is to come or was done. Moments are ISO 8601, UTC. */
export const PersonErasure = z.object({
  id: z.string(),
  /** Null once it is done. */
  email: z.nullable(z.string()),
  requestedAt: z.string(),
  /** Who requested it; null where that user no longer exists. */
  requestedByName: z.nullable(z.string()),
  dueAt: z.string(),
  erasedAt: z.nullable(z.string()),
  /** What there was when it was done; null before. */
  counts: z.nullable(counts),
});

/** The newest first. */
export const PersonErasures = z.object({
  count: z.int(),
  erasures: z.array(PersonErasure),
  nextPageToken: z.nullable(z.string()),
});

/** What is stored about whoever has an e-mail address. */
export const PersonData = z.object({
  email: z.string(),
  counts,
  /** What an erasure leaves, because the law requires it: in the language of the request. */
  kept: z.array(z.object({ what: z.string(), reason: z.string() })),
  /** The erasure that is to come. */
  erasure: z.nullable(PersonErasure),
});
