import type { Client } from '../client.ts';
import { getSessionContext } from './context.ts';
import { isGuest } from './guest-check.ts';

/** Who looks at a page, as its data expressions know them (S-123, C-019). */
export interface UserData {
  readonly isGuest: boolean;
  /** Null for guests: the id that they share names nobody. */
  readonly userId: string | null;
}

/**
 * The guest flag first (S-169, C-020); the user's id only of who is no guest (S-170, C-021). One whose session cannot be
 * told is a guest.
 */
export async function loadUserData(client: Client): Promise<UserData> {
  if (await isGuest(client)) return { isGuest: true, userId: null };
  const { userId } = await getSessionContext(client, {});
  return { isGuest: false, userId };
}
