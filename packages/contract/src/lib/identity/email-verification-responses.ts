import * as z from 'zod/mini';
import type { Infer } from '../infer.ts';

/** The address that somebody signs in with, and whether it is known to be theirs. */
export const EmailVerification = z.object({ email: z.string(), isVerified: z.boolean() });
export type EmailVerification = Infer<typeof EmailVerification>;
