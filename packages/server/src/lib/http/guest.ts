import { createHash, randomBytes } from 'node:crypto';
import type { Context } from './context.ts';

/** The cookie that makes a browser the owner of a guest cart: a secret, of which only the hash is stored. */
export const guestCookie = 'relab_guest';

const days = (count: number): number => count * 86_400;

/** The key under which a guest's carts and orders are stored, from the secret of the cookie `guestCookie`. */
export function hashGuestSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** The guest's key, created with its cookie if it has none yet. */
export function ensureGuestKey(context: Context): string {
  if (context.principal.guestKey !== null) return context.principal.guestKey;
  const secret = randomBytes(32).toString('base64url');
  context.cookies.set(guestCookie, secret, { maxAge: days(90) });
  return hashGuestSecret(secret);
}
