import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { assemble } from './assemble.ts';
import { packageClosure } from './package-closure.ts';
import { programFiles } from './program-files.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'relab-assemble-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
});

function install(path: string, about: object = {}): void {
  const folder = join(root, 'node_modules', path);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify(about));
}

const closure = (...names: readonly string[]): readonly string[] =>
  packageClosure(root, names).map((path) => relative(join(root, 'node_modules'), path));

test('packages come with what they need, from where they find it, each once', () => {
  install('a', { dependencies: { b: '1', c: '1' } });
  install('b', { dependencies: { a: '1' } });
  install('c');
  install('a/node_modules/c', { dependencies: { d: '1' } });
  install('d');
  install('other');
  expect(closure('a')).toEqual(['a', 'a/node_modules/c', 'b', 'd']);
});

test('what is optional may be missing, and nothing else', () => {
  install('a', { optionalDependencies: { 'a-windows': '1', 'a-linux': '1' } });
  install('a-linux');
  install('b', { dependencies: { gone: '1' } });
  expect(closure('a')).toEqual(['a', 'a-linux']);
  expect(() => closure('b')).toThrow(/^gone is not installed, and .+b needs it/);
});

test('of a bundle come the parts that a program imports, later or in a thread too', () => {
  const parts = {
    'main.js': `import './shared-1a.js'; await import("./later-2b.js")`,
    'shared-1a.js': '',
    'later-2b.js': "new Worker(new URL('./hash.js', import.meta.url))",
    'hash.js': 'import "./shared-1a.js"',
    'shared-0.js': 'of the build before',
  };
  for (const [name, code] of Object.entries(parts)) writeFileSync(join(root, name), code);
  expect(programFiles(root, ['main.js'])).toEqual(['hash.js', 'later-2b.js', 'main.js', 'shared-1a.js']);
});

test('a folder in which something stands is left as it is', async () => {
  writeFileSync(join(root, 'mine'), '');
  await expect(assemble(root, { withoutEmbedded: true })).rejects.toThrow(`${root} is not empty.`);
});
