import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Dependent {
  version?: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

interface Lock extends Dependent {
  packages: Record<string, Dependent>;
}

/** Three numbers, and perhaps what stands before a final version: `1.0.0-rc.1`. */
const pattern = /^(\d+)\.(\d+)\.(\d+)(-[0-9a-z]+(?:\.[0-9a-z]+)*)?$/;

export const isVersion = (text: string): boolean => pattern.test(text);

/** Below 0 where a version comes before another; what precedes a final version comes before it. */
export function compareVersions(one: string, other: string): number {
  const [, ...parts] = pattern.exec(one) ?? [];
  const [, ...others] = pattern.exec(other) ?? [];
  for (const index of [0, 1, 2]) {
    const difference = Number(parts[index]) - Number(others[index]);
    if (difference !== 0) return difference;
  }
  const [before, otherBefore] = [parts[3], others[3]];
  if (before === undefined || otherBefore === undefined) {
    return Number(before === undefined) - Number(otherBefore === undefined);
  }
  return before.localeCompare(otherBefore, 'en', { numeric: true });
}

const sections = ['dependencies', 'devDependencies', 'peerDependencies'] as const;

/** Our packages name each other by the exact version, programs of others by a range from it. */
function updateDependencies(manifest: Dependent, version: string): void {
  for (const section of sections) {
    const dependencies = manifest[section] ?? {};
    for (const [name, range] of Object.entries(dependencies)) {
      const [, caret] = /^(\^?)\d/.exec(range) ?? [];
      if (name.startsWith('@relab/') && caret !== undefined) dependencies[name] = `${caret}${version}`;
    }
  }
}

const workspaces = ['package.json', '{packages,apps}/*/package.json', '{e2e,bench}/package.json'];
const dependents = [
  'site/package.json',
  'examples/*/package.json',
  'scripts/outside/fixtures/*/package.json',
];

const print = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;

/** A `package.json` with the version in it, and with the version of what it needs of ours. */
export function withVersion(text: string, version: string): string {
  const manifest = JSON.parse(text) as Dependent;
  if (manifest.version !== undefined) manifest.version = version;
  updateDependencies(manifest, version);
  return print(manifest);
}

/** The one version of all packages. */
export const currentVersion = (root: string): string =>
  (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { readonly version: string }).version;

/** The files of a repository that name the version of its packages, with their texts for another one. */
export function versionedFiles(root: string, version: string): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  const read = (file: string): string => readFileSync(join(root, file), 'utf8');
  for (const file of globSync([...workspaces, ...dependents], { cwd: root })
    .map(String)
    .sort()) {
    files.set(file, withVersion(read(file), version));
  }
  const lock = JSON.parse(read('package-lock.json')) as Lock;
  lock.version = version;
  for (const [place, entry] of Object.entries(lock.packages)) {
    // What is installed from elsewhere keeps its version, and links have none.
    if (place.includes('node_modules/')) continue;
    if (entry.version !== undefined) entry.version = version;
    updateDependencies(entry, version);
  }
  return files.set('package-lock.json', print(lock));
}
