import * as z from 'zod/mini';

/** Who is signed in. */
export const SignedIn = z.object({
  userId: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
});
