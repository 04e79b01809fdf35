export type { Guest, Principal, Role, User } from './lib/principal/principal.ts';
export { defaultSettings, type Settings } from './lib/principal/user-settings.ts';
