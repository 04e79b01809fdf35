import * as z from 'zod/mini';

/** `choice` is null until the user has chosen. `isSignaled`: the browser declines by itself, by Global Privacy Control or Do Not Track. */
export const Consent = z.object({
  choice: z.nullable(z.enum(['yes', 'no'])),
  isSignaled: z.boolean(),
});
