import type { Principal, Role } from '@relab/server/principal';
import type { RawBuilder } from 'kysely';

/**
 * Which records: all of them; those with a field that is this value, the caller's user id or the caller's account id; those
 * whose parent (`through` a reference, also one to any object) the caller may do the same with; those with a `child` record
 * that refers to them `by` that field, and with which the caller may do it; or those that a condition of the domain's own
 * holds for (`where`). It becomes part of the query, so what may not be seen is not selected.
 */
export type Scope =
  | 'all'
  | { readonly field: string; readonly is: 'user' | 'account' }
  | { readonly field: string; readonly equals: string | boolean }
  | { readonly through: string }
  | { readonly child: string; readonly by: string }
  | { readonly where: (row: string, principal: Principal) => RawBuilder<boolean> };

type Scopes = Scope | readonly Scope[];

/** What a role may do; what is left out it may not. Of several scopes one is enough. */
export interface Access {
  readonly read?: Scopes;
  readonly create?: boolean;
  readonly update?: Scopes;
  readonly delete?: Scopes;
}

/** Rights of guests are everybody's; administrators have all rights. */
export type Permissions = Readonly<Partial<Record<Role, Access>>>;

/** All rights on all records of an object. */
export const fullAccess: Access = { read: 'all', create: true, update: 'all', delete: 'all' };
