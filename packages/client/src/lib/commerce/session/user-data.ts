import type { SessionContext } from '@relab/contract/commerce';
import type { Client } from '../../client/client.ts';
import { getSessionContext } from './context.ts';
import { isGuest, isLoggedIn } from './guest-check.ts';

/** Who looks at a page, as its data expressions know them (S-123, C-019, C-103). */
export interface UserData {
  readonly isGuest: boolean;
  /** Null for guests: the id that they share names nobody. */
  readonly userId: string | null;
}

/** What a page knows of a guest. */
export const guestData: UserData = { isGuest: true, userId: null };

/** The guest flag first (S-169, C-020); the user's id only of who is no guest (S-170, C-021). */
export const userDataOf = (session: Pick<SessionContext, 'guestUser' | 'userId'>): UserData =>
  isLoggedIn(session) ? { isGuest: false, userId: session.userId } : guestData;

/** The same of the present user. One whose session cannot be read is a guest. */
export async function loadUserData(client: Client): Promise<UserData> {
  return (await isGuest(client)) ? guestData : userDataOf(await getSessionContext(client, {}));
}
