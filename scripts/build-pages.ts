import { buildPages } from './build.ts';

console.log((await buildPages()) ? 'The pages are built.' : 'The pages are up to date.');
