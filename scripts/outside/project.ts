import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mustRun, type ProgramOptions, type RunningProgram, startProgram } from './program.ts';

/** A project in an empty folder outside this repository, with our packages installed as from a registry. */
export interface OutsideProject {
  readonly folder: string;
  /** Runs a command of the project's own (`npx`) to its end; gives what it wrote. */
  npx(args: readonly string[], env?: ProgramOptions['env']): Promise<string>;
  /** Runs Node to its end. */
  node(args: readonly string[], env?: ProgramOptions['env']): Promise<string>;
  /** Starts a command that stays. */
  start(
    program: string,
    args: readonly string[],
    pattern: RegExp,
    env?: ProgramOptions['env'],
  ): Promise<RunningProgram>;
  remove(): Promise<void>;
}

export interface ProjectOptions {
  readonly registry: string;
  /** Versions to install in place of those that its `package.json` names, such as `{ react: '18.3.1' }`. */
  readonly versions?: Readonly<Record<string, string>>;
}

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const replaced = (
  dependencies: Readonly<Record<string, string>> = {},
  versions: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(dependencies).map(([name, range]) => [name, versions[name] ?? range]));

async function chooseVersions(folder: string, versions: Readonly<Record<string, string>>): Promise<void> {
  const path = join(folder, 'package.json');
  const manifest = JSON.parse(await readFile(path, 'utf8')) as Manifest;
  const dependencies = replaced(manifest.dependencies, versions);
  const devDependencies = replaced(manifest.devDependencies, versions);
  await writeFile(path, JSON.stringify({ ...manifest, dependencies, devDependencies }, null, 2));
}

/** What is made by installing, building or running an example. */
const made = /\/(?:node_modules|dist|\.next|\.data|package-lock\.json)(?:\/|$)/;

/** Installs what a project in a folder outside needs. */
export async function installProject(
  folder: string,
  { registry, versions }: ProjectOptions,
): Promise<OutsideProject> {
  await writeFile(join(folder, '.npmrc'), `@relab:registry=${registry}\n`);
  if (versions) await chooseVersions(folder, versions);
  await mustRun('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline'], { cwd: folder });
  const at = (env: ProgramOptions['env']): ProgramOptions => ({ cwd: folder, ...(env && { env }) });
  return {
    folder,
    npx: (args, env) => mustRun('npx', ['--no-install', ...args], at(env)),
    node: (args, env) => mustRun(process.execPath, args, at(env)),
    start: (program, args, pattern, env) => startProgram(program, args, pattern, at(env)),
    remove: () => rm(folder, { recursive: true, force: true, maxRetries: 5 }),
  };
}

/** Copies a project into an empty folder, and installs what it needs. */
export async function copyProject(source: string, options: ProjectOptions): Promise<OutsideProject> {
  const folder = await mkdtemp(join(tmpdir(), 'relab-outside-'));
  await cp(source, folder, { recursive: true, filter: (path) => !made.test(path.slice(source.length)) });
  return await installProject(folder, options);
}
