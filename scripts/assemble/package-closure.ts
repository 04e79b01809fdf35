import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

interface PackageFile {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** Where Node finds a package for what stands in `from`, or nothing where it is not installed. */
function findPackage(name: string, from: string): string | undefined {
  const folder = join(from, 'node_modules', name);
  if (existsSync(join(folder, 'package.json'))) return folder;
  const above = dirname(from);
  return above === from ? undefined : findPackage(name, above);
}

/**
 * The folders of these packages of `root` and of all that they need, each once. What is optional and not installed here, such as
 * a binary for another machine, is left out; what is needed and missing is an error.
 */
export function packageClosure(root: string, names: readonly string[]): readonly string[] {
  const found = new Set<string>();

  function add(name: string, from: string, isOptional: boolean): void {
    const folder = findPackage(name, from);
    if (folder === undefined) {
      if (isOptional) return;
      throw new Error(`${name} is not installed, and ${from} needs it: npm ci`);
    }
    if (found.has(folder)) return;
    found.add(folder);
    const { dependencies = {}, optionalDependencies = {} } = JSON.parse(
      readFileSync(join(folder, 'package.json'), 'utf8'),
    ) as PackageFile;
    for (const needed of Object.keys({ ...dependencies, ...optionalDependencies }))
      add(needed, folder, needed in optionalDependencies);
  }

  for (const name of names) add(name, root, false);
  return [...found].sort();
}
