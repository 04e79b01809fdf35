import { type ChildProcess, execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type ContainerHost,
  limitsOfContainers,
  openContainerHost,
  untilTrue,
  whyNoContainers,
} from './container-host.fixture.ts';
import { buildImages, buildNextRelease, hasPackages } from './images.fixture.ts';

// The whole of deploy/compose in containers, as docs/operating.md says: installed, upgraded, taken down, and without its
// primary. The tests go on from one another.

const root = join(import.meta.dirname, '../../../..');
const reason = hasPackages()
  ? await whyNoContainers()
  : 'packages of Debian for PostgreSQL and Caddy are missing';
const title =
  reason === undefined
    ? 'Compose in containers, with a store of the tests'
    : `Compose is not run in containers: ${reason}`;

describe.skipIf(reason !== undefined)(title, () => {
  let host: ContainerHost;
  let folder = '';
  let authority = '';
  let assembled = '';
  let visitors: ChildProcess | undefined;
  let password = '';
  let uploaded = '';

  const podman = (...args: readonly string[]): Promise<string> => host.run('podman', args);
  // Docker makes nothing of a root file system that is read-only writable; Podman does unless it is told.
  const limits = ['--read-only-tmpfs=false', ...limitsOfContainers()].join(' ');
  const compose = (...args: readonly string[]): Promise<string> =>
    host.run('podman-compose', ['--project-name=relab', `--podman-run-args=${limits}`, ...args], {
      cwd: folder,
    });
  const container = (service: string): string => `relab_${service}_1`;
  const evaluate = (service: string, script: string): Promise<string> =>
    podman('exec', container(service), '/relab/bin/node', '-p', script);
  /** By itself: the other one answers through the proxy. */
  const becomesReady = (web: string): Promise<void> =>
    untilTrue(`${web} is ready`, async () => {
      const status =
        "fetch('http://127.0.0.1:3000/readyz').then(({ status }) => console.log('status ' + status))";
      return (await evaluate(web, status)).includes('status 200');
    });
  const env = (): Record<string, string> => ({ NODE_EXTRA_CA_CERTS: authority });
  const program = join(import.meta.dirname, 'visitor.fixture.ts');
  const ask = async <Answer>(...args: readonly string[]): Promise<Answer> =>
    JSON.parse(await host.run(process.execPath, [program, ...args], { env: env() })) as Answer;
  const isReady = async (): Promise<boolean> =>
    (await ask<{ readonly status: number }>('get', '/readyz')).status === 200;
  /** What it says goes to both outputs of `podman logs`. */
  const logsOf = (service: string): Promise<string> =>
    host.run('sh', ['-c', 'exec podman logs "$0" 2>&1', container(service)]);
  const select = async (service: string, statement: string): Promise<string> =>
    (await podman('exec', container(service), 'psql', '--username=relab', '-Atc', statement)).trim();
  const orders = (service: string): Promise<string> => select(service, 'select count(*) from order_summary');
  const idOf = (path: string): string => path.split('/').at(-1) ?? '';
  const isStored = (service: string, order: string): Promise<string> =>
    select(service, `select count(*) from order_summary where id = '${idOf(order)}'`);

  beforeAll(async () => {
    assembled = mkdtempSync(join(tmpdir(), 'relab-assembled-'));
    host = await openContainerHost();
    const project = join(host.folder, 'relab');
    folder = join(project, 'deploy/compose');
    authority = join(host.folder, 'root.crt');
    await promisify(execFile)(process.execPath, [
      ...[join(root, 'scripts/assemble/main.ts'), join(assembled, 'relab'), '--without-embedded'],
    ]);
    await buildImages(host, assembled);
    mkdirSync(project);
    cpSync(join(root, 'deploy'), join(project, 'deploy'), { recursive: true, verbatimSymlinks: true });
    await host.run('./make-secrets', [], { cwd: folder });
  }, 300_000);

  afterAll(async () => {
    visitors?.stdin?.end();
    await host.close();
    await rm(assembled, { recursive: true, force: true });
  }, 60_000);

  test('it starts from nothing, with a certificate of its own', async () => {
    await compose('up', '-d');
    await untilTrue('the proxy has its certificate', async () => {
      await podman('cp', `${container('proxy')}:/data/caddy/pki/authorities/local/root.crt`, authority);
      return true;
    });
    await untilTrue('a process is ready', isReady);
    for (const service of ['database', 'standby', 'store'])
      await untilTrue(`${service} is healthy`, async () => {
        await podman('healthcheck', 'run', container(service));
        return true;
      });
    await untilTrue(
      'the standby follows',
      async () => (await select('database', 'select state from pg_stat_replication')) === 'streaming',
    );
    expect((await ask<{ readonly body: string }>('get', '/')).body).toContain('is an open marketplace');
  }, 120_000);

  test('an order is placed, and the office uploads a file, with the password of the guide', async () => {
    const read = "require('fs').readFileSync('/data/first-password', 'utf8')";
    const found = await Promise.all(['web-1', 'web-2'].map((web) => evaluate(web, read).catch(() => '')));
    password = found.join('').trim();
    expect(found.filter((one) => one !== '')).toHaveLength(1);
    const order = await ask<string>('order', '0');
    expect(await isStored('database', order)).toBe('1');
    uploaded = await ask<string>('upload', password);
    expect(await ask('download', password, uploaded)).toMatchObject({ status: 200, body: 'A manual.' });
  }, 60_000);

  test('a process may write its volume alone, and has no privileges', async () => {
    const write = `['/x', '/tmp/x', '/run/x', '/relab/x', '/data/x'].filter((path) => {
      try { require('fs').writeFileSync(path, ''); return true } catch { return false }
    }).join()`;
    expect((await evaluate('web-1', write)).trim()).toBe('/data/x');
    const status = await evaluate('web-1', "require('fs').readFileSync('/proc/1/status', 'utf8')");
    expect(status).toMatch(/^Uid:\t65532\t65532\t/m);
    expect(status).toMatch(/^CapBnd:\t0+$/m);
    expect(status).toMatch(/^NoNewPrivs:\t1$/m);
    expect((await podman('inspect', container('web-1'), '--format={{.HostConfig.Memory}}')).trim()).toBe(
      String(2 ** 30),
    );
  }, 60_000);

  test('the proxy reaches the processes, and neither databases nor store', async () => {
    const resolved = async (name: string): Promise<string> =>
      await podman('exec', container('proxy'), 'getent', 'hosts', name).catch(() => 'nobody');
    expect(await resolved('web-1')).toContain('web-1');
    for (const name of ['database', 'standby', 'store']) expect(await resolved(name)).toBe('nobody');
    expect(await ask('get', '/metrics')).toMatchObject({ status: 404 });
  }, 60_000);

  test('a process that is killed is started again', async () => {
    const inspect = (format: string): Promise<string> =>
      podman('inspect', container('web-2'), `--format={{${format}}}`);
    await host.run('kill', ['-KILL', (await inspect('.State.Pid')).trim()]);
    await untilTrue('it was started again', async () => Number(await inspect('.RestartCount')) > 0);
    await becomesReady('web-2');
  }, 60_000);

  test('the next release replaces one process after the other, and no request is lost', async () => {
    await buildNextRelease(host);
    visitors = host.start(process.execPath, [program, 'visit', '4'], env());
    const said = text(visitors.stdout as NodeJS.ReadableStream);
    for (const web of ['web-1', 'web-2']) {
      await compose('stop', '-t', '60', web);
      await podman('rm', container(web));
      await compose('up', '-d', '--no-deps', web);
      await becomesReady(web);
      expect((await evaluate(web, "require('fs').readFileSync('/relab/release', 'utf8')")).trim()).toBe(
        'second',
      );
    }
    visitors.stdin?.end();
    const { requests, slowest, failed } = JSON.parse(await said) as {
      readonly requests: number;
      readonly slowest: number;
      readonly failed: readonly string[];
    };
    console.log(`${requests} requests while both were replaced, the slowest took ${slowest} ms`);
    expect(failed).toEqual([]);
    expect(requests).toBeGreaterThan(50);
  }, 120_000);

  test('what was stored is there when it is taken down and started again', async () => {
    const before = await orders('database');
    expect(Number(before)).toBeGreaterThan(0);
    await compose('down', '-t', '60');
    expect(await podman('ps', '--all', '--quiet')).toBe('');
    await compose('up', '-d');
    await untilTrue('a process is ready', isReady);
    expect(await orders('database')).toBe(before);
    expect(await ask('download', password, uploaded)).toMatchObject({ status: 200, body: 'A manual.' });
  }, 120_000);

  test('without its primary, the standby is promoted, has all orders, and takes new ones', async () => {
    const last = await ask<string>('order', '1');
    await compose('stop', '-t', '60', 'database');
    await compose('exec', '-T', 'standby', 'pg_ctl', 'promote');
    await untilTrue('a process is ready', isReady);
    expect(await isStored('standby', last)).toBe('1');
    const next = await ask<string>('order', '2');
    expect(await isStored('standby', next)).toBe('1');
    expect(await ask('download', password, uploaded)).toMatchObject({ status: 200, body: 'A manual.' });
  }, 120_000);

  test('the former primary takes no writes when it is started, and follows once its volume is gone', async () => {
    await compose('start', 'database');
    await untilTrue('it says why it does not start', async () => {
      const said = await logsOf('database');
      return said.includes('standby takes writes, and this server did before');
    });
    await expect(orders('database')).rejects.toThrow();
    await compose('stop', 'database');
    await podman('rm', container('database'));
    await podman('volume', 'rm', 'relab_database');
    await compose('up', '-d', '--no-deps', 'database');
    await untilTrue(
      'it follows',
      async () => (await select('standby', 'select state from pg_stat_replication')) === 'streaming',
    );
    const before = await orders('standby');
    const order = await ask<string>('order', '3');
    await untilTrue('it has the next order', async () => (await isStored('database', order)) === '1');
    expect(await orders('standby')).toBe(String(Number(before) + 1));
    expect(await select('database', 'select pg_is_in_recovery()')).toBe('t');
  }, 90_000);

  test('it is promoted in its turn', async () => {
    await compose('stop', '-t', '60', 'standby');
    await compose('exec', '-T', 'database', 'pg_ctl', 'promote');
    await untilTrue('a process is ready', isReady);
    expect(await isStored('database', await ask<string>('order', '4'))).toBe('1');
  }, 60_000);
});
