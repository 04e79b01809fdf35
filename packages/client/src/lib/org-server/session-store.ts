import { randomText } from '../org/pkce.ts';

/** Where a host stores sessions, such as a table of its database. Values are sealed: it never has a token. */
export interface SessionStore {
  read(id: string): Promise<string | undefined>;
  /** It may be removed after `endsAt`, in milliseconds since 1970. */
  write(id: string, value: string, endsAt: number): Promise<void>;
  remove(id: string): Promise<void>;
}

/** Sealed sessions by the value of a cookie. */
export interface SessionPlace {
  read(cookie: string): Promise<string | undefined>;
  /** Returns the cookie's value. `cookie` is the one that stands for the session by now. */
  write(sealed: string, endsAt: number, cookie: string | undefined): Promise<string>;
  remove(cookie: string): Promise<void>;
}

/** What browsers store of a cookie, its name and attributes included. */
const maxCookieLength = 3_900;

/** In the cookie itself: nothing is stored on the server. */
const inCookie: SessionPlace = {
  read: async (cookie) => cookie,
  async write(sealed) {
    if (sealed.length > maxCookieLength)
      throw new TypeError('The tokens of this org do not fit into a cookie: give createOrgGateway a store.');
    return sealed;
  },
  remove: async () => {},
};

const isId = (cookie: string): boolean => /^[\w-]{43}$/.test(cookie);

/** In the host's store, under an id that nobody can guess. */
const inStore = (store: SessionStore): SessionPlace => ({
  read: async (cookie) => (isId(cookie) ? await store.read(cookie) : undefined),
  async write(sealed, endsAt, cookie) {
    const id = cookie !== undefined && isId(cookie) ? cookie : randomText();
    await store.write(id, sealed, endsAt);
    return id;
  },
  remove: async (cookie) => {
    if (isId(cookie)) await store.remove(cookie);
  },
});

export const sessionPlace = (store: SessionStore | undefined): SessionPlace =>
  store ? inStore(store) : inCookie;
