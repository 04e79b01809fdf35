import * as z from 'zod/mini';

/** One look of somebody of the house at what is stored about people. Moments are ISO 8601, UTC. */
export const RecordAccess = z.object({
  id: z.string(),
  at: z.string(),
  /** Null of an entry that counts accesses which could not be stored. */
  userId: z.nullable(z.string()),
  /** Null where they are no longer there. */
  userName: z.nullable(z.string()),
  /** The program that acted for them; null for themselves. */
  programName: z.nullable(z.string()),
  /** `lost`: `detail` is the number of accesses that could not be stored. */
  action: z.enum(['download', 'export', 'list', 'lost', 'query', 'search', 'view']),
  objectApiName: z.nullable(z.string()),
  recordId: z.nullable(z.string()),
  /** As it is called now. */
  recordName: z.nullable(z.string()),
  /** Id of the call. */
  call: z.string(),
  /** What was searched for, which list, which query. */
  detail: z.nullable(z.string()),
});

/** The newest first. */
export const RecordAccesses = z.object({
  count: z.int(),
  accesses: z.array(RecordAccess),
  nextPageToken: z.nullable(z.string()),
});
