import { dehydrate } from '@relab/store';
import type { Client } from '../client/client.ts';
import { changeUser } from '../invalidation/change-user.ts';
import { publishChanges } from '../invalidation/publish-changes.ts';
import { type Owner, partitionOf } from '../persistence/partition.ts';
import { rowId } from '../persistence/state-rows.ts';
import { forgetRecord } from '../records/forget-record.ts';
import { uuid } from '../values/uuid.ts';
import { broadcastChannel, type Channel } from './channel.ts';
import { ingestNews, refetchNewer } from './ingest-news.ts';
import { createKnowledge, type Knowledge } from './knowledge.ts';
import { type Message, type News, readMessage } from './message.ts';
import { createNewsSender } from './news-sender.ts';

/** Whose tabs are synchronised, and how soon. Times are milliseconds. */
export interface ShareTabsOptions extends Owner {
  /** A BroadcastChannel by default. */
  readonly channel?: Channel | undefined;
  /** How many milliseconds of news are posted at once; 20 by default. */
  readonly delay?: number;
  /**
   * For how many milliseconds a write is not posted yet because this tab requests again what it has invalidated: the others
   * ingest the responses and need not ask. 1,000 by default.
   */
  readonly patience?: number;
  /** Its events say when the page goes away. */
  readonly page?: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> | undefined;
}

/** Goes up with the form of messages; those of other versions are ignored. */
const protocol = 2;

/**
 * Synchronises the tabs of one user of one org: what a write has changed in one is up to date in all, with one request
 * where one response is enough, and signing out in one signs out in all. At most 60 messages are sent in
 * 60 s (D-278); further ones wait and are sent as one, so that nothing is lost. Ends with the returned function, and
 * by itself when another user signs in. Tabs in another language receive what has changed, and request it themselves.
 */
export function shareTabs(client: Client, options: ShareTabsOptions): () => void {
  const { delay = 20, patience = 1_000, page = globalThis.window } = options;
  const partition = partitionOf(options);
  const opened = options.channel ?? broadcastChannel(`relab ${partition}`);
  if (!opened) return () => {};
  const channel: Channel = opened;
  const { store, language } = client;
  const tab = uuid();
  const version = `${protocol}.${dehydrate(store, () => false).version}`;
  const sender = { version, partition, tab, ...(language === undefined ? {} : { language }) };
  const knowledge = createKnowledge(tab);
  const others = new Set<string>();
  const hasListeners = () => others.size > 0;
  let receiving = false;
  let ended = false;

  function post(news: News): void {
    try {
      channel.post({ ...sender, known: knowledge.told(), ...news } satisfies Message);
    } catch {
      // Something in it cannot leave the page; the others ask the server when it has expired there.
    }
  }

  const news = createNewsSender({ client, knowledge, post, hasListeners, delay, patience });

  /** Whatever comes of it here is no news to the others. */
  function receive(ingest: () => Promise<unknown>): void {
    receiving = true;
    ingest().catch(() => {});
    receiving = false;
  }

  function hear(message: Message): void {
    if (message.kind === 'bye') others.delete(message.tab);
    else others.add(message.tab);
    if (message.kind === 'here') knowledge.hear(message.known);
    if (message.kind === 'hello') post({ kind: 'here' });
    else if (message.kind === 'changes')
      receive(async () => ingestChanges(client, knowledge, message, news.forget));
    else if (message.kind === 'user') receive(async () => changeUser(client));
  }

  channel.listen((value) => {
    const message = readMessage(value);
    if (!ended && message?.version === sender.version && message.partition === partition) hear(message);
  });

  const stopListening = [
    store.watch(({ slice, id }) => {
      if (!receiving && hasListeners()) news.touch(rowId(slice, id));
    }),
    client.listen((event) => {
      if (event.type === 'changed' && !receiving && hasListeners())
        news.confirm(event.changes, event.settled);
      if (event.type !== 'user') return;
      if (!receiving) post({ kind: 'user' });
      end();
    }),
    () => page?.removeEventListener('pagehide', news.flush),
  ];
  page?.addEventListener('pagehide', news.flush);

  function end(): void {
    if (ended) return;
    post({ kind: 'bye' });
    ended = true;
    news.end();
    for (const stop of stopListening) stop();
    channel.close();
  }

  post({ kind: 'hello' });
  return () => {
    news.flush();
    end();
  };
}

/** What another tab has changed, with the responses that it brought; `ingested` is called with the ids of their rows. */
function ingestChanges(
  client: Client,
  knowledge: Knowledge,
  { changes, state, known, language }: Extract<Message, { kind: 'changes' }>,
  ingested: (id: string) => void,
): Promise<void> {
  const usable = knowledge.isCoveredBy(known) ? state : { ...state, entries: [] };
  knowledge.hear(known);
  for (const change of changes)
    if (change.kind === 'record' && change.operation === 'delete' && change.id !== undefined)
      forgetRecord(client, change.id);
  return publishChanges(client, changes, () => {
    if (language !== client.language) return void refetchNewer(client, state);
    // What comes from another tab is not posted to it again.
    for (const id of ingestNews(client, usable)) ingested(id);
  });
}
