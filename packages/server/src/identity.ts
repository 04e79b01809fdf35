export { countAttempt, type Limit } from './lib/identity/attempts.ts';
export { createHashPool, type HashPool } from './lib/identity/hash-pool.ts';
export {
  createIdentity,
  type Identity,
  type IdentityOptions,
} from './lib/identity/identity.ts';
export { keyPrefixes } from './lib/identity/key-prefixes.ts';
export type { HashStrength } from './lib/identity/password-hash.ts';
export { findPersonById, type Person } from './lib/identity/people.ts';
export { defaultQuotas, hasQuota, type Quota, type Quotas, quotaOf } from './lib/identity/quotas.ts';
export type { Registration } from './lib/identity/registration.ts';
export { identityRoutes } from './lib/identity/routes.ts';
export { createSessionCookie, type SessionCookie, sessionCookie } from './lib/identity/session-cookie.ts';
