import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { inFolder } from '../server/src/arenas.ts';
import { openDatabases } from '../server/src/data/databases.ts';
import { load, type Round } from '../server/src/load/load.ts';
import { toBytes } from '../server/src/load/request.ts';
import type { RunningServer } from '../server/src/server.ts';
import { median, table } from '../src/figures.ts';
import { fillOurs, fillPayload, isPayloadInstalled } from './delivery/fill.ts';
import { type Question, questionNames, questions } from './delivery/questions.ts';
import { type Side, startSides } from './delivery/sides.ts';

/**
 * Published content as our server delivers it, over HTTP: built anew, cached, and cached by the client already; beside the
 * least that could be done and beside Payload, on the same PostgreSQL. `node bench/content/delivery.ts [--rounds 3]
 * [--seconds 1] [--only item,referring] [--clients 1,32]`; Payload wants `npm ci` in `bench/payload` first, and is left out
 * without it.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '1' },
    clients: { type: 'string', default: '1,32' },
    only: { type: 'string', default: questionNames.join() },
  },
});
const rounds = Number(values.rounds);
const seconds = Number(values.seconds);
const chosen = questionNames.filter((name) => values.only.split(',').includes(name));

// An end of its own, so that what was started ends as well.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

let turn = 0;

function measure(side: Side, question: Question, clients: number, lasting: number): Promise<Round> {
  const next = (): Buffer => {
    turn += 1;
    return toBytes({ method: 'GET', path: side.path(question, turn) }, side.headers(question));
  };
  const { server, status } = side;
  return load(server.port, next, { clients, seconds: lasting, cpuTime: server.cpuTime, statuses: [status] });
}

/** A round of one, a round of the next: a machine that slows down slows them all. */
async function inTurns(sides: readonly Side[], question: Question, clients: number) {
  const shown = new Map<Side, Round[]>(sides.map((side) => [side, []]));
  for (let round = -1; round < rounds; round++)
    for (const [side, stored] of shown) {
      const one = await measure(side, question, clients, round < 0 ? 0.4 : seconds);
      if (round >= 0) stored.push(one);
    }
  return shown;
}

function rowOf(question: Question, shown: ReadonlyMap<Side, readonly Round[]>): string[] {
  const [floor = [], ...others] = shown.values();
  const middle = (of: readonly Round[], name: keyof Round) => median(of.map((round) => round[name]));
  const share = (of: readonly Round[]) =>
    median(of.map(({ perSecond }, round) => perSecond / (floor[round]?.perSecond ?? Number.NaN)));
  return [
    questions[question],
    ...[...shown.values()].map((of) => Math.round(middle(of, 'perSecond')).toLocaleString('en')),
    ...others.map((of) => share(of).toFixed(2)),
    [...shown.values()].map((of) => middle(of, 'p50').toFixed(1)).join(' / '),
    [...shown.values()].map((of) => middle(of, 'work').toFixed(2)).join(' / '),
  ];
}

await inFolder(async (folder) => {
  const databases = await openDatabases(join(folder, 'postgres'));
  const servers: RunningServer[] = [];
  try {
    await databases.create('ours');
    await fillOurs(databases.urlOf('ours'));
    const withPayload = isPayloadInstalled();
    if (withPayload) {
      await databases.create('payload');
      await fillPayload(databases.urlOf('payload'));
    }
    const sides = await startSides(
      { ours: databases.urlOf('ours'), payload: withPayload ? databases.urlOf('payload') : undefined },
      servers,
    );
    for (const clients of values.clients.split(',').map(Number)) {
      const rows: string[][] = [];
      for (const question of chosen) rows.push(rowOf(question, await inTurns(sides, question, clients)));
      const titles = sides.map(({ title }) => title);
      const [, ...others] = titles;
      console.log(
        `\n${table([`${clients} ${clients === 1 ? 'client' : 'clients'}`, ...titles, ...others.map((title) => `${title} ÷ floor`), 'p50 ms', 'work ms'], rows)}`,
      );
    }
    if (!withPayload) console.log('\nPayload is not installed: npm ci in bench/payload.');
    console.log(
      `\nMegabytes afterwards: ${[...new Set(sides.map(({ server }) => server))].map((server) => server.memory()).join(', ')}.`,
    );
  } finally {
    for (const server of servers) await server.end();
    await databases.close();
  }
});
