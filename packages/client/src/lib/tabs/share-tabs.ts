import { dehydrate } from '@relab/store';
import type { PublishedChange } from '../client/change.ts';
import type { Client } from '../client/client.ts';
import { changeUser } from '../invalidation/change-user.ts';
import { publishChanges } from '../invalidation/publish-changes.ts';
import { type Owner, partitionOf } from '../persistence/partition.ts';
import { rowId } from '../persistence/state-rows.ts';
import { forgetRecord } from '../records/forget-record.ts';
import { createThrottle } from '../values/throttle.ts';
import { uuid } from '../values/uuid.ts';
import { broadcastChannel, type Channel } from './channel.ts';
import { ingestNews } from './ingest-news.ts';
import { createKnowledge } from './knowledge.ts';
import { type Message, type News, readMessage } from './message.ts';
import { writtenNews } from './written-news.ts';

export interface ShareTabsOptions extends Owner {
  /** A BroadcastChannel unless told otherwise. */
  readonly channel?: Channel | undefined;
  /** How many milliseconds of news are told at once; 20 unless told otherwise. */
  readonly delay?: number;
  /**
   * For how many milliseconds a write is not told yet because this tab asks again for what it has touched: the others
   * take its answers and need not ask. 1,000 unless told otherwise.
   */
  readonly patience?: number;
  /** Tells when the page goes away. */
  readonly page?: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> | undefined;
}

/** Goes up with the form of what is told; tabs of other versions are not heard. */
const protocol = 2;

/**
 * Keeps the tabs of one user of one org alike: what a write has changed in one is right in all, without each of them
 * asking where the answer of one will do, and who signs out in one has signed out in all. At most 60 messages leave in
 * 60 s (D-278); what is above waits and goes out as one, so that nothing is lost. Ends with the answered function, and
 * by itself when another user asks.
 */
export function shareTabs(client: Client, options: ShareTabsOptions): () => void {
  const { delay = 20, patience = 1_000, page = globalThis.window } = options;
  const partition = partitionOf(options);
  const opened = options.channel ?? broadcastChannel(`relab ${partition}`);
  if (!opened) return () => {};
  const channel: Channel = opened;
  const { store } = client;
  const tab = uuid();
  const sender = { version: `${protocol}.${dehydrate(store, () => false).version}`, partition, tab };
  const knowledge = createKnowledge(tab);
  const throttle = createThrottle({ now: store.now, warn: () => {} });
  const others = new Set<string>();
  const touched = new Set<string>();
  let changes: PublishedChange[] = [];
  let scheduled = false;
  let receiving = false;
  let ended = false;

  function post(news: News): void {
    try {
      channel.post({ ...sender, known: knowledge.told(), ...news } satisfies Message);
    } catch {
      // Something in it cannot leave the page; the others ask the server when it has expired there.
    }
  }

  function schedule(milliseconds: number): void {
    if (scheduled || ended) return;
    scheduled = true;
    void client.wait(milliseconds).then(() => {
      scheduled = false;
      tell();
    });
  }

  /** Answers that a write on its way to the others has called for go with it: before it, they would be marked by it. */
  function tell(last = false): void {
    if (last) changes.push(...knowledge.releaseAll());
    const complete = !knowledge.isWaiting();
    const ids = [...touched].filter((id) => complete || id.startsWith('records/'));
    if (ended || others.size === 0 || (ids.length === 0 && changes.length === 0)) return;
    if (!last && !throttle.pass()) {
      schedule(throttle.left());
      return;
    }
    post({ kind: 'changes', changes, state: writtenNews(client, ids) });
    changes = [];
    if (complete) touched.clear();
  }

  async function hold(made: readonly PublishedChange[], answered: Promise<unknown>): Promise<void> {
    const number = knowledge.confirm(made);
    await Promise.race([answered, client.wait(patience)]);
    changes.push(...knowledge.release(number));
    schedule(delay);
  }

  /** Whatever comes of it here is no news to the others. */
  function receive(take: () => Promise<unknown>): void {
    receiving = true;
    take().catch(() => {});
    receiving = false;
  }

  function takeIn({ changes: made, state, known }: Extract<Message, { kind: 'changes' }>): Promise<void> {
    const told = knowledge.isCoveredBy(known) ? state : { ...state, entries: [] };
    knowledge.hear(known);
    for (const change of made)
      if (change.kind === 'record' && change.operation === 'delete' && change.id !== undefined)
        forgetRecord(client, change.id);
    return publishChanges(client, made, () => {
      // What comes from another tab is not told to it again.
      for (const id of ingestNews(client, told)) touched.delete(id);
    });
  }

  function hear(message: Message): void {
    if (message.kind === 'bye') others.delete(message.tab);
    else others.add(message.tab);
    if (message.kind === 'here') knowledge.hear(message.known);
    if (message.kind === 'hello') post({ kind: 'here' });
    else if (message.kind === 'changes') receive(async () => takeIn(message));
    else if (message.kind === 'user') receive(async () => changeUser(client));
  }

  channel.listen((value) => {
    const message = readMessage(value);
    if (!ended && message?.version === sender.version && message.partition === partition) hear(message);
  });

  const leave = () => tell(true);
  const stopListening = [
    store.watch(({ slice, id }) => {
      if (receiving || others.size === 0) return;
      touched.add(rowId(slice, id));
      schedule(delay);
    }),
    client.listen((event) => {
      if (event.type === 'changed' && !receiving && others.size > 0) void hold(event.changes, event.answered);
      if (event.type !== 'user') return;
      if (!receiving) post({ kind: 'user' });
      end();
    }),
    () => page?.removeEventListener('pagehide', leave),
  ];
  page?.addEventListener('pagehide', leave);

  function end(): void {
    if (ended) return;
    post({ kind: 'bye' });
    ended = true;
    for (const stop of stopListening) stop();
    channel.close();
  }

  post({ kind: 'hello' });
  return () => {
    leave();
    end();
  };
}
