export { type ClientRegistration, ensureClient, removeClient } from './lib/oauth/clients.ts';
export type { Scope } from './lib/oauth/scopes.ts';
