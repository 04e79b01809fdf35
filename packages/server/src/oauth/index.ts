export { type ClientRegistration, ensureClient, removeClient } from './clients.ts';
export { createOAuth, type OAuth, type OAuthCaller, type OAuthOptions } from './oauth.ts';
export type { Scope } from './scopes.ts';
