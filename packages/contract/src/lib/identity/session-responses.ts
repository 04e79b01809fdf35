import * as z from 'zod/mini';
import type { Infer } from '../infer.ts';

export const SignedIn = z.object({
  userId: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
});
export type SignedIn = Infer<typeof SignedIn>;
