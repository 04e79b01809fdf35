import { migrate, openDatabase } from '@relab/database';
import { openTwoServers, type TwoServers } from '@relab/database/testing';
import { standardObjects } from '@relab/records/objects';
import type { ReadFacts } from '@relab/server/observability';
import { type OpenReadReplica, openReadReplica } from '@relab/server/replica';
import { platformMigrations } from '../platform.fixture.ts';
import { type TestBrowser, type TestServer, testServer, uiApi } from '../server.fixture.ts';

/** A server over a primary, which reads from its standby. */
export interface ReplicaShop {
  readonly servers: TwoServers;
  readonly shop: TestServer;
  readonly replica: OpenReadReplica;
  /** What was said of the replica. */
  readonly lines: readonly string[];
  /** Where the reads since the last call went that may be behind. */
  reads(): readonly string[];
  /** Statements since the last call that each server got, without the questions of how far it is. */
  statements(): { readonly primary: readonly string[]; readonly standby: readonly string[] };
  /** Whether the standby goes on with what it has received. */
  replay(goesOn: boolean): Promise<void>;
  close(): Promise<void>;
}

export interface ReplicaShopOptions {
  readonly maxLag: number;
  /** Milliseconds that the standby has to answer. */
  readonly patience?: number;
  /** Of the replica; that of the standby without it. */
  readonly url?: (servers: TwoServers) => Promise<string> | string;
}

export async function openReplicaShop({
  maxLag,
  patience,
  url = ({ standby }) => standby.url,
}: ReplicaShopOptions): Promise<ReplicaShop> {
  const servers = await openTwoServers();
  const statements = { primary: [] as string[], standby: [] as string[] };
  const opened = await openDatabase({
    onStatement: ({ text }) => void statements.primary.push(text),
    url: servers.url('&target_session_attrs=read-write'),
    connectionTimeout: 20_000,
  });
  await migrate(opened.database, { objects: standardObjects, migrations: platformMigrations });
  await servers.caughtUp();
  const lines: string[] = [];
  const replica = await openReadReplica({
    url: await url(servers),
    primary: opened,
    onStatement: ({ text }) => void statements.standby.push(text),
    maxLag,
    patience,
    log: (line) => void lines.push(line),
  });
  let facts: ReadFacts[] = [];
  const observer = { read: (read: ReadFacts) => void facts.push(read) };
  const shop = await testServer(opened, { replica, observer });
  return {
    servers,
    shop,
    replica,
    lines,
    reads() {
      const made = facts.map(({ server, reason }) => `${server}: ${reason}`);
      facts = [];
      return made;
    },
    statements: () => ({ primary: statements.primary.splice(0), standby: statements.standby.splice(0) }),
    async replay(goesOn) {
      const call = goesOn ? 'pg_wal_replay_resume()' : 'pg_wal_replay_pause()';
      await servers.standby.pool.query(`select ${call}`);
      // A pause begins with the next record.
      if (!goesOn) await servers.primary.pool.query('select pg_switch_wal()');
    },
    async close() {
      await replica.close();
      await shop.close();
      await servers.close();
    },
  };
}

interface AccountPage {
  readonly records: readonly { readonly fields: { readonly Name: { readonly value: string } } }[];
}

/** The names of all accounts, as the list shows them to somebody. */
export async function listAccounts(browser: TestBrowser): Promise<readonly string[]> {
  const { status, body } = await browser.post(`${uiApi}/list-records/Account/AllAccounts`, { pageSize: 200 });
  if (status !== 200) throw new Error(`The list was answered ${status}: ${JSON.stringify(body)}`);
  return (body as AccountPage).records.map(({ fields }) => fields.Name.value);
}

/** The id of a new account. */
export async function createAccount(browser: TestBrowser, name: string): Promise<string> {
  const { status, body } = await browser.post(`${uiApi}/records`, {
    apiName: 'Account',
    fields: { Name: name },
  });
  if (status !== 201) throw new Error(`The account was answered ${status}: ${JSON.stringify(body)}`);
  return (body as { readonly id: string }).id;
}
