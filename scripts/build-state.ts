import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const project = join(import.meta.dirname, '..');

/** Something that is built, and what from. */
export interface Build {
  readonly root: string;
  /** Files and folders, from the root; tests in them do not count. */
  readonly sources: readonly string[];
  /** The folder that it is built into. */
  readonly output: string;
}

/** What browsers get, and what renders it on the server. */
export const pagesBuild: Build = {
  root: project,
  sources: [
    'scripts/build.ts',
    'package-lock.json',
    'apps/storefront/src',
    'apps/storefront/public',
    'apps/storefront/vite.config.ts',
    ...['contract', 'store', 'client', 'react', 'toolkit', 'pages'].map((name) => `packages/${name}/src`),
  ],
  output: join(project, 'apps/storefront/dist'),
};

/** The console, as browsers get it. */
export const consoleBuild: Build = {
  root: project,
  sources: [
    'scripts/build.ts',
    'package-lock.json',
    'apps/console/src',
    'apps/console/vite.config.ts',
    ...['contract', 'store', 'client', 'react', 'toolkit', 'pages'].map((name) => `packages/${name}/src`),
  ],
  output: join(project, 'apps/console/dist'),
};

const serverPackages = [
  'contract',
  'database',
  'server',
  'records',
  'commerce',
  'content',
  'pages',
  'demo-equipment',
];

/** The server as one program. */
export const serverBuild: Build = {
  root: project,
  sources: [
    'package-lock.json',
    'scripts/bundle-server.ts',
    'scripts/source-places.ts',
    'apps/marketplace/src',
    'apps/storefront/src',
    ...[...serverPackages, 'react', 'client', 'store', 'toolkit'].map((name) => `packages/${name}/src`),
  ],
  output: join(project, 'apps/marketplace/dist'),
};

/** What `npm start` runs. */
export const serverProgram: string = join(serverBuild.output, 'main.js');

const isTest = (path: string): boolean => /\.(?:test|fixture)\.(?:tsx?|cjs)$/.test(path);

function walk(folder: string, files: string[]): readonly string[] {
  // Not `recursive`: Node then looks at each file twice.
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) walk(path, files);
    else if (!isTest(entry.name)) files.push(path);
  }
  return files;
}

/** What is looked at once though several builds have it among their sources. */
interface Looks {
  readonly folders: Map<string, readonly string[]>;
  readonly times: Map<string, string>;
}

const noLooks = (): Looks => ({ folders: new Map(), times: new Map() });

/** The map's value, or what is made and stored for the next. */
function once<Value>(values: Map<string, Value>, key: string, make: (key: string) => Value): Value {
  const value = values.get(key) ?? make(key);
  values.set(key, value);
  return value;
}

const filesAt = (path: string): readonly string[] => (statSync(path).isDirectory() ? walk(path, []) : [path]);

/** The paths of all sources, in an order that does not depend on the file system. */
function filesOf({ root, sources }: Build, { folders }: Looks = noLooks()): readonly string[] {
  return sources.flatMap((source) => once(folders, `${root}/${source}`, filesAt)).sort();
}

function timeOf(file: string): string {
  const { size, mtimeMs, ino } = statSync(file);
  return `${file} ${size} ${mtimeMs} ${ino}`;
}

function timesOf(files: readonly string[], { times }: Looks = noLooks()): string {
  const lines = files.map((file) => once(times, file, timeOf));
  return createHash('sha256').update(lines.join('\n')).digest('hex');
}

function contentsOf(root: string, files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files)
    hash
      .update(`${file.slice(root.length)}\0`)
      .update(readFileSync(file))
      .update('\0');
  return hash.digest('hex');
}

const stampOf = ({ output }: Build): string => join(output, 'built-from');

function readStamp(build: Build): readonly string[] {
  try {
    return readFileSync(stampOf(build), 'utf8').split('\n');
  } catch {
    return [];
  }
}

function writeStamp(build: Build, contents: string, times: string): void {
  // Under another name first: another process reads all of it or nothing.
  const part = `${stampOf(build)}.${process.pid}`;
  writeFileSync(part, `${contents}\n${times}`);
  renameSync(part, stampOf(build));
}

/**
 * Whether what stands there was built from the sources as they are. Two thousand files are read only where the size or the
 * time of one is another one, as after a checkout: then their contents decide.
 */
export const isBuilt = (build: Build): boolean => isBuiltAt(build, noLooks());

/** The same of several at one moment, whose common sources are looked at once. */
export function areBuilt(builds: readonly Build[]): boolean {
  const looks = noLooks();
  return builds.every((build) => isBuiltAt(build, looks));
}

function isBuiltAt(build: Build, looks: Looks): boolean {
  const [contents, times] = readStamp(build);
  if (contents === undefined) return false;
  const files = filesOf(build, looks);
  // Times first: a file that is written meanwhile makes the contents be read again.
  const now = timesOf(files, looks);
  if (now === times) return true;
  if (contentsOf(build.root, files) !== contents) return false;
  writeStamp(build, contents, now);
  return true;
}

/** A build that is broken off leaves no stamp beside half of the files: it is marked at its end. */
export function markUnbuilt(build: Build): void {
  rmSync(stampOf(build), { force: true });
}

export function markBuilt(build: Build): void {
  const files = filesOf(build);
  const times = timesOf(files);
  writeStamp(build, contentsOf(build.root, files), times);
}
