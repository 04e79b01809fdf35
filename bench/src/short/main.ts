import { execFile, spawn } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { cpus, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type AreaFigures, type Run, regressions, runBefore } from './compare-runs.ts';
import { type Figure, figuresVariable } from './figure.ts';
import { comparisonText, resultsPage } from './results.ts';
import { sectionOf, withSection } from './section.ts';

/**
 * Every short measurement in turn, each in a process of its own: `npm run bench`, or `npm run bench -- cache pages` for
 * some. Writes `bench/results.md` when all of them ran, and keeps the run in `.cache/bench` for comparison.
 */
const areas = ['pages', 'live', 'records', 'content', 'cache', 'start', 'rows'] as const;
/** What takes longer than this has come to a standstill, in milliseconds. */
const longest = 180_000;
const root = join(import.meta.dirname, '../../..');
const runs = join(root, '.cache/bench');

async function git(...args: readonly string[]): Promise<string> {
  return (await promisify(execFile)('git', args, { cwd: root })).stdout.trim();
}

/** Ends a program with what it started: it leads a process group of its own. */
function ended(program: string, file: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [program], {
      cwd: root,
      env: { ...process.env, [figuresVariable]: file },
      stdio: ['ignore', 'inherit', 'inherit'],
      detached: true,
    });
    const limit = setTimeout(() => {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    }, longest);
    child.on('error', (error) => resolve(error.message));
    child.on('exit', (code, signal) => {
      clearTimeout(limit);
      resolve(code === 0 ? undefined : signal === null ? `ended with code ${code}` : `ended by ${signal}`);
    });
  });
}

async function measure(area: string, scratch: string): Promise<AreaFigures> {
  console.log(`\n── ${area}`);
  const begun = performance.now();
  const file = join(scratch, `${area}.json`);
  const failure = await ended(join(import.meta.dirname, `${area}.ts`), file);
  console.log(`── ${area}: ${Math.round((performance.now() - begun) / 1000)} s`);
  if (failure !== undefined) return { area, figures: [], failure };
  const figures = JSON.parse(await readFile(file, 'utf8')) as readonly Figure[];
  return { area, figures };
}

async function earlierRuns(): Promise<readonly Run[]> {
  const names = await readdir(runs).catch(() => []);
  return Promise.all(names.map(async (name) => JSON.parse(await readFile(join(runs, name), 'utf8')) as Run));
}

const requested = process.argv.slice(2);
const unknown = requested.filter((one) => !areas.some((area) => area === one));
if (unknown.length > 0) {
  console.error(`There is no measurement called ${unknown.join(' or ')}; there are ${areas.join(', ')}.`);
  process.exit(2);
}
const chosen = requested.length === 0 ? areas : areas.filter((area) => requested.includes(area));
const scratch = await mkdtemp(join(tmpdir(), 'relab-bench-'));
const head = {
  commit: await git('rev-parse', 'HEAD'),
  changed: (await git('status', '--porcelain', '--untracked-files=no')) !== '',
  at: Date.now(),
  machine: `${cpus().length} cores (${cpus()[0]?.model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}`,
};
const measured: AreaFigures[] = [];
for (const area of chosen) measured.push(await measure(area, scratch));
await rm(scratch, { recursive: true, force: true });

const run: Run = { ...head, areas: measured };
const before = runBefore(head, await earlierRuns());
const worse = before === undefined ? [] : regressions(measured, before.areas);
if (chosen.length === areas.length) {
  await mkdir(runs, { recursive: true });
  await writeFile(join(runs, `${run.at}.json`), JSON.stringify(run));
  const file = join(root, 'bench/results.md');
  const page = resultsPage(run, before, worse);
  // Measured by a command of its own.
  const studio = sectionOf(await readFile(file, 'utf8').catch(() => ''), 'studio');
  await writeFile(file, studio === undefined ? page : withSection(page, 'studio', studio));
}
console.log(`\n${comparisonText(before, worse)}`);
for (const { area, failure } of measured)
  if (failure !== undefined) console.log(`${area}: not measured, ${failure}`);
if (measured.some(({ failure }) => failure !== undefined)) process.exitCode = 1;
