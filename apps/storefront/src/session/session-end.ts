import { type Client, changeUser } from '@relab/client';
import { getSessionContext, isGuest } from '@relab/client/commerce';

/**
 * Whether somebody who was signed in when the page was loaded is so no longer: their session expired, or another tab
 * signed out. From then on the client goes on as a guest's. For guests nothing is requested.
 */
export async function hasSessionEnded(client: Client): Promise<boolean> {
  if (await isGuest(client)) return false;
  const session = await getSessionContext.refresh(client, {}).catch(() => undefined);
  if (session?.guestUser !== true) return false;
  await changeUser(client);
  return true;
}
