export type { Guest, Principal, Role, User } from './lib/principal/principal.ts';
export { defaultSettings } from './lib/principal/user-settings.ts';
