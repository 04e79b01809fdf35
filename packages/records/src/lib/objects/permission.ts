import type { Principal, Role } from '@relab/server/principal';
import type { RawBuilder } from 'kysely';

/**
 * Which records: all, those with a field that is this value, the caller's user id or the caller's account id, or those
 * whose record above (`through` a reference, also one to any object) the caller may do the same with, or those with a
 * record `below` them, of that object and referring to them `by` that field, with which the caller may; or those whose row
 * `holds` a condition that the domain writes itself. It becomes part of the query, so what may not be seen is not selected.
 */
export type Scope =
  | 'all'
  | { readonly field: string; readonly is: 'user' | 'account' }
  | { readonly field: string; readonly equals: string | boolean }
  | { readonly through: string }
  | { readonly below: string; readonly by: string }
  | { readonly holds: (row: string, principal: Principal) => RawBuilder<boolean> };

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

/** What those may who look after all records of an object. */
export const everything: Access = { read: 'all', create: true, update: 'all', delete: 'all' };
