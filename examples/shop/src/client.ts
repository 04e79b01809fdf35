import { type ClientOptions, createClient, storageSlot } from '@relab/client';
import { type Cookies, cookieStorage } from '@relab/pages';

const days90 = 'Max-Age=7776000; ';
const isText = (value: unknown): value is string => typeof value === 'string';

/** One client for each visitor. The cart of a guest is remembered in a cookie, which both sides read. */
export const createShopClient = (
  webstoreId: string,
  cookies: Cookies,
  more: Pick<ClientOptions, 'fetch' | 'now' | 'state' | 'onServer'>,
) =>
  createClient({
    ...more,
    context: { webstoreId },
    storage: { guestCart: storageSlot('guest_cart', () => cookieStorage(cookies, days90), isText) },
  });
