import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { poolerVersion, startPooler } from '@relab/database/testing';
import {
  openDatabaseServers,
  postgresPrograms,
} from '../../../apps/marketplace/src/chaos/database-servers.fixture.ts';
import { inFolder } from '../../server/src/arenas.ts';
import { load, type Round } from '../../server/src/load/load.ts';
import { toBytes } from '../../server/src/load/request.ts';
import { median, ms, table } from '../figures.ts';
import { type Question, questionsOf } from '../size/questions.ts';
import { type ShopStart, type SizedShop, startSizedShop } from '../size/sized-shop.ts';
import { openCachingProxy } from './caching-proxy.ts';
import { limitEach } from './core-share.ts';

/**
 * One shop, whose PostgreSQL has a standby, run in several ways: by 1, 2 and 4 processes, through a pooler, with reads from the
 * standby, behind a caching proxy. All of them in turn, several rounds; p50 and p95 of 1 client and of 16, and requests a second.
 * `node bench/src/scale/variants.ts [--listings 20000] [--seconds 2] [--rounds 3] [--share 0.6]`
 *
 * Processes, database and clients share the cores of this machine, so that a second process gains only what the database does not
 * need. `--share` gives each process that part of a core (cgroups of version 1, as root), and leaves the rest to the others, as if
 * they had machines of their own.
 */
const { values } = parseArgs({
  options: {
    listings: { type: 'string', default: '20000' },
    seconds: { type: 'string', default: '2' },
    rounds: { type: 'string', default: '3' },
    share: { type: 'string' },
    only: { type: 'string', default: '' },
    port: { type: 'string', default: '5840' },
  },
});
if (!postgresPrograms || !poolerVersion) {
  console.error('It needs the programs of PostgreSQL 15 or newer and PgBouncer.');
  process.exit(2);
}
const listings = Number(values.listings);
const firstPort = Number(values.port);
const seconds = Number(values.seconds);

/** A way to run the shop. */
interface Variant {
  readonly name: string;
  readonly start?: ShopStart;
  readonly hasCache?: boolean;
}

interface Running {
  readonly name: string;
  /** Where clients connect. */
  readonly port: number;
  readonly questions: readonly Question[];
}

const measured = ['home', 'category', 'listing', 'search page', 'record', 'related list', 'query by name'];
const guestHome: Question = {
  name: 'home of guests',
  request: () => ({ path: '/', headers: { 'accept-encoding': 'gzip' } }),
};

async function measure(folder: string): Promise<void> {
  const closing: (() => Promise<unknown>)[] = [];
  try {
    const servers = await openDatabaseServers();
    closing.unshift(() => servers.close());
    const pooler = await startPooler(servers.urls[0], 20);
    closing.unshift(() => pooler.close());
    const settings = { DATABASE_URL: servers.urls[0], RELAB_SECRET: 'x'.repeat(64) };
    const variants: readonly Variant[] = [
      { name: '1 process' },
      { name: '2 processes', start: { processes: 2 } },
      { name: '4 processes', start: { processes: 4 } },
      { name: 'pooler', start: { settings: { DATABASE_URL: pooler.url } } },
      { name: 'standby', start: { settings: { DATABASE_READ_URL: servers.urls[1] } } },
      { name: 'caching proxy', hasCache: true },
    ];
    const running: Running[] = [];
    for (const [at, { name, start = {}, hasCache }] of variants.entries()) {
      const own = join(folder, String(at));
      const [port, proxyPort] = [firstPort + 2 * at, firstPort + 2 * at + 1];
      await mkdir(own, { recursive: true });
      const shop: SizedShop = await startSizedShop(own, listings, port, {
        ...start,
        settings: { ...settings, ...start.settings },
      });
      closing.unshift(() => shop.stop());
      if (values.share !== undefined) {
        const release = await limitEach(shop.pid, start.processes ?? 1, Number(values.share));
        // Behind the shop, whose processes are in the groups.
        closing.splice(1, 0, release);
      }
      if (hasCache) {
        const proxy = await openCachingProxy(own, proxyPort, port);
        if (!proxy) continue;
        closing.unshift(() => proxy.close());
      }
      const questions = (await questionsOf(shop)).filter((one) => measured.includes(one.name));
      running.push({ name, port: hasCache ? proxyPort : port, questions: [guestHome, ...questions] });
    }
    await compare(running);
  } finally {
    for (const close of closing) await close();
  }
}

/** Rounds of one question by variant. */
async function roundsOf(running: readonly Running[], name: string, clients: number): Promise<Round[][]> {
  const rounds: Round[][] = running.map(() => []);
  // The first one has plans made and code compiled.
  for (let round = 0; round <= Number(values.rounds); round++)
    for (const [at, { port, questions }] of running.entries()) {
      const question = questions.find((one) => one.name === name);
      if (!question) continue;
      let turn = 0;
      const next = () => {
        const { path, headers = {} } = question.request(turn++);
        return toBytes({ method: 'GET', path }, headers);
      };
      const options = { clients, seconds: round === 0 ? seconds / 2 : seconds };
      const figures = await load(port, next, options).catch((cause: unknown) => {
        throw new Error(`${running[at]?.name}, ${name}, ${clients} clients`, { cause });
      });
      if (round > 0) rounds[at]?.push(figures);
    }
  return rounds;
}

async function compare(running: readonly Running[]): Promise<void> {
  const rows: string[][] = [];
  for (const { name } of running[0]?.questions ?? []) {
    if (!name.includes(values.only)) continue;
    const [one, many] = [await roundsOf(running, name, 1), await roundsOf(running, name, 16)];
    const of = (rounds: readonly Round[] | undefined, value: (round: Round) => number): number =>
      median((rounds ?? []).map(value));
    const rate = (at: number): number => of(many[at], ({ perSecond }) => perSecond);
    for (const [at, variant] of running.entries())
      rows.push([
        name,
        variant.name,
        `${ms(of(one[at], ({ p50 }) => p50))} / ${ms(of(one[at], ({ p95 }) => p95))}`,
        `${ms(of(many[at], ({ p50 }) => p50))} / ${ms(of(many[at], ({ p95 }) => p95))}`,
        rate(at).toFixed(0),
        (rate(at) / rate(0)).toFixed(2),
      ]);
  }
  const head = ['', '', '1 client: p50 / p95 ms', '16 clients: p50 / p95 ms', 'a second', 'of one process'];
  console.log(table(head, rows));
}

await inFolder(measure);
