import pg, { type ClientBase } from 'pg';
import { rejectAfter } from '../reject-after.ts';
import type { Server, ServerList, ServerRole } from './server-list.ts';

/** A server answers, and has another role than the one that is needed. */
class OtherRole extends Error {}

interface RoleRow {
  readonly standby: boolean;
  readonly read_only: boolean;
  /** When the server began: tells one that runs from any other. */
  readonly started: string;
}

const fits: Readonly<Record<ServerRole, (row: RoleRow) => boolean>> = {
  any: () => true,
  'read-write': (row) => !row.read_only,
  'read-only': (row) => row.read_only,
  primary: (row) => !row.standby,
  standby: (row) => row.standby,
};

const describeRow = ({ standby, read_only }: RoleRow): string =>
  standby ? 'a standby' : read_only ? 'read-only' : 'a primary';

/** Which server connections are made to: the one that fitted last, until it fails. */
export interface ServerChoice {
  current(): Server;
  failed(server: Server, error: Error): void;
  /** Rejects where the server that a new connection leads to has another role. */
  check(client: ClientBase): Promise<void>;
  /** Whether an error is about one of the servers, so that the next one may do. */
  isAboutServer(error: unknown): boolean;
  /** `a:5432 is a standby; b:5432: connect ECONNREFUSED`. */
  problems(): string;
  /** A client that connects to the current server. */
  readonly Client: new (
    config: pg.ClientConfig,
  ) => pg.Client;
}

const roleQuestion =
  "select pg_is_in_recovery() as standby, current_setting('transaction_read_only')::bool as read_only, pg_postmaster_start_time()::text as started";

/** What `pg` has beside its types: the socket, to break it off. */
type Breakable = ClientBase & { readonly connection: { readonly stream: { destroy(): void } } };

/** A pooler lets clients in whose server is gone, and has their statements wait. */
async function askRole(client: ClientBase, timeout: number): Promise<RoleRow | undefined> {
  const role = client.query<RoleRow>(roleQuestion);
  const { rows } = await rejectAfter(timeout, role, `no answer within ${timeout} ms`);
  return rows[0];
}

const reasonOf = (error: Error): string =>
  error instanceof OtherRole
    ? ` is ${error.message}`
    : `: ${error.message || ('code' in error ? String(error.code) : error.name)}`;

export function createServerChoice(
  { servers, role, isOneServer = false }: ServerList,
  timeout: number,
  onSwitch: (line: string) => void,
): ServerChoice {
  const [first] = servers;
  if (!first) throw new Error('The address of the database names no host.');
  let at = 0;
  let used: Server | undefined;
  /** When the server began that is used, where only one may be. */
  let usedSince: string | undefined;
  const seen = new WeakSet<Error>();
  const problems = new Map<Server, string>();
  const leadsTo = new WeakMap<ClientBase, Server>();
  /** Those that were found to fit, until they end. */
  const connected = new Map<pg.Client, string>();
  const current = (): Server => servers[at] ?? first;

  const failed = (server: Server, error: Error): void => {
    seen.add(error);
    problems.set(server, `${server.name}${reasonOf(error)}`);
    // Several connections may fail at once; only the first of them moves on.
    if (current() === server) at = (at + 1) % servers.length;
  };

  /**
   * Whoever waits at a server that was left would wait for as long as its machine or its pooler likes. Where any role will do, it
   * may serve them yet.
   */
  const breakOff = (server: Server): void => {
    if (role === 'any') return;
    for (const client of connected.keys())
      if (leadsTo.get(client) === server) (client as unknown as Breakable).connection.stream.destroy();
  };

  /** A server that was started again, or another one behind the same address, such as that of a balancer. */
  const useSince = (started: string, server: Server): void => {
    if (usedSince !== undefined && usedSince !== started) {
      if (used === server)
        onSwitch(`${server.name} leads to another server now, or to one that was started again.`);
      for (const [client, since] of connected)
        if (since !== started) (client as unknown as Breakable).connection.stream.destroy();
    }
    usedSince = started;
  };

  class ServerClient extends pg.Client {
    constructor(config: pg.ClientConfig) {
      const server = current();
      super({ ...config, connectionString: server.url, connectionTimeoutMillis: timeout });
      leadsTo.set(this, server);
    }

    override connect(): Promise<pg.Client>;
    override connect(callback: (error: Error) => void): void;
    override connect(callback?: (error: Error) => void): unknown {
      if (!callback) return super.connect();
      return super.connect((error: Error) => {
        const server = leadsTo.get(this);
        if (error && server) failed(server, error);
        callback(error);
      });
    }
  }

  return {
    current,
    failed,
    async check(client) {
      const server = leadsTo.get(client) ?? first;
      let started = '';
      try {
        const row = await askRole(client, timeout);
        started = row?.started ?? '';
        if (!row || !fits[role](row)) throw new OtherRole(row ? describeRow(row) : 'of no known role');
      } catch (error) {
        if (error instanceof Error) failed(server, error);
        throw error;
      }
      problems.delete(server);
      if (client instanceof ServerClient) {
        connected.set(client, started);
        client.once('end', () => connected.delete(client));
      }
      if (used && used !== server) {
        onSwitch(`Connections go to ${server.name} now, no longer to ${used.name}.`);
        breakOff(used);
      }
      if (isOneServer) useSince(started, server);
      used = server;
    },
    isAboutServer: (error) => error instanceof Error && seen.has(error),
    problems: () => [...problems.values()].join('; '),
    Client: ServerClient,
  };
}
