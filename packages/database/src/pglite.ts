export { openPglite, type PgliteOptions } from './lib/pglite.ts';
