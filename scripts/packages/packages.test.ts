import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { importsOf } from '../direction.ts';
import { stagedPackage } from './build-folders.ts';
import { buildPackages } from './build-packages.ts';
import { packagesReached, undeclaredImports } from './declared-imports.ts';
import { lintPackage } from './lint-package.ts';
import type { Manifest } from './manifest.ts';
import { publicPackages } from './public-packages.ts';
import { packPackage, type Tarball } from './tarballs.ts';

const tarballs = new Map<string, Tarball>();

beforeAll(async () => {
  await buildPackages();
  await Promise.all(publicPackages.map(async (name) => tarballs.set(name, await packPackage(name))));
}, 240_000);

const tarballOf = (name: string): Tarball => {
  const tarball = tarballs.get(name);
  if (!tarball) throw new Error(`@relab/${name} was not packed.`);
  return tarball;
};

const manifestOf = (name: (typeof publicPackages)[number]): Manifest =>
  JSON.parse(readFileSync(join(stagedPackage(name), 'package.json'), 'utf8')) as Manifest;

describe.each(publicPackages)('@relab/%s', (name) => {
  test('publint and are-the-types-wrong find nothing', async () => {
    expect(await lintPackage(name, tarballOf(name))).toEqual([]);
  });

  test('its tarball has code, declarations, a licence and what changed, and nothing else', () => {
    const { files } = tarballOf(name);
    for (const file of ['LICENSE', 'README.md', 'CHANGELOG.md', 'package.json'])
      expect(files).toContain(file);
    const others = files.filter(
      (file) =>
        !/^(?:LICENSE|README\.md|CHANGELOG\.md|package\.json)$/.test(file) &&
        !/^dist\/.*\.(?:js|js\.map|d\.ts|css|woff2)$/.test(file) &&
        !/(?:^|\/)migrations\/[\w.-]+\.sql$/.test(file) &&
        // The projects that it makes are examples, as they are.
        !(name === 'create-relab' && file.startsWith('templates/')),
    );
    expect(others).toEqual([]);
    expect(files.filter((file) => /\.(?:test|fixture|bench)\./.test(file))).toEqual([]);
  });

  test('it declares what it imports', () => {
    expect(undeclaredImports(stagedPackage(name))).toEqual([]);
  });

  test('every file that it imports from itself is in it, under the name of a published file', () => {
    const folder = stagedPackage(name);
    const missing = globSync('dist/**/*.{js,d.ts}', { cwd: folder })
      .map(String)
      .flatMap((file) =>
        importsOf(file, readFileSync(join(folder, file), 'utf8'))
          .filter((specifier) => specifier.startsWith('.'))
          .filter(
            (specifier) => !specifier.endsWith('.js') || !existsSync(join(folder, dirname(file), specifier)),
          )
          .map((specifier) => `${file}: ${specifier}`),
      );
    expect(missing).toEqual([]);
  });

  test('what it adds to the types of another package reaches whoever imports one of its entries', () => {
    const folder = stagedPackage(name);
    const textOf = (file: string) => readFileSync(join(folder, file), 'utf8');
    const adding = globSync('dist/**/*.d.ts', { cwd: folder })
      .map(String)
      .filter((file) => /^declare module '/m.test(textOf(file)));
    for (const target of Object.values(manifestOf(name).exports ?? {})) {
      if (typeof target === 'string') continue;
      const reached = new Set<string>();
      const visit = (file: string) => {
        if (reached.has(file)) return;
        reached.add(file);
        for (const specifier of importsOf(file, textOf(file)).filter((one) => one.startsWith('.')))
          visit(join(dirname(file), specifier.replace(/\.js$/, '.d.ts')));
      };
      visit(target.types.slice(2));
      expect([target.types, adding.filter((file) => !reached.has(file))]).toEqual([target.types, []]);
    }
  });

  test('it can be published: public, with provenance, in one version with the others', () => {
    const manifest = manifestOf(name);
    expect(manifest).not.toHaveProperty('private');
    expect(manifest).not.toHaveProperty('devDependencies');
    expect(manifest.publishConfig).toEqual({ access: 'public', provenance: true });
    expect(manifest.version).toBe(manifestOf('store').version);
    for (const [other, range] of Object.entries(manifest.dependencies ?? {}))
      if (other.startsWith('@relab/')) expect(range).toBe(manifest.version);
  });
});

test('React is a peer, of the version that has the hooks which they call', () => {
  const ranges = { react: '^18.3 || ^19', toolkit: '^18.3 || ^19', pages: '^19.2' } as const;
  for (const name of ['react', 'toolkit', 'pages'] as const) {
    const { dependencies = {}, peerDependencies } = manifestOf(name);
    expect(dependencies).not.toHaveProperty('react');
    expect(peerDependencies?.react).toBe(ranges[name]);
  }
});

test('what pages import reaches our own packages and React, and no library of schemas', () => {
  for (const name of ['store', 'contract', 'client', 'react', 'toolkit'] as const) {
    const entries = Object.entries(manifestOf(name).exports ?? {}).flatMap(([entry, target]) =>
      typeof target === 'string' || `${name}${entry.slice(1)}` === 'contract/server' ? [] : [target.default],
    );
    const reached = entries.flatMap((file) => [
      ...packagesReached(stagedPackage(name), file.slice(2).replace(/\.js$/, '')),
    ]);
    const others = reached.filter((specifier) => !/^(?:@relab\/|react(?:\/|$))/.test(specifier));
    expect([name, [...new Set(others)]]).toEqual([name, []]);
    expect(reached).not.toContain('@relab/contract/server');
  }
});
