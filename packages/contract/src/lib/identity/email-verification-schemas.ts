import * as z from 'zod/mini';

/** The address that somebody signs in with, and whether it is verified. */
export const EmailVerification = z.object({ email: z.string(), isVerified: z.boolean() });
