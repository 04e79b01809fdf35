export type { Guest, Principal, Role, User } from './lib/principal/principal.ts';
export { usualSettings } from './lib/principal/user-settings.ts';
