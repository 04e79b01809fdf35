export { createIdentity, type Identity, type IdentityOptions, type Registration } from './identity.ts';
export { Account } from './objects/account.ts';
export { Contact } from './objects/contact.ts';
export { User } from './objects/user.ts';
export { type HashStrength, hashPassword } from './password-hash.ts';
export { findPersonById, type Person } from './people.ts';
export { identityRoutes } from './routes.ts';
export { sessionCookie } from './session-cookie.ts';
