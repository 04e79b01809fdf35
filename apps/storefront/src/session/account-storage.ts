import type { EffectiveAccount, Slot } from '@relab/client';
import { sessionStorageSlots } from '@relab/client/commerce';
import { type Cookies, pageCookies } from '@relab/pages';

type AccountSlot = Slot<EffectiveAccount>;

/** Names the account only, also for pages without JavaScript; the server checks who may act for it. */
const key = 'relab_account';
const cookieAttributes = 'Path=/; SameSite=Lax';
const dropped = 'Path=/; Max-Age=0; SameSite=Lax';

const isAccountId = (value: string | undefined): value is string => /^001\w{12,15}$/.test(value ?? '');

/** On the server: the cookie alone, which knows no name. */
export function cookieAccount(jar: Cookies): AccountSlot {
  return {
    read: () => {
      const id = jar.get(key);
      return isAccountId(id) ? { id, name: '' } : null;
    },
    save: ({ id }) => {
      if (jar.get(key) !== id) jar.set(key, id, cookieAttributes);
    },
    remove: () => {
      if (jar.get(key) !== undefined) jar.set(key, '', dropped);
    },
  };
}

/**
 * In the browser: session storage with id and name (S-135), and the cookie beside it. What the server rendered this page
 * for is what its calls go on with: the cookie has the last word.
 */
export function browserAccount(page: Pick<Document, 'cookie'>, storage: () => Storage): AccountSlot {
  const session = sessionStorageSlots(storage).effectiveAccount;
  // A page in a frame of its own may be forbidden cookies altogether.
  const quietly = <T>(task: () => T): T | undefined => {
    try {
      return task();
    } catch {
      return undefined;
    }
  };
  const cookies = pageCookies(page);
  const named = () => quietly(() => cookies.get(key));
  const write = (id: string, attributes: string) => quietly(() => cookies.set(key, id, attributes));
  return {
    read: () => {
      const id = named();
      if (!isAccountId(id)) return null;
      const stored = session.read();
      return stored?.id === id ? stored : { id, name: '' };
    },
    save: (account) => {
      session.save(account);
      write(account.id, cookieAttributes);
    },
    remove: () => {
      session.remove();
      write('', dropped);
    },
  };
}
