import { buildPages } from './build.ts';

if (await buildPages()) console.log('Pages        built');
await import('../apps/marketplace/src/main.ts');
