import type { Role } from '../http/who.ts';

/**
 * Which records: all, or those with a field that is this value, the caller's user id or the caller's account id. It
 * becomes part of the query, so what may not be seen is not selected.
 */
export type Scope =
  | 'all'
  | { readonly field: string; readonly is: 'user' | 'account' }
  | { readonly field: string; readonly equals: string | boolean };

/** What a role may do; what is left out it may not. */
export interface Access {
  readonly read?: Scope;
  readonly create?: boolean;
  readonly update?: Scope;
  readonly delete?: Scope;
}

/** Rights of guests are everybody's; administrators have all rights. */
export type Permissions = Readonly<Partial<Record<Role, Access>>>;
