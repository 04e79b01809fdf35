export type { Guest, Role, User, Who } from './lib/principal/principal.ts';
export { usualSettings } from './lib/principal/user-settings.ts';
