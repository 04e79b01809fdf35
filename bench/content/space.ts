import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openDatabase } from '@relab/database';
import { inFolder } from '../server/src/arenas.ts';
import { openDatabases, prepare, withDatabase } from '../server/src/data/databases.ts';
import { load, type Round } from '../server/src/load/load.ts';
import { toBytes } from '../server/src/load/request.ts';
import { requestToken } from '../server/src/peers/relab.ts';
import { type RunningServer, startServer } from '../server/src/server.ts';
import { median, ms, percentile, table } from '../src/figures.ts';
import { isPayloadInstalled, makePayloadTables } from './delivery/fill.ts';
import { payload, relab } from './delivery/peers.ts';
import { contents, fillSpace, readDrafts, texts } from './space/fill-space.ts';
import { ensurePublisher, publisher } from './space/publisher.ts';
import { type Question, questionsOf } from './space/questions.ts';

/**
 * A space of 100,000 contents as its authors work in it: pages of a folder, search, publishing 500 at once; beside lists of as
 * many documents in Payload on the same PostgreSQL, where it is installed. `node bench/content/space.ts [--rounds 3]
 * [--seconds 0.7] [--clients 1,32]`.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '0.7' },
    clients: { type: 'string', default: '1,32' },
  },
});
const rounds = Number(values.rounds);
const seconds = Number(values.seconds);

// An end of its own, so that what was started ends as well.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

let turn = 0;

function measure(
  server: RunningServer,
  path: (turn: number) => string,
  authorization: string,
  clients: number,
) {
  const next = (): Buffer => {
    turn += 1;
    return toBytes({ method: 'GET', path: path(turn) }, authorization === '' ? {} : { authorization });
  };
  return load(server.port, next, { clients, seconds, cpuTime: server.cpuTime });
}

/** Where one client waits as long, in milliseconds, with 32 a round would take minutes and show no more. */
const tooLong = 300;

/** Requests a second: where there are few, the first decimal counts. */
const count = (value: number): string =>
  value.toLocaleString('en', { maximumFractionDigits: value < 10 ? 1 : 0 });

const isSlow = (of: readonly Round[]): boolean => of.length > 0 && figure(of, 'p50') > tooLong;

const figure = (of: readonly Round[], name: keyof Round): number => median(of.map((round) => round[name]));

await inFolder(async (folder) => {
  const databases = await openDatabases(join(folder, 'postgres'));
  const servers: RunningServer[] = [];
  try {
    await databases.create('ours');
    const url = databases.urlOf('ours');
    const opened = await openDatabase({ url, poolSize: 2 });
    await prepare(opened);
    await ensurePublisher(opened);
    const space = await fillSpace(opened);
    const server = await startServer(relab, { url });
    servers.push(server);
    const authorization = await requestToken(server.port, publisher);

    let other: RunningServer | undefined;
    if (isPayloadInstalled()) {
      await databases.create('payload');
      const payloadUrl = databases.urlOf('payload');
      await makePayloadTables(payloadUrl);
      await withDatabase({ url: payloadUrl }, async ({ pool }) => {
        await pool.query(
          `insert into articles (title, url_name, body, published_date, updated_at, created_at)
           select ${texts.title}, ${texts.urlName}, ${texts.body}, timestamptz '2026-01-01' + n * interval '1 second', now(), now()
           from generate_series(0, ${contents - 1}) n`,
        );
        await pool.query('vacuum analyze');
      });
      other = await startServer(payload, { url: payloadUrl });
      servers.push(other);
    }

    const questions = questionsOf(space);
    const slow = new Set<string>();
    for (const clients of values.clients.split(',').map(Number)) {
      const shown = new Map<Question, { readonly own: Round[]; readonly theirs: Round[] }>(
        questions.map((question) => [question, { own: [], theirs: [] }]),
      );
      // All questions in each round: a machine that slows down slows them all.
      for (let round = -1; round < rounds; round++)
        for (const [{ title, relab: path, payload: theirPath }, { own, theirs }] of shown) {
          if (!slow.has(`Relab ${title}`)) {
            const one = await measure(server, path, authorization, clients);
            if (round >= 0) own.push(one);
          }
          if (!other || theirPath === undefined || slow.has(`Payload ${title}`)) continue;
          const its = await measure(other, () => theirPath, '', clients);
          if (round >= 0) theirs.push(its);
        }
      for (const [{ title }, { own, theirs }] of shown) {
        if (isSlow(own)) slow.add(`Relab ${title}`);
        if (isSlow(theirs)) slow.add(`Payload ${title}`);
      }
      const cells = (of: readonly Round[]): string[] =>
        of.length === 0
          ? ['', '']
          : [count(figure(of, 'perSecond')), `${ms(figure(of, 'p50'))} / ${ms(figure(of, 'p95'))}`];
      const rows = [...shown].map(([{ title }, { own, theirs }]) => [
        title,
        ...cells(own),
        ...(other ? cells(theirs) : []),
      ]);
      const head = [`${clients} ${clients === 1 ? 'client' : 'clients'}`, 'Relab /s', 'Relab p50 / p95 ms'];
      console.log(`\n${table(other ? [...head, 'Payload /s', 'Payload p50 / p95 ms'] : head, rows)}`);
    }
    if (slow.size > 0) console.log(`\nNot asked by more than one client: ${[...slow].join('; ')}.`);

    const times: number[] = [];
    for (let round = 0; round < 5; round++) {
      const variantIds = await readDrafts(opened, { offset: 0, limit: 500 });
      const start = performance.now();
      const response = await fetch(
        `http://127.0.0.1:${server.port}/services/data/v63.0/connect/cms/contents/publish`,
        {
          method: 'POST',
          headers: { authorization, 'content-type': 'application/json' },
          body: JSON.stringify({ variantIds }),
        },
      );
      if (!response.ok) throw new Error(await response.text());
      await response.text();
      times.push(performance.now() - start);
    }
    console.log(
      `\nPublishing 500 variants at once, five times: ${ms(percentile(times, 0.5))} ms, ${ms(Math.max(...times))} at most.`,
    );
    await opened.close();
  } finally {
    for (const server of servers) await server.end();
    await databases.close();
  }
});
