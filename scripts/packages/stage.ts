import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { nameAugmentations } from './augmentations.ts';
import { compiledFolder, stagedPackage } from './build-folders.ts';
import { copyTemplates } from './copy-templates.ts';
import { type Manifest, publishedManifest } from './manifest.ts';
import { expandedExports, type PublicPackage, readManifest, sourceFolder } from './public-packages.ts';
import { withJavaScriptNames, withPackagePlaces } from './published-text.ts';
import { pureFunctionsIn, withPureCalls } from './pure-calls.ts';
import { writeSheets } from './sheets.ts';
import { withoutStyleImports, writeStyles } from './styles.ts';

const root = join(import.meta.dirname, '../..');

/** Packages whose entry `./testing` is for this repository's tests alone: it is made of their fixtures. */
const ownTests: readonly PublicPackage[] = ['server', 'records', 'commerce', 'content'];

const pure = pureFunctionsIn(join(root, 'packages'));

const isPublished = (name: PublicPackage, entry: string): boolean =>
  entry !== './testing' || !ownTests.includes(name);

const isForTests = (name: PublicPackage, file: string): boolean =>
  /\.fixture\./.test(file) || (/^testing\./.test(file) && !isPublished(name, './testing'));

/** The content of a compiled file as it is published. */
function publishedText(name: PublicPackage, file: string, text: string): string {
  if (file.endsWith('.map')) return withPackagePlaces(text, file);
  const published = withoutStyleImports(withJavaScriptNames(text));
  return file.endsWith('.js') ? withPureCalls(published, `${name}/src/${file}`, pure) : published;
}

function writeModules(name: PublicPackage, dist: string): void {
  const compiled = join(compiledFolder, name, 'src');
  for (const file of globSync('**/*.{js,d.ts,map}', { cwd: compiled }).map(String)) {
    if (isForTests(name, file)) continue;
    const text = readFileSync(join(compiled, file), 'utf8');
    const target = join(dist, file);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, publishedText(name, file, text));
  }
}

/** Migrations lie beside the code that runs them, or in a folder of the package. */
function copyMigrations(source: string, target: string): readonly string[] {
  for (const file of globSync('src/**/migrations/*.sql', { cwd: source }).map(String)) {
    const copy = join(target, file.replace(/^src/, 'dist'));
    mkdirSync(dirname(copy), { recursive: true });
    copyFileSync(join(source, file), copy);
  }
  if (!existsSync(join(source, 'migrations'))) return [];
  cpSync(join(source, 'migrations'), join(target, 'migrations'), { recursive: true });
  return ['migrations'];
}

/** Puts a package together in a folder of its own, as it is published. The sources have been compiled. */
export function stagePackage(name: PublicPackage): Manifest {
  const source = sourceFolder(name);
  const target = stagedPackage(name);
  const dist = join(target, 'dist');
  rmSync(target, { recursive: true, force: true });
  mkdirSync(dist, { recursive: true });
  writeModules(name, dist);
  writeStyles(source, dist);
  const written = readManifest(name);
  const modules = Object.fromEntries(
    expandedExports(name, written.exports).filter(([entry]) => isPublished(name, entry)),
  );
  nameAugmentations(dist, Object.values(modules));
  const manifest = publishedManifest(
    name,
    { ...written, ...(written.exports && { exports: modules }) },
    {
      entries: writeSheets(source, dist, modules),
      folders: [...copyMigrations(source, target), ...(name === 'create-relab' ? copyTemplates(target) : [])],
    },
  );
  writeFileSync(join(target, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  for (const file of Object.values(manifest.bin ?? {})) chmodSync(join(target, file), 0o755);
  // All packages have one version, so changes are listed once.
  for (const file of ['LICENSE', 'CHANGELOG.md']) copyFileSync(join(root, file), join(target, file));
  copyFileSync(join(source, 'README.md'), join(target, 'README.md'));
  return manifest;
}
