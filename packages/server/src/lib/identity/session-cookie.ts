import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Cookies } from '../http/context.ts';
import { sessionSeconds } from './auth.ts';

/** The name of the session's cookie, for tests and for proxies that keep signed-in visitors off a cache. */
export const sessionCookie = 'relab_session';

/** Two months longer than the session, so that a browser whose session has ended is recognised by its cookie. */
const cookieSeconds = sessionSeconds + 60 * 86_400;

/** A cookie holds the session's token and its signature: made-up tokens never reach the database. */
export interface SessionCookie {
  /** The token, if its signature is ours. */
  read(cookies: Pick<Cookies, 'get'>): string | undefined;
  write(cookies: Cookies, token: string): void;
  clear(cookies: Cookies): void;
}

/** The cookie of sessions, signed with a key of the secret: what is read is the token alone. */
export function createSessionCookie(secret: string): SessionCookie {
  const sign = (token: string): Buffer =>
    // As text, as it is sent: several texts decode to the same bytes.
    Buffer.from(createHmac('sha256', secret).update(`session\0${token}`).digest('base64url'));
  return {
    read(cookies) {
      const [token, signature, ...rest] = (cookies.get(sessionCookie) ?? '').split('.');
      if (!token || !signature || rest.length > 0) return undefined;
      const given = Buffer.from(signature);
      const own = sign(token);
      return given.length === own.length && timingSafeEqual(given, own) ? token : undefined;
    },
    write(cookies, token) {
      cookies.set(sessionCookie, `${token}.${sign(token)}`, { maxAge: cookieSeconds });
    },
    clear(cookies) {
      cookies.set(sessionCookie, '', { maxAge: 0 });
    },
  };
}
