import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Cookies } from '../http/context.ts';
import { sessionSeconds } from './auth.ts';

export const sessionCookie = 'relab_session';

/** A cookie holds the session's token and its signature: made-up tokens never reach the database. */
export interface SessionCookie {
  /** The token, if its signature is ours. */
  read(cookies: Cookies): string | undefined;
  write(cookies: Cookies, token: string): void;
  clear(cookies: Cookies): void;
}

export function createSessionCookie(secret: string): SessionCookie {
  const sign = (token: string): Buffer => createHmac('sha256', secret).update(`session\0${token}`).digest();
  return {
    read(cookies) {
      const [token, signature, ...rest] = (cookies.get(sessionCookie) ?? '').split('.');
      if (!token || !signature || rest.length > 0) return undefined;
      const given = Buffer.from(signature, 'base64url');
      const own = sign(token);
      return given.length === own.length && timingSafeEqual(given, own) ? token : undefined;
    },
    write(cookies, token) {
      cookies.set(sessionCookie, `${token}.${sign(token).toString('base64url')}`, { maxAge: sessionSeconds });
    },
    clear(cookies) {
      cookies.set(sessionCookie, '', { maxAge: 0 });
    },
  };
}
