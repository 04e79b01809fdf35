import { join } from 'node:path';
import { openDatabase } from '@relab/database';
import { fillOurs } from '../../content/delivery/fill.ts';
import { relab } from '../../content/delivery/peers.ts';
import { questions } from '../../content/delivery/questions.ts';
import { type Side, startSides } from '../../content/delivery/sides.ts';
import { fillSpace, terms } from '../../content/space/fill-space.ts';
import { ensurePublisher, publisher } from '../../content/space/publisher.ts';
import { inFolder } from '../../server/src/arenas.ts';
import { type Databases, openDatabases, prepare } from '../../server/src/data/databases.ts';
import { load } from '../../server/src/load/load.ts';
import { toBytes } from '../../server/src/load/request.ts';
import { requestToken } from '../../server/src/peers/relab.ts';
import { type RunningServer, startServer } from '../../server/src/server.ts';
import { median } from '../figures.ts';
import { type Figure, reportFigures } from './figure.ts';

/**
 * Content in short: each call of delivery beside a route written by hand with one statement, built anew and cached, over HTTP with
 * 32 clients; and how long an author waits for a word that all contents of a space have.
 */
const clients = 32;
const rounds = 3;
const seconds = 0.6;
/** What stands in the way of the aim where it is missed. */
const obstacles: Partial<Record<keyof typeof questions, string>> = {
  collection4:
    "two statements for the floor's one: the collection's body says what it holds, and the second is built for it",
};
/** Filled in seconds; a search that is short here takes as long among more, since it looks at the newest of them. */
const contents = 20_000;

// An end of its own, so that what was started ends as well.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

let turn = 0;

async function perSecond(side: Side, question: keyof typeof questions, lasting: number): Promise<number> {
  const next = (): Buffer => {
    turn += 1;
    return toBytes({ method: 'GET', path: side.path(question, turn) }, side.headers(question));
  };
  const { server, status } = side;
  return (await load(server.port, next, { clients, seconds: lasting, statuses: [status] })).perSecond;
}

async function deliveryFigures(databases: Databases, servers: RunningServer[]): Promise<readonly Figure[]> {
  await databases.create('delivery');
  await fillOurs(databases.urlOf('delivery'));
  const sides = await startSides({ ours: databases.urlOf('delivery'), payload: undefined }, servers);
  const side = (title: string): Side => {
    const match = sides.find((one) => one.title === title);
    if (!match) throw new Error(`There is no ${title}.`);
    return match;
  };
  const [floor, anew, kept] = [side('floor'), side('made anew'), side('200')];
  const figures: Figure[] = [];
  for (const question of Object.keys(questions) as (keyof typeof questions)[]) {
    for (const one of [floor, anew, kept]) await perSecond(one, question, 0.4);
    const shares: { readonly anew: number; readonly kept: number }[] = [];
    for (let round = 0; round < rounds; round++) {
      const least = await perSecond(floor, question, seconds);
      shares.push({
        anew: (await perSecond(anew, question, seconds)) / least,
        kept: (await perSecond(kept, question, seconds)) / least,
      });
    }
    figures.push(
      {
        name: `content: ${questions[question]}, made anew, of the floor`,
        value: median(shares.map((share) => share.anew)),
        aim: { atLeast: 0.5 },
        ...(obstacles[question] === undefined ? {} : { note: obstacles[question] }),
      },
      {
        name: `content: ${questions[question]}, kept, of the floor`,
        value: median(shares.map((share) => share.kept)),
      },
    );
  }
  return figures;
}

async function searchFigures(databases: Databases, servers: RunningServer[]): Promise<readonly Figure[]> {
  await databases.create('space');
  const url = databases.urlOf('space');
  const opened = await openDatabase({ url, poolSize: 2 });
  await prepare(opened);
  await ensurePublisher(opened);
  const { id } = await fillSpace(opened, contents);
  await opened.close();
  const server = await startServer(relab, { url });
  servers.push(server);
  const authorization = await requestToken(server.port, publisher);
  const path = `/services/data/v63.0/connect/cms/items/search?queryTerm=${terms.all}&contentSpaceOrFolderIds=${id}&pageSize=25`;
  const next = (): Buffer => toBytes({ method: 'GET', path }, { authorization });
  await load(server.port, next, { clients: 1, seconds: 0.5 });
  const { p50 } = await load(server.port, next, { clients: 1, seconds: 2 });
  return [
    {
      name: 'content: search for a word that all have',
      value: p50,
      unit: 'ms',
      aim: { atMost: 50 },
      note: `among ${contents.toLocaleString('en')} contents; bench/content/space.ts searches 100,000`,
    },
  ];
}

await inFolder(async (folder) => {
  const databases = await openDatabases(join(folder, 'postgres'));
  const servers: RunningServer[] = [];
  try {
    const delivery = await deliveryFigures(databases, servers);
    for (const server of servers.splice(0)) await server.end();
    await reportFigures([...delivery, ...(await searchFigures(databases, servers))]);
  } finally {
    for (const server of servers) await server.end();
    await databases.close();
  }
});
