import { join } from 'node:path';
import type { PublicPackage } from './public-packages.ts';

const build: string = join(import.meta.dirname, '../../build');

/** What the compiler writes: the sources of all packages, as they lie in the repository. */
export const compiledFolder: string = join(build, 'compiled');

/** The packages as they are published, a folder each. */
export const stagedFolder: string = join(build, 'packages');

/** The packages as npm packs them. */
export const tarballFolder: string = join(build, 'tarballs');

/** A package as it is published. */
export const stagedPackage = (name: PublicPackage): string => join(stagedFolder, name);
