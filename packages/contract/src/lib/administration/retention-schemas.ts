import * as z from 'zod/mini';

/** Everything that is stored, by what it is stored for; in the language of the request. Moments are ISO 8601, UTC. */
export const Retention = z.object({
  rules: z.array(
    z.object({
      id: z.string(),
      /** What is stored, as `Carts of guests`. */
      what: z.string(),
      /** Why it is stored at all, and for so long. */
      reason: z.string(),
      /** When it is removed, as `90 days after the last change`. */
      period: z.string(),
      /** The setting that changes it; null where there is none. */
      setting: z.nullable(z.string()),
      /** Tables of the database, and folders of files. */
      places: z.array(z.string()),
      /** Of what a job removes by its age; null of what stays until somebody deletes it. */
      lastRun: z.nullable(
        z.object({
          startedAt: z.string(),
          /** Null while it is under way. */
          endedAt: z.nullable(z.string()),
          removed: z.number(),
          removedInAll: z.number(),
          /** Why it could not be done. */
          error: z.nullable(z.string()),
        }),
      ),
      /** Whether a job removes it by its age. */
      isPurged: z.boolean(),
    }),
  ),
});
