import { OAuthError } from './oauth-error.ts';

/** What a token may be used for. `full` stands for all others but `refresh_token`. */
export type Scope = 'api' | 'id' | 'full' | 'refresh_token';

/** Descriptions for the page of consent. */
export const scopeDescriptions: Readonly<Record<Scope, string>> = {
  api: 'Read and change records in your name, as far as you may yourself',
  id: 'See who you are: your name, your e-mail address and your user ID',
  full: 'Do everything in your name that you may do yourself',
  refresh_token: 'Do this while you are away, until you or it ends it',
};

export const everyScope = Object.keys(scopeDescriptions) as readonly Scope[];

/** Names that other standards have for the same. */
const otherNames: Readonly<Record<string, Scope>> = {
  openid: 'id',
  profile: 'id',
  email: 'id',
  offline_access: 'refresh_token',
};

const isScope = (name: string): name is Scope => Object.hasOwn(scopeDescriptions, name);

/** Whether a scope is among those allowed, by its own name or as part of `full`. */
export const isAllowed = (scope: Scope, allowed: readonly Scope[]): boolean =>
  allowed.includes(scope) || (scope !== 'refresh_token' && allowed.includes('full'));

/** Scopes as a request names them, between blanks; all that are allowed where it names none. */
export function readScopes(given: string | undefined, allowed: readonly Scope[]): readonly Scope[] {
  const names = (given ?? '').split(' ').filter((name) => name !== '');
  if (names.length === 0) return allowed;
  const scopes = names.map((name) => {
    const scope = Object.hasOwn(otherNames, name) ? otherNames[name] : name;
    if (scope !== undefined && isScope(scope) && isAllowed(scope, allowed)) return scope;
    throw new OAuthError('invalid_scope', `The scope ${name.slice(0, 40)} is not allowed here.`);
  });
  return [...new Set(scopes)];
}

export const mayCallData = (scopes: readonly Scope[]): boolean => isAllowed('api', scopes);

export const mayRefresh = (scopes: readonly Scope[]): boolean => scopes.includes('refresh_token');
