import { execFile } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { poolerVersion, startPooler } from '@relab/database/testing';
import { createGuest, findProducts } from '../start/guest.fixture.ts';
import { buildOnce, makeFolder, removeFolder, type Started, start } from '../start/started.fixture.ts';
import { type DatabaseServers, openDatabaseServers, postgresPrograms } from './database-servers.fixture.ts';
import { freePort } from './free-port.fixture.ts';
import { hasNamespaces, type Machine, type Network, openNetwork } from './network.fixture.ts';
import { openProxy, proxyVersion } from './proxy.fixture.ts';
import { rowsOf } from './rows-of.fixture.ts';
import { type ServiceProcess, startService } from './service-process.fixture.ts';
import { settingsOfOneNetwork } from './visitors.fixture.ts';

/** Programs that an installation needs and this machine has not. */
export const missingPrograms: readonly string[] = [
  ...(postgresPrograms ? [] : ['the programs of PostgreSQL']),
  ...(poolerVersion ? [] : ['PgBouncer']),
  ...(proxyVersion ? [] : ['Caddy']),
];

/** What it is made of here, or why there is none. */
export const installationTitle: string =
  missingPrograms.length > 0
    ? `a whole installation (skipped: ${missingPrograms.join(', ')} not installed)`
    : `Caddy ${proxyVersion}, two processes, two of PgBouncer ${poolerVersion}, PostgreSQL of ${postgresPrograms} with a standby, a store, a mail server, ` +
      `${hasNamespaces ? 'each in a network namespace of its own' : 'all on loopback, since there are no network namespaces here'}`;

/** What `npm start` runs of this release. */
const thisRelease = join(import.meta.dirname, '../../../../scripts/start.js');

export const unitsAtFirst = 400;

/** The names that processes know the other machines by. */
const names = ['pooler-1', 'pooler-2', 'store'] as const;

/** A whole installation as `deploy/compose` puts it together, of real parts. */
export interface Installation {
  /** Where visitors come. */
  readonly address: string;
  readonly network: Network;
  readonly servers: DatabaseServers;
  /** Those of the processes, of the two database servers, and the others by their names. */
  readonly web: readonly [Machine, Machine];
  readonly databases: readonly [Machine, Machine];
  readonly machines: Readonly<Record<(typeof names)[number], Machine>>;
  readonly mail: ServiceProcess;
  readonly folders: readonly string[];
  readonly settings: Readonly<Record<string, string>>;
  /** Listings that shoppers buy, with `unitsAtFirst` of each. */
  readonly products: readonly string[];
  readonly processes: Started[];
  /** The address of one of the processes. */
  readonly addressOf: (at: number) => string;
  /** Starts it again, of this release unless another one is named. */
  readonly begin: (at: number, program?: string) => Promise<void>;
  /** Waits until it says that it is ready. */
  readonly ready: (at: number) => Promise<void>;
  /** Has names resolve for both processes, or not any more. */
  readonly resolveNames: (is: boolean) => void;
  /** Ends the pooler of the first server and starts another one in its place. */
  readonly restartPooler: (between: () => Promise<void>) => Promise<void>;
  /** Runs a command of Relab on the machine of the first process, with its settings. */
  readonly run: (
    file: string,
    args: readonly string[],
    env?: Readonly<Record<string, string>>,
  ) => Promise<{ readonly stdout: string }>;
  close(): Promise<void>;
}

export interface InstallationOptions {
  /** Prepares what the processes run at first: the path of its program. */
  readonly firstRelease?: () => Promise<string>;
  readonly settings?: Readonly<Record<string, string>>;
  /** A folder in which the folders of data are made. */
  readonly within?: string;
}

/** Opens it, and closes what is open already where something fails. */
export async function openInstallation(options: InstallationOptions = {}): Promise<Installation> {
  const closing: (() => Promise<unknown>)[] = [];
  const close = async (): Promise<void> => {
    for (const end of closing.splice(0)) await end();
  };
  try {
    return { ...(await open(options, closing)), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function open(
  { firstRelease, settings: more, within }: InstallationOptions,
  closing: (() => Promise<unknown>)[],
): Promise<Omit<Installation, 'close'>> {
  const closed = <Opened extends { close(): Promise<unknown> }>(opened: Opened): Opened => {
    closing.unshift(() => opened.close());
    return opened;
  };
  await buildOnce();
  const network = closed(await openNetwork());
  const machine = (name: string): Promise<Machine> => network.machine(name);
  const web = [await machine('web-1'), await machine('web-2')] as const;
  const databases = [await machine('database'), await machine('standby')] as const;
  const machines = {
    'pooler-1': await machine('pooler-1'),
    'pooler-2': await machine('pooler-2'),
    store: await machine('store'),
  };
  const [program, servers] = await Promise.all([
    firstRelease?.() ?? thisRelease,
    openDatabaseServers(databases).then(closed),
  ]);
  let pooler = await startPooler(servers.urls[0], 20, machines['pooler-1']);
  closing.unshift(() => pooler.close());
  const other = closed(await startPooler(servers.urls[1], 20, machines['pooler-2']));
  const store = closed(await startService('bucket', machines.store));
  const mail = closed(await startService('mail', await machine('mail')));
  const named = (url: string, name: (typeof names)[number]): string =>
    network.isApart ? url.replace(machines[name].host, name) : url;
  const placeOf = ({ url }: { readonly url: string }): string => new URL(url).host;

  const resolveNames = (is: boolean): void => {
    const known = is ? Object.fromEntries(names.map((name) => [name, machines[name].host])) : {};
    for (const one of web) one.resolve(known);
  };
  if (network.isApart) resolveNames(true);

  const folders: string[] = [];
  for (const at of web.keys()) {
    const folder = within === undefined ? await makeFolder() : join(within, `data-${at}`);
    mkdirSync(folder, { recursive: true });
    closing.unshift(() => removeFolder(folder));
    folders.push(folder);
  }
  const ports = [await freePort(), await freePort()] as const;
  const settings = {
    DATABASE_URL: servers.databaseUrl(named(placeOf(pooler), 'pooler-1'), named(placeOf(other), 'pooler-2')),
    RELAB_SECRET: 'x'.repeat(64),
    RELAB_LISTINGS: '60',
    RELAB_TRUST_PROXY: 'yes',
    // By its address: what sends mail asks a server for names, and there is none here.
    RELAB_SMTP: mail.url,
    RELAB_MAIL_FROM: 'shop@relab.example',
    RELAB_MEDIA_S3_ENDPOINT: named(store.url, 'store'),
    RELAB_MEDIA_S3_BUCKET: 'relab',
    AWS_ACCESS_KEY_ID: 'key',
    AWS_SECRET_ACCESS_KEY: 'secret',
    // What guests order is not to wait for a mail. All other limits are those that a shop has.
    RELAB_UNCONFIRMED_ORDER_LIMIT: '1000000',
    ...settingsOfOneNetwork,
    ...more,
  };
  const addressOf = (at: number): string => `http://${web[at]?.host}:${ports[at]}`;
  const isReady = async (at: number): Promise<boolean> => {
    const signal = AbortSignal.timeout(5_000);
    const response = await fetch(`${addressOf(at)}/readyz`, { signal }).catch(() => undefined);
    await response?.body?.cancel();
    return response?.status === 200;
  };
  const ready = async (at: number): Promise<void> => {
    for (const end = performance.now() + 60_000; !(await isReady(at)); await pause(50))
      if (performance.now() > end) throw new Error(`Process ${at} did not become ready.`);
  };
  const processes: Started[] = [];
  const launch = (at: number, release: string): Started => {
    const own = { RELAB_DATA: folders[at] ?? '', HOST: web[at]?.host ?? '', PORT: String(ports[at]) };
    const one = start({ ...settings, ...own }, (web[at] as Machine).command(process.execPath, [release]));
    closing.unshift(async () => {
      if (one.child.exitCode === null) one.child.kill('SIGKILL');
      await one.ended;
    });
    processes[at] = one;
    return one;
  };
  const begin = async (at: number, release = thisRelease): Promise<void> => {
    await launch(at, release).address;
    await ready(at);
  };
  await Promise.all([begin(0, program), begin(1, program)]);
  const upstreams = ports.map((port, at) => `${web[at]?.host}:${port}`);
  const { address } = closed(await openProxy(upstreams, await machine('proxy')));
  const products = [...(await findProducts(createGuest(() => address)))].slice(0, 40);
  await rowsOf(servers.urls[0], 'update product_stock set on_hand = $1 where product_id = any($2)', [
    unitsAtFirst,
    products,
  ]);
  return {
    ...{ address, network, servers, web, databases, machines, mail, folders, settings, products },
    ...{ processes, addressOf, begin, ready, resolveNames },
    async restartPooler(between) {
      const { port } = new URL(pooler.url);
      await pooler.close();
      await between();
      pooler = await startPooler(servers.urls[0], 20, { ...machines['pooler-1'], port: Number(port) });
    },
    run: (file, args, env = {}) => {
      const [command, ...all] = web[0].command(process.execPath, [file, ...args]);
      const own = { ...process.env, ...settings, RELAB_DATA: folders[0] ?? '', ...env };
      return promisify(execFile)(command, all, { env: own });
    },
  };
}
