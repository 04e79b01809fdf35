import type { Settings } from './user-settings.ts';

/** the roles of the bundled server. */
export type Role =
  | 'guest'
  | 'buyer'
  | 'buyer manager'
  | 'seller'
  | 'author'
  | 'publisher'
  | 'clerk'
  | 'administrator';

/** Somebody without a session. `guestKey` is the hash of the secret in the guest cookie, null until a cart was needed. */
export interface Guest {
  readonly kind: 'guest';
  readonly guestKey: string | null;
  readonly roles: readonly Role[];
}

/** Somebody signed in. Ids are those of the User and Account records. `guestKey` lets a cart from before be merged. */
export interface User {
  readonly kind: 'user';
  readonly userId: string;
  readonly accountId: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly guestKey: string | null;
  readonly roles: readonly Role[];
  /** Without them the installation's. */
  readonly settings?: Settings;
  /** The program that makes the request for them, by a token of its own. */
  readonly clientId?: string;
}

/** Who makes a request; decided once, before any domain function runs. */
export type Principal = Guest | User;

/** On whose behalf a principal writes. */
export const writerOf = (
  principal: Principal,
): { readonly userId: string | null; readonly clientId?: string } =>
  principal.kind === 'user'
    ? {
        userId: principal.userId,
        ...(principal.clientId === undefined ? {} : { clientId: principal.clientId }),
      }
    : { userId: null };
