import * as z from 'zod/mini';

/** What the caller has opened last, of any object, the newest first. */
export const RecentRecords = z.array(
  z.looseObject({
    attributes: z.looseObject({ type: z.string(), url: z.string() }),
    Id: z.string(),
    Name: z.nullable(z.string()),
  }),
);
