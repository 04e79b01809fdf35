import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root: string = join(import.meta.dirname, '../..');

/** The packages that others may install, each after those that it depends on. They share one version. */
export const publicPackages = [
  'store',
  'contract',
  'database',
  'client',
  'server',
  'records',
  'commerce',
  'content',
  'react',
  'toolkit',
  'pages',
  'conformance',
  'cli',
  'create-relab',
] as const;

export type PublicPackage = (typeof publicPackages)[number];

/** The members of a source's `package.json` from which the published one is written. */
export interface SourceManifest {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly license: string;
  readonly bin?: Readonly<Record<string, string>>;
  readonly exports?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

/** The folder of a package's source. */
export const sourceFolder = (name: PublicPackage): string => join(root, 'packages', name);

export function readManifest(name: PublicPackage): SourceManifest {
  return JSON.parse(readFileSync(join(sourceFolder(name), 'package.json'), 'utf8')) as SourceManifest;
}

/**
 * The entries of a source with its files, in which one of a pattern (`./*`) has become one for each file, so that everybody
 * can see what there is.
 */
export function expandedExports(
  name: PublicPackage,
  exports: Readonly<Record<string, string>> = {},
): readonly (readonly [entry: string, file: string])[] {
  return Object.entries(exports).flatMap(([entry, source]) => {
    if (!entry.includes('*')) return [[entry, source.slice(2)] as const];
    const [before = '', after = ''] = source.slice(2).split('*');
    return globSync(source.slice(2), { cwd: sourceFolder(name) })
      .sort()
      .map(
        (file) => [entry.replace('*', file.slice(before.length, file.length - after.length)), file] as const,
      );
  });
}
