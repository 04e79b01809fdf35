import { stagedFolder } from './build-folders.ts';
import { buildPackages } from './build-packages.ts';

const done = await buildPackages();
console.log(`${done ? 'Built' : 'Nothing changed since the packages were built'}: ${stagedFolder}`);
