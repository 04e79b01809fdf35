import type { Client } from '@relab/client';
import {
  getAppContext,
  getSessionContext,
  guestDetails,
  mayUseCart,
  mayUseCheckout,
} from '@relab/client/commerce';
import { guestStorage } from './guest-storage.ts';

/** Who buys, and what they may do. */
export interface Shopper {
  readonly isGuest: boolean;
  /** Their details, such as a guest typed before (S-136); empty without any. */
  readonly email: string;
  readonly name: string;
  readonly companyName: string;
  /** What a guest typed before. */
  readonly phoneNumber: string;
  readonly mayUseCart: boolean;
  readonly mayCheckOut: boolean;
  /** Two-letter codes. */
  readonly shippingCountries: readonly string[];
}

/** S-218 to S-220: what a guest may do is the app context's to say. A session that fails is a guest's (S-250). */
export async function readShopper(client: Client): Promise<Shopper> {
  const [app, session] = await Promise.all([
    getAppContext(client, {}),
    getSessionContext(client, {}).catch(() => null),
  ]);
  const isGuest = session?.guestUser ?? true;
  const { firstName, lastName, userName } = session?.profile ?? {};
  const typed = isGuest ? guestDetails(guestStorage(client)) : null;
  return {
    isGuest,
    email: (isGuest ? typed?.email : userName) ?? '',
    name: isGuest ? (typed?.lastName ?? '') : [firstName, lastName].filter(Boolean).join(' '),
    companyName: isGuest ? '' : (session?.accountName ?? ''),
    phoneNumber: typed?.phoneNumber ?? '',
    mayUseCart: mayUseCart(app, { guestUser: isGuest }),
    mayCheckOut: mayUseCart(app, { guestUser: isGuest }) && mayUseCheckout(app, { guestUser: isGuest }),
    shippingCountries: app.shippingCountries,
  };
}
