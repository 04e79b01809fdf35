import { globSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join, posix } from 'node:path';
import { importsOf } from '../direction.ts';
import type { Manifest } from './manifest.ts';

const builtin = new Set(builtinModules);
const packageOf = (specifier: string): string =>
  specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
const typesOf = (name: string): string => `@types/${name.replace(/^@(.*)\//, '$1__')}`;

/** Imports of a built package, in code and in declarations, that its `package.json` does not declare, a sentence each. */
export function undeclaredImports(folder: string): readonly string[] {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  const declared = { ...manifest.dependencies, ...manifest.peerDependencies };
  const problems = new Set<string>();
  for (const file of globSync('dist/**/*.{js,d.ts}', { cwd: folder }).map(String)) {
    for (const specifier of importsOf(file, readFileSync(join(folder, file), 'utf8'))) {
      if (/^(?:\.|node:|virtual:)/.test(specifier) || builtin.has(specifier)) continue;
      const name = packageOf(specifier);
      if (name === manifest.name || name in declared || typesOf(name) in declared) continue;
      problems.add(`${manifest.name} does not declare ${name}, which ${file} imports`);
    }
  }
  return [...problems];
}

const typeImport = /\bimport\(["']([^"']+)["']\)/g;

/** Every package that an entry of a built package reaches, in code and in declarations, through its own files. */
export function packagesReached(folder: string, entry: string): ReadonlySet<string> {
  const seen = new Set<string>();
  const packages = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    const text = readFileSync(join(folder, file), 'utf8');
    const named = file.endsWith('.d.ts')
      ? Array.from(text.matchAll(typeImport), ([, name = '']) => name)
      : [];
    for (const specifier of [...importsOf(file, text), ...named]) {
      if (specifier.startsWith('.')) {
        const target = posix.join(posix.dirname(file), specifier);
        visit(file.endsWith('.d.ts') ? target.replace(/\.js$/, '.d.ts') : target);
      } else packages.add(specifier);
    }
  };
  visit(`${entry}.js`);
  visit(`${entry}.d.ts`);
  return packages;
}
