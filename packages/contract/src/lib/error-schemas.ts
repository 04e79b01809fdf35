import * as z from 'zod/mini';

/** The body of every failed call. */
export const Errors = z.array(
  z.object({ errorCode: z.string(), message: z.string(), fields: z.optional(z.array(z.string())) }),
);
