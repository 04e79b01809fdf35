import type { AppContext, SessionContext } from '@relab/contract/commerce';
import type { Client } from '../../client/client.ts';
import { getSessionContext } from './context.ts';

/** S-218. */
export const isLoggedIn = (session: Pick<SessionContext, 'guestUser'>): boolean =>
  session.guestUser === false;

/** S-219. */
export const mayUseCart = (
  app: Pick<AppContext, 'guestCartEnabled'>,
  session: Pick<SessionContext, 'guestUser'>,
) => isLoggedIn(session) || app.guestCartEnabled;

/** S-220. */
export const mayUseCheckout = (
  app: Pick<AppContext, 'guestCheckoutEnabled'>,
  session: Pick<SessionContext, 'guestUser'>,
): boolean => isLoggedIn(session) || app.guestCheckoutEnabled;

/** Whether the shopper is a guest. One whose session cannot be read is treated as one (S-250). */
export async function isGuest(client: Client): Promise<boolean> {
  try {
    return !isLoggedIn(await getSessionContext(client, {}));
  } catch {
    return true;
  }
}
