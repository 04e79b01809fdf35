import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { appendFileSync, chmodSync, cpSync, existsSync, globSync, mkdtempSync, readFileSync } from 'node:fs';
import { chown, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from './free-port.fixture.ts';
import { loopbackMachine, type Machine } from './network.fixture.ts';

const scripts = join(import.meta.dirname, '../../../../deploy/compose');
const programs = ['initdb', 'postgres', 'psql', 'pg_basebackup', 'pg_ctl', 'pg_dump', 'pg_restore'];

/** The newest PostgreSQL 15 or later with all of its programs, where packages of Debian put it. */
export const postgresPrograms: string | undefined = globSync('/usr/lib/postgresql/*/bin')
  .filter((folder) => Number(folder.split('/').at(-2)) >= 15)
  .filter((folder) => programs.every((name) => existsSync(join(folder, name))))
  .sort()
  .at(-1);

/** A primary and a standby, made by the scripts of `deploy/compose`; no answer of the primary is ahead of the standby. */
export interface DatabaseServers {
  /** The address of each; the primary first. */
  readonly urls: readonly [string, string];
  /** As `make-secrets` writes it for the marketplace, with these places in place of the two servers. */
  databaseUrl(primary: string, standby: string): string;
  /** As when its machine is lost. */
  killPrimary(): Promise<void>;
  promote(): Promise<void>;
  /** As `killPrimary`; commits wait no longer for the standby. */
  killStandby(): Promise<void>;
  /** Resolves once it follows again. */
  startStandby(): Promise<void>;
  /** Runs one of PostgreSQL's programs on the new primary. */
  run(program: string, ...args: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

interface Person {
  readonly uid?: number;
  readonly gid?: number;
}

/** PostgreSQL does not run as root. */
function serverUser(): Person {
  if (process.getuid?.() !== 0) return {};
  const idOf = (kind: string): number => Number(execFileSync('id', [kind, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

async function untilTrue(url: string, question: string): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    try {
      await client.connect();
      if ((await client.query<{ is: boolean }>(`select (${question}) as is`)).rows[0]?.is) return;
      throw new Error(`It never became true: ${question}.`);
    } catch (error) {
      if (attempt > 300) throw error;
    } finally {
      await client.end().catch(() => undefined);
    }
    await pause(100);
  }
}

export async function openDatabaseServers(
  machines: readonly [Machine, Machine] = [loopbackMachine, loopbackMachine],
): Promise<DatabaseServers> {
  const bin = postgresPrograms;
  if (!bin) throw new Error('There is no PostgreSQL with all of its programs.');
  const user = serverUser();
  const folder = mkdtempSync(join(tmpdir(), 'relab-servers-'));
  chmodSync(folder, 0o755);
  if (user.uid !== undefined) await chown(folder, user.uid, user.gid ?? 0);
  for (const name of ['make-secrets', 'allow-replication', 'start-database']) {
    cpSync(join(scripts, name), join(folder, name));
    chmodSync(join(folder, name), 0o755);
  }
  const secret = (name: string): string => join(folder, 'secrets', name);
  const ports = [await freePort(), await freePort()] as const;
  const data = { primary: join(folder, 'primary'), standby: join(folder, 'standby') };
  const env = {
    PATH: `${bin}:${process.env.PATH}`,
    POSTGRES_USER: 'relab',
    POSTGRES_DB: 'relab',
    REPLICATION_PASSWORD_FILE: secret('replication-password'),
    PGHOST: folder,
    PGPORT: String(ports[0]),
  };
  const call = async (program: string, args: readonly string[], more: object = {}): Promise<void> => {
    await promisify(execFile)(program, args, { ...user, cwd: folder, env: { ...env, ...more } });
  };
  const place = (at: 0 | 1): readonly string[] => [
    ...['-p', String(ports[at]), '-k', folder],
    ...['-c', `listen_addresses=${machines[at].host}`, '-c', 'max_connections=200'],
  ];
  const started: ChildProcess[] = [];
  // Into a namespace goes root, and becomes the user of the servers there.
  const begin = (at: 0 | 1, program: string, args: readonly string[], more: object = {}): ChildProcess => {
    const asUser =
      user.uid === undefined
        ? [program, ...args]
        : ['setpriv', `--reuid=${user.uid}`, `--regid=${user.gid}`, '--clear-groups', program, ...args];
    const [first = program, ...rest] = asUser;
    const [command, ...all] = machines[at].command(first, rest);
    const child = spawn(command, all, { cwd: folder, env: { ...env, ...more }, stdio: 'ignore' });
    started.push(child);
    return child;
  };

  await call(join(folder, 'make-secrets'), []);
  // What the image of PostgreSQL does at its first start.
  const access = [
    '--auth-local=trust',
    '--auth-host=scram-sha-256',
    `--pwfile=${secret('database-password')}`,
  ];
  const letters = ['--encoding=UTF8', '--locale=C.UTF-8'];
  await call('initdb', ['-D', data.primary, '--username=relab', ...access, ...letters]);
  const password = readFileSync(secret('database-password'), 'utf8');
  const urlOf = (at: 0 | 1): string =>
    `postgresql://relab:${password}@${machines[at].host}:${ports[at]}/relab`;
  const urls = [urlOf(0), urlOf(1)] as const;
  appendFileSync(join(data.primary, 'pg_hba.conf'), 'host all all all scram-sha-256\n');
  const primary = begin(0, 'postgres', ['-D', data.primary, ...place(0)]);
  await untilTrue(urls[0].replace(/relab$/, 'postgres'), 'true');
  await call('psql', ['--username=relab', '--dbname=postgres', '--command=create database relab']);
  await call(join(folder, 'allow-replication'), [], { PGDATA: data.primary });
  await call('pg_ctl', ['reload', '-D', data.primary]);

  const copy = { PGDATA: data.standby, OTHER_HOST: machines[0].host, OTHER_PORT: String(ports[0]) };
  let standby = begin(1, join(folder, 'start-database'), place(1), copy);
  // The copy streams too while it is made, and would have the setting that comes next.
  const follows = "state = 'streaming' and application_name <> 'pg_basebackup'";
  await untilTrue(urls[0], `exists (select from pg_stat_replication where ${follows})`);
  const wait = 'alter system set synchronous_standby_names = "*"';
  await call('psql', ['--username=relab', '--dbname=relab', `--command=${wait}`]);
  await call('pg_ctl', ['reload', '-D', data.primary]);
  await untilTrue(urls[0], "exists (select from pg_stat_replication where sync_state = 'sync')");

  const ended = (child: ChildProcess): Promise<unknown> =>
    new Promise((resolve) =>
      child.exitCode === null && child.signalCode === null ? child.once('exit', resolve) : resolve(undefined),
    );
  return {
    urls,
    databaseUrl: (one, other) =>
      readFileSync(secret('database-url'), 'utf8')
        .replace('database:5432', one)
        .replace('standby:5432', other),
    async killPrimary() {
      primary.kill('SIGKILL');
      await ended(primary);
    },
    async killStandby() {
      await call('psql', [
        '--username=relab',
        '--dbname=relab',
        '--command=alter system reset synchronous_standby_names',
      ]);
      await call('pg_ctl', ['reload', '-D', data.primary]);
      standby.kill('SIGKILL');
      await ended(standby);
    },
    async startStandby() {
      standby = begin(1, 'postgres', ['-D', data.standby, ...place(1)]);
      await untilTrue(urls[0], "exists (select from pg_stat_replication where state = 'streaming')");
    },
    promote: () => call('pg_ctl', ['promote', '-D', data.standby]),
    run: (program, ...args) => call(program, args, { PGPORT: String(ports[1]), PGUSER: 'relab' }),
    async close() {
      for (const child of started) child.kill('SIGQUIT');
      await Promise.all(started.map(ended));
      await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
    },
  };
}
