import type { ClientStorage } from '@relab/client';
import { type Cookies, pageCookies } from '@relab/pages';

type GuestCartStorage = NonNullable<ClientStorage['guestCart']>;

const key = 'relab_guest_cart';
const days = 90;
const cookieAttributes = `Path=/; Max-Age=${days * 86_400}; SameSite=Lax`;
const dropped = 'Path=/; Max-Age=0; SameSite=Lax';

const isCartId = (value: string | null | undefined): value is string => /^0a6\w{12,15}$/.test(value ?? '');

/** On the server, for pages without JavaScript: the cookie alone. */
export function cookieGuestCart(jar: Cookies): GuestCartStorage {
  return {
    read: () => {
      const value = jar.get(key);
      return isCartId(value) ? value : null;
    },
    save: (cartId) => {
      if (jar.get(key) !== cartId) jar.set(key, cartId, cookieAttributes);
    },
    remove: () => {
      if (jar.get(key) !== undefined) jar.set(key, '', dropped);
    },
  };
}

/**
 * In the browser: local storage (S-161), and the cookie beside it. What is full, forbidden or holds something else counts
 * as empty, and the other one is used.
 */
export function browserGuestCart(page: Pick<Document, 'cookie'>, storage: () => Storage): GuestCartStorage {
  const quietly = <T>(task: () => T): T | null => {
    try {
      return task();
    } catch {
      return null;
    }
  };
  const cookies = pageCookies(page);
  const fromCookie = () => cookies.get(key);
  const drop = () => quietly(() => storage().removeItem(key));
  return {
    read: () => [quietly(() => storage().getItem(key)), quietly(fromCookie)].find(isCartId) ?? null,
    save: (cartId) => {
      // One that has no room for it must not go on with the one before.
      if (quietly(() => [storage().setItem(key, cartId)]) === null) drop();
      quietly(() => cookies.set(key, cartId, cookieAttributes));
    },
    remove: () => {
      drop();
      quietly(() => cookies.set(key, '', dropped));
    },
  };
}
