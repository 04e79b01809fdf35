import type { PublishedChange } from '../client/change.ts';
import type { Client } from '../client/client.ts';
import { createThrottle } from '../values/throttle.ts';
import type { Knowledge } from './knowledge.ts';
import type { News } from './message.ts';
import { writtenNews } from './written-news.ts';

export interface NewsSenderOptions {
  readonly client: Client;
  readonly knowledge: Knowledge;
  readonly post: (news: News) => void;
  /** Whether any other tab listens. */
  readonly hasListeners: () => boolean;
  /** How many milliseconds of news leave at once. */
  readonly delay: number;
  /** For how many milliseconds a write waits for the responses of what it invalidated. */
  readonly patience: number;
}

/** Gathers what has changed in a tab, and posts it from time to time. */
export interface NewsSender {
  /** Something in the store has changed: the id of its row, as `rowId` writes it. */
  touch(id: string): void;
  /** Another tab has it already. */
  forget(id: string): void;
  /** A write of this tab was confirmed; `settled` once what it invalidated has been requested again. */
  confirm(changes: readonly PublishedChange[], settled: Promise<unknown>): void;
  /** Posts at once whatever there is, for a page that goes away. */
  flush(): void;
  end(): void;
}

export function createNewsSender(options: NewsSenderOptions): NewsSender {
  const { client, knowledge, delay } = options;
  const throttle = createThrottle({ now: client.store.now, warn: () => {} });
  const touched = new Set<string>();
  let changes: PublishedChange[] = [];
  let scheduled = false;
  let ended = false;

  function schedule(milliseconds: number): void {
    if (scheduled || ended) return;
    scheduled = true;
    void client.wait(milliseconds).then(() => {
      scheduled = false;
      send();
    });
  }

  /** Responses that a write has called for go with it: before it, the other tabs would invalidate them by it. */
  function send(isLast = false): void {
    if (isLast) changes.push(...knowledge.releaseAll());
    const complete = !knowledge.isWaiting();
    const ids = [...touched].filter((id) => complete || id.startsWith('records/'));
    if (ended || !options.hasListeners() || (ids.length === 0 && changes.length === 0)) return;
    if (!isLast && !throttle.pass()) {
      schedule(throttle.left());
      return;
    }
    options.post({ kind: 'changes', changes, state: writtenNews(client, ids) });
    changes = [];
    if (complete) touched.clear();
  }

  async function release(made: readonly PublishedChange[], settled: Promise<unknown>): Promise<void> {
    const number = knowledge.confirm(made);
    await Promise.race([settled, client.wait(options.patience)]);
    changes.push(...knowledge.release(number));
    schedule(delay);
  }

  return {
    touch(id) {
      touched.add(id);
      schedule(delay);
    },
    forget: (id) => touched.delete(id),
    confirm: (made, settled) => void release(made, settled),
    flush: () => send(true),
    end() {
      ended = true;
    },
  };
}
