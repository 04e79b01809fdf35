import * as z from 'zod/mini';

/** What a process measured of itself: requests of the last minute, all else when it reported. */
const ProcessFigures = z.object({
  /** That are over. */
  requests: z.int(),
  /** Answered 500 or more. */
  errors: z.int(),
  /** Answered 503 because there was too much to do; among the errors. */
  shed: z.int(),
  pages: z.int(),
  /** Milliseconds within which 95 % of the pages were sent; null without pages. */
  pageTime: z.nullable(z.number()),
  /** To the database; `waiting` is work that waits for one. */
  connections: z.object({ busy: z.int(), idle: z.int(), waiting: z.int() }),
  /** Milliseconds that one turn of the event loop in a hundred came late. */
  loopDelay: z.number(),
  /** Of the machine's, in bytes. */
  memory: z.number(),
  /** Of what the process may have, from 0 to 1; null where that is not measured. */
  memoryShare: z.nullable(z.number()),
  /** Whom it serves; null where it serves everybody, however much that is. */
  load: z.nullable(z.enum(['normal', 'busy', 'overloaded', 'critical'])),
  /** Services of others that it has called, such as `mail`. */
  services: z.array(z.object({ name: z.string(), state: z.enum(['closed', 'open', 'half-open']) })),
});

/** Moments are ISO 8601, UTC. */
export const InstallationHealth = z.object({
  /** What needs somebody, by the names of the rules for Prometheus. */
  problems: z.array(
    z.object({
      alert: z.enum([
        'RelabDown',
        'RelabErrors',
        'RelabSlow',
        'RelabConnectionsExhausted',
        'RelabOverloaded',
        'RelabServiceAway',
        'RelabJobsWait',
        'RelabJobsFail',
        'RelabEventLoop',
        'RelabBackupOld',
        'RelabLogNotArchived',
        'RelabUploadsNotArchived',
        'RelabRetentionFails',
      ]),
      /** The id of the process that it is about; null where it is about all. */
      process: z.nullable(z.string()),
      /** The service, the kind of job or the rule of retention that it is about. */
      subject: z.nullable(z.string()),
    }),
  ),
  /** Those that run, and those that have ended without a word within 15 minutes. */
  processes: z.array(
    z.object({
      id: z.string(),
      /** Such as `web` or `worker`. */
      role: z.string(),
      host: z.string(),
      pid: z.int(),
      release: z.string(),
      startedAt: z.string(),
      seenAt: z.string(),
      /** Whether it said so within a minute. */
      isAlive: z.boolean(),
      /** Null while it starts, and of one of another release that reports otherwise. */
      figures: z.nullable(ProcessFigures),
    }),
  ),
  jobs: z.object({
    /** That are due or worked on. */
    due: z.int(),
    /** Since when the oldest of them is due. */
    oldestDueAt: z.nullable(z.string()),
    failed: z.int(),
  }),
  database: z.object({
    version: z.string(),
    bytes: z.number(),
    /** Of all programs, and how many it allows. */
    connections: z.int(),
    maxConnections: z.int(),
  }),
  /** Null where no process makes any by itself. */
  backups: z.nullable(
    z.object({
      /** When the newest was begun; null where there is none. */
      newestAt: z.nullable(z.string()),
      /** Seconds from one to the next. */
      interval: z.number(),
      /** Whether their folder can be read. */
      isReadable: z.boolean(),
      /** When the log of the database was archived last; null where it is not. */
      logArchivedAt: z.nullable(z.string()),
      /** When all uploads were archived last beside the log; null where they are not. */
      uploadsArchivedAt: z.nullable(z.string()),
    }),
  ),
  /** When a rule of retention was enforced last. */
  retainedAt: z.nullable(z.string()),
});
