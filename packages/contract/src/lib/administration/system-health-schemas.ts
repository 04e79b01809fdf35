import * as z from 'zod/mini';

/** Moments are ISO 8601, UTC. */
export const SystemHealth = z.object({
  isReady: z.boolean(),
  /** Why it is not. */
  reasons: z.array(z.string()),
  /** Of the program, as `0.1.0`; null where it does not say. */
  release: z.nullable(z.string()),
  /** Of Node, as `v24.3.0`. */
  node: z.string(),
  startedAt: z.string(),
  /** Of PostgreSQL, and how much of the disk all of it takes. */
  database: z.object({ version: z.string(), bytes: z.number() }),
  migrations: z.object({
    /** The last first. */
    applied: z.array(z.object({ name: z.string(), appliedAt: z.string() })),
    pending: z.array(z.string()),
  }),
  /** Files of people and of records, beside the database; null where the server does not count them. */
  files: z.nullable(z.object({ count: z.int(), bytes: z.number() })),
  /** The largest tables, with their indexes; `rows` is an estimate. */
  storage: z.array(z.object({ name: z.string(), bytes: z.number(), rows: z.number() })),
});
