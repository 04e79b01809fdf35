import * as z from 'zod/mini';

/** Ours: who a request is from. `user` is null for a guest; `locale` is a BCP 47 tag, `language` as in `en_US`. */
export const CurrentUser = z.object({
  user: z.nullable(
    z.object({
      userId: z.string(),
      email: z.string(),
      firstName: z.string(),
      lastName: z.string(),
      roles: z.array(z.string()),
      locale: z.string(),
      language: z.string(),
      timeZone: z.string(),
      /** ISO 4217. */
      currency: z.string(),
    }),
  ),
});
