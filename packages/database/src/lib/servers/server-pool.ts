import { setTimeout as pause } from 'node:timers/promises';
import pg, { type PoolClient, type PoolConfig } from 'pg';
import { createServerChoice, type ServerChoice } from './server-choice.ts';
import type { ServerList, ServerRole } from './server-list.ts';

/** None of the servers has the role that is needed, for as long as work waits for a connection. */
export class NoServerFits extends Error {
  override readonly name = 'NoServerFits';
  /** PostgreSQL's own: it cannot be connected to now. */
  readonly code = '57P03';

  constructor(role: ServerRole, problems: string) {
    super(`No server of the database is ${roleText[role]}: ${problems}.`);
  }
}

const roleText: Readonly<Record<ServerRole, string>> = {
  any: 'there',
  'read-write': 'one that takes writes',
  'read-only': 'one that is read only',
  primary: 'the primary',
  standby: 'a standby',
};

/** A login that one server refuses is refused by all: a wrong password or name is no reason to wait. */
const isWrongLogin = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^(?:28\w{3}|3D000)$/.test(String(error.code));

const usualTimeout = 5_000;
const minHostTimeout = 500;
/** Milliseconds between two rounds over all servers: a promotion takes some seconds. */
const roundPause = 200;

type Callback = (error: Error | undefined, client: PoolClient | undefined, done: () => void) => void;

interface ServerPoolOptions {
  readonly list: ServerList;
  readonly config: PoolConfig;
  readonly onSwitch?: (line: string) => void;
  /** Of another pool, whose connections lead to the same server as these. */
  readonly choice?: ServerChoice;
}

/**
 * A pool over several servers, whose connections lead to the one that fits. Where it is lost, the next connection finds
 * another one; while there is none, work waits for as long as it does for a free connection.
 */
export class ServerPool extends pg.Pool {
  readonly #options: ServerPoolOptions;
  readonly #choice: ServerChoice;

  constructor(options: ServerPoolOptions) {
    const { list, config, onSwitch = () => undefined } = options;
    const timeout = config.connectionTimeoutMillis ?? usualTimeout;
    // One that does not answer at all leaves time for the others.
    const hostTimeout =
      list.connectTimeout ?? Math.max(minHostTimeout, Math.floor(timeout / (list.servers.length + 1)));
    const choice = options.choice ?? createServerChoice(list, hostTimeout, onSwitch);
    super({
      ...config,
      // The types know a client without parameters.
      Client: choice.Client as unknown as NonNullable<PoolConfig['Client']>,
      onConnect: (client) => choice.check(client),
    });
    this.#options = options;
    this.#choice = choice;
  }

  /** Another pool over the same servers. */
  separate(config: PoolConfig): ServerPool {
    return new ServerPool({ ...this.#options, config: { ...this.#options.config, ...config } });
  }

  /** More connections to the very server that this pool's lead to. */
  beside(config: PoolConfig): ServerPool {
    return new ServerPool({
      ...this.#options,
      config: { ...this.#options.config, ...config },
      choice: this.#choice,
    });
  }

  override connect(): Promise<PoolClient>;
  override connect(callback: Callback): void;
  override connect(callback?: Callback): Promise<PoolClient> | undefined {
    const connecting = this.#connectFitting();
    if (!callback) return connecting;
    connecting.then(
      (client) => callback(undefined, client, client.release),
      (error: Error) => callback(error, undefined, () => undefined),
    );
    return undefined;
  }

  async #connectFitting(): Promise<PoolClient> {
    const { list, config } = this.#options;
    const end = performance.now() + (config.connectionTimeoutMillis ?? usualTimeout);
    for (let attempt = 1; ; attempt++) {
      try {
        return await super.connect();
      } catch (error) {
        if (!this.#choice.isAboutServer(error) || isWrongLogin(error)) throw error;
        if (performance.now() > end) throw new NoServerFits(list.role, this.#choice.problems());
        if (attempt % list.servers.length === 0) await pause(roundPause);
      }
    }
  }
}
