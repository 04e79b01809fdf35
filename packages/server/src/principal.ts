export { type Guest, type Principal, type Role, type User, writerOf } from './lib/principal/principal.ts';
export { defaultSettings, type Settings } from './lib/principal/user-settings.ts';
