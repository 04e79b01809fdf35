import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { frozenServer } from './frozen-server.ts';

/** Where Debian puts it; undefined where it is not installed. */
export const poolerVersion: string | undefined = /PgBouncer (\S+)/.exec(
  spawnSync('/usr/sbin/pgbouncer', ['--version'], { encoding: 'utf8' }).stdout ?? '',
)?.[1];

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

async function waitFor(url: string): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    const failure = await client.connect().then(
      () => client.end(),
      (error: unknown) => error,
    );
    if (failure === undefined) return;
    if (attempt > 100) throw failure;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Where a pooler listens, and the command that runs a program there. */
export interface PoolerPlace {
  readonly host: string;
  /** Any that is free, where it is left out. */
  readonly port?: number;
  readonly command: (program: string, args: readonly string[]) => readonly [string, ...string[]];
}

const here: PoolerPlace = { host: '127.0.0.1', command: (program, args) => [program, ...args] };

/** Starts a PgBouncer in transaction mode in front of a database, with two sessions for all of its clients unless told otherwise. */
export async function startPooler(
  databaseUrl: string,
  sessions = 2,
  { host, port: given, command }: PoolerPlace = here,
): Promise<{ url: string; close(): Promise<void> }> {
  // It runs as another user, whom sockets of the test run do not admit.
  const hasPort = new URL(databaseUrl.replace('@/', '@socket/')).port !== '';
  const way = hasPort ? undefined : await frozenServer(databaseUrl);
  const { hostname, port, username, password, pathname } = new URL(way?.url ?? databaseUrl);
  const folder = await mkdtemp(join(tmpdir(), 'relab-pooler-'));
  await chmod(folder, 0o755);
  const own = given ?? (await freePort());
  const file = join(folder, 'pgbouncer.ini');
  const lines = [
    '[databases]',
    `${pathname.slice(1)} = host=${hostname} port=${port} user=${username} password=${decodeURIComponent(password)}`,
    '[pgbouncer]',
    `listen_addr = ${host}`,
    `listen_port = ${own}`,
    'unix_socket_dir =',
    'auth_type = any',
    'pool_mode = transaction',
    `default_pool_size = ${sessions}`,
  ];
  await writeFile(file, lines.join('\n'), { mode: 0o644 });
  // It does not run as root.
  const user = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  const [program, ...args] = command('/usr/sbin/pgbouncer', ['-q', ...user, file]);
  const child: ChildProcess = spawn(program, args, { stdio: 'ignore' });
  const url = `postgresql://${username}@${host}:${own}${pathname}`;
  await waitFor(url);
  return {
    url,
    async close() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      await way?.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
