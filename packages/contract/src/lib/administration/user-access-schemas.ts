import * as z from 'zod/mini';

/** The id of the user who was invited. */
export const InvitedUser = z.object({ userId: z.string() });

/** What lets somebody in at the moment. Moments are ISO 8601, UTC. */
export const UserAccess = z.object({
  userId: z.string(),
  isActive: z.boolean(),
  /** Whether the address was confirmed by a link. */
  isEmailConfirmed: z.boolean(),
  /** The newest first. */
  sessions: z.array(z.object({ createdAt: z.string(), expiresAt: z.string() })),
  /** Programs that the user allowed to act for them. */
  programs: z.array(
    z.object({ program: z.string(), name: z.string(), scopes: z.array(z.string()), since: z.string() }),
  ),
});
