import { appendFile, chmod, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { copyCluster } from '../embedded/copy-cluster.ts';
import { type OpenEmbedded, openEmbedded } from '../embedded/open-embedded.ts';
import { ownCopy } from '../embedded/own-copy.ts';
import { socketFolder } from '../embedded/socket.ts';

/** A primary and a standby, from `openTwoServers`. */
export interface TwoServers {
  readonly primary: OpenEmbedded;
  standby: OpenEmbedded;
  /** Ends the standby, and starts it again; it follows whichever server it did. */
  restartStandby(): Promise<void>;
  /** Starts the primary before, after a promotion, as a standby that follows nobody. */
  reopenPrimary(): Promise<OpenEmbedded>;
  /** The address of both, the standby first. */
  url(parameters?: string): string;
  /** Resolves once the standby has what the primary has. */
  caughtUp(): Promise<void>;
  /** Makes the standby the primary; the primary before has to be stopped first. */
  promote(): Promise<void>;
  close(): Promise<void>;
}

/** A primary and a standby that follows it, as real servers in folders of their own. */
export async function openTwoServers(): Promise<TwoServers> {
  const folder = await mkdtemp(join(tmpdir(), 'relab-two-'));
  // As root the servers run as somebody else.
  await chmod(folder, 0o755);
  const [one, other] = [join(folder, 'one'), join(folder, 'other')] as const;
  const primary = await openEmbedded({ folder: one, poolSize: 2 });
  await mkdir(other);
  await copyCluster(one, {
    async folder(path) {
      await mkdir(join(other, path), { recursive: true });
    },
    async file(path, source) {
      await mkdir(dirname(join(other, path)), { recursive: true });
      await cp(source, join(other, path));
    },
    text: (path, text) => writeFile(join(other, path), text),
  });
  const password = (await readFile(join(one, 'password'), 'utf8')).trim();
  const follows = `host=${socketFolder(one)} user=relab password=${password}`;
  await appendFile(join(other, 'data/postgresql.auto.conf'), `primary_conninfo = '${follows}'\n`);
  await writeFile(join(other, 'data/standby.signal'), '');
  await ownCopy(other);
  const lsn = async (server: OpenEmbedded, call: string): Promise<string> =>
    (await server.pool.query<{ lsn: string }>(`select (${call})::text as lsn`)).rows[0]?.lsn ?? '';
  let reopened: OpenEmbedded | undefined;
  const servers: TwoServers = {
    primary,
    standby: await openEmbedded({ folder: other, poolSize: 2 }),
    async restartStandby() {
      await servers.standby.close();
      servers.standby = await openEmbedded({ folder: other, poolSize: 2 });
    },
    async reopenPrimary() {
      await writeFile(join(one, 'data/standby.signal'), '');
      await ownCopy(one);
      reopened = await openEmbedded({ folder: one, poolSize: 2 });
      return reopened;
    },
    url: (parameters = '') =>
      `postgresql://relab:${password}@/postgres?host=${socketFolder(other)},${socketFolder(one)}${parameters}`,
    async caughtUp() {
      const target = await lsn(primary, 'pg_current_wal_lsn()');
      while ((await lsn(servers.standby, `pg_last_wal_replay_lsn() >= '${target}'::pg_lsn`)) !== 'true')
        await pause(10);
    },
    async promote() {
      await servers.standby.pool.query('select pg_promote()');
    },
    async close() {
      await Promise.all([
        servers.standby.close().catch(() => undefined),
        primary.close().catch(() => undefined),
        reopened?.close(),
      ]);
      await rm(folder, { recursive: true, force: true });
    },
  };
  return servers;
}
