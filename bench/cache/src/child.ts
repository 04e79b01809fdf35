import { changeRound, observedRound, sharedRound } from './change-round.ts';
import { heapRound } from './heap-round.ts';
import type { HttpResponse, Reply, Task } from './messages.ts';
import { type PageTexts, pageRound, pageTexts } from './page-round.ts';
import type { Peer } from './peer.ts';
import { isPeerName, peers } from './peer-names.ts';

/** The process of one peer: loads it and nothing else, and answers one task after the other. */
const name = process.argv[2] ?? '';
if (!isPeerName(name)) throw new Error(`There is no peer called ${name}.`);
const { peer } = await peers[name].load();
// The same call twice: each with the types of its own form.
if (peer.takes === 'ui') serve(peer);
else serve(peer);

/** What was put in comes out, with what its links lead to. */
function checkReads<Page, Item, Linked>(given: Peer<Page, Item, Linked>): void {
  const cache = given.create();
  cache.takeIn(JSON.parse(JSON.stringify(given.form.page({ size: 30 }))));
  const read = JSON.stringify(cache.read()) ?? '';
  for (const part of ['"Instrument 29"', '"Owner 9"', '"Maker 9"', '"SN-29"'])
    if (!read.includes(part)) throw new Error(`${name} does not read ${part} from the page that it took in.`);
}

function serve<Page, Item, Linked>(given: Peer<Page, Item, Linked>): void {
  checkReads(given);
  const texts = new Map<number, PageTexts>();
  const textsOf = (size: number) => {
    const held = texts.get(size) ?? pageTexts(given, size);
    texts.set(size, held);
    return held;
  };
  const carryOut = async (task: Task): Promise<HttpResponse> => {
    if (task.kind === 'page') return pageRound(given, textsOf(task.size), task.batch);
    if (task.kind === 'change') return changeRound(given, task.count, task.samples);
    if (task.kind === 'shared') return sharedRound(given, task.count, task.samples);
    if (task.kind === 'observed') return observedRound(given, task.count, task.blocks);
    return heapRound(given, task.size);
  };
  process.on('message', async (task: Task) => {
    const reply: Reply = await carryOut(task).then(
      (response) => ({ response }),
      (error: unknown) => ({ reason: error instanceof Error ? error.message : String(error) }),
    );
    process.send?.(reply);
  });
  process.send?.('ready');
}
