import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { publicPackages, readManifest } from '../packages/public-packages.ts';
import { startTestRegistry, type TestRegistry } from '../release/registry.fixture.ts';
import { mustRun, type Outcome, runProgram } from './program.ts';
import { copyRepository } from './repository-copy.ts';

const names = publicPackages.map((name) => readManifest(name).name);
const version = readManifest('store').version.replace(
  /\.(\d+)\..*$/,
  (_, minor) => `.${Number(minor) + 1}.0`,
);
const changelog = '# Changelog\n\n## Unreleased\n\n- Carts are quicker.\n';

/**
 * An npm that does all that npm does, but for one step: a signature needs a service that is neither here nor in a test. It notes
 * what it was called with.
 */
const unsigned = `#!/usr/bin/env node
const { appendFileSync } = require('node:fs');
const { spawnSync } = require('node:child_process');
const args = process.argv.slice(2);
appendFileSync(process.env.CALLS, JSON.stringify(args) + '\\n');
const path = process.env.PATH.split(process.env.DELIMITER).slice(1).join(process.env.DELIMITER);
const env = { ...process.env, PATH: path };
const { status } = spawnSync('npm', args.map((arg) => arg.replace('--provenance=true', '--provenance=false')), { env, stdio: 'inherit' });
process.exit(status ?? 1);
`;

interface ReleasedRepository {
  readonly folder: string;
  /** Runs the command as a pipeline does which gives out identities. */
  release(args: readonly string[], identity?: string): Promise<Outcome>;
  git(...args: readonly string[]): Promise<string>;
  /** What npm was called with to publish. */
  publishCalls(): readonly (readonly string[])[];
}

async function openRepository({ url }: TestRegistry): Promise<ReleasedRepository> {
  const parent = await mkdtemp(join(tmpdir(), 'relab-release-run-'));
  onTestFinished(() => rm(parent, { recursive: true, force: true, maxRetries: 5 }), 120_000);
  const [folder, bin, calls, userconfig] = ['repository', 'bin', 'calls', 'npmrc'].map((name) =>
    join(parent, name),
  ) as [string, string, string, string];
  for (const made of [folder, bin]) mkdirSync(made);
  writeFileSync(join(bin, 'npm'), unsigned);
  chmodSync(join(bin, 'npm'), 0o755);
  writeFileSync(userconfig, `${url.slice('http:'.length)}:_authToken=token\n`);
  await copyRepository(folder, { 'CHANGELOG.md': changelog });
  const env = {
    PATH: [bin, process.env.PATH].join(delimiter),
    DELIMITER: delimiter,
    CALLS: calls,
    npm_config_userconfig: userconfig,
  };
  return {
    folder,
    release: (args, identity) =>
      runProgram(process.execPath, ['scripts/release/main.ts', ...args, '--registry', url], {
        cwd: folder,
        env: { ...env, ...(identity !== undefined && { SIGSTORE_ID_TOKEN: identity }) },
      }),
    git: (...args) => mustRun('git', args, { cwd: folder }),
    publishCalls: () =>
      existsSync(calls)
        ? readFileSync(calls, 'utf8')
            .split('\n')
            .filter(Boolean)
            .map((line) => JSON.parse(line) as readonly string[])
            .filter(([command]) => command === 'publish')
        : [],
  };
}

/** A file of a tarball that was published. */
async function fileOf(tarball: Buffer, file: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'relab-tarball-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, 'package.tgz'), tarball);
  return await mustRun('tar', ['-xzOf', 'package.tgz', `package/${file}`], { cwd: folder });
}

test('a release goes from the changelog to the registry, and is continued where it was interrupted', async () => {
  const registry = await startTestRegistry();
  onTestFinished(registry.close);
  const repository = await openRepository(registry);
  const commits = async () => (await repository.git('log', '--format=%s')).trim().split('\n');

  const elsewhere = await repository.release([version]);
  expect(elsewhere).toMatchObject({ code: 1, output: expect.stringContaining('only in a pipeline') });

  const dry = await repository.release([version, '--dry-run']);
  expect(dry.output).toContain('packages/client/package.json would be changed');
  for (const name of names) expect(dry.output).toContain(`${name}@${version} would be published`);
  expect(await commits()).toEqual(['Begin']);
  expect(await repository.git('status', '--porcelain')).toBe('');
  expect(registry.published).toEqual([]);
  const dryCalls = repository.publishCalls().length;

  registry.failing = '@relab/records';
  const interrupted = await repository.release([version], 'identity');
  expect(interrupted).toMatchObject({
    code: 1,
    output: expect.stringContaining('the same command continues here'),
  });
  const before = names.slice(0, names.indexOf('@relab/records'));
  expect(registry.published).toEqual(before.map((name) => `${name}@${version} latest`));
  expect(await commits()).toEqual([`Release ${version}`, 'Begin']);

  registry.failing = undefined;
  const continued = await repository.release([version], 'identity');
  expect(continued).toMatchObject({ code: 0, output: expect.stringContaining(`Released ${version}`) });
  for (const name of before) expect(continued.output).toContain(`${name}@${version} is published already`);
  expect(registry.published).toEqual(names.map((name) => `${name}@${version} latest`));
  expect(await commits()).toEqual([`Release ${version}`, 'Begin']);
  expect((await repository.git('describe', '--tags')).trim()).toBe(`v${version}`);
  expect(await repository.git('status', '--porcelain')).toBe('');

  // Each with a proof of where it was built, and the dry run without.
  const calls = repository.publishCalls();
  expect(calls.slice(0, dryCalls).every((args) => args.includes('--provenance=false'))).toBe(true);
  expect(calls.length - dryCalls).toBe(names.length + 1);
  expect(calls.slice(dryCalls).every((args) => args.includes('--provenance=true'))).toBe(true);

  const client = registry.tarballOf('@relab/client');
  expect(JSON.parse(await fileOf(client, 'package.json'))).toMatchObject({
    version,
    dependencies: { '@relab/contract': version, '@relab/store': version },
    publishConfig: { access: 'public', provenance: true },
  });
  expect(await fileOf(client, 'CHANGELOG.md')).toMatch(
    new RegExp(`## ${version.replaceAll('.', '\\.')}, .*\\n\\n- Carts are quicker\\.`),
  );
  const example = await fileOf(registry.tarballOf('create-relab'), 'templates/shop/package.json');
  expect(JSON.parse(example)).toMatchObject({ dependencies: { '@relab/client': `^${version}` } });
}, 1_800_000);
