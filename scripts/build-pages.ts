import { buildAll } from './build.ts';

console.log((await buildAll()) ? 'Pages and server are built.' : 'Pages and server are up to date.');
