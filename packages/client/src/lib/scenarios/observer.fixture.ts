import type { Snapshot } from '@relab/store';
import type { Client } from '../client/client.ts';
import type { Read } from './interleaving-reads.fixture.ts';

/** Somebody who looks at a read, and all that was shown there. */
export interface Observer {
  readonly read: Read;
  told: Snapshot<unknown>;
  /** The newest version that was shown of each record. */
  newest: Map<string, number>;
  end(): void;
}

/** Opens an observer; `look` is called with each snapshot, and whether it is the previous one again. */
export function openObserver(
  client: Client,
  read: Read,
  look: (observer: Observer, snapshot: Snapshot<unknown>, isKnown: boolean) => void,
): Observer {
  const observer: Observer = {
    read,
    told: { state: 'Unfulfilled', data: undefined, error: undefined, missing: [] },
    newest: new Map(),
    end: () => {},
  };
  let calls = 0;
  observer.end = read.observe(client, (snapshot) => {
    const told = JSON.stringify(observer.told);
    // That it fails anew is news.
    const isFailure = snapshot.state === 'Error' || told.includes('"statusCode":404');
    const isKnown = calls++ > 0 && !isFailure && told === JSON.stringify(snapshot);
    observer.told = snapshot;
    look(observer, snapshot, isKnown);
  });
  return observer;
}
