import type { Client } from '@relab/client';
import { type ChangeEntry, changeLog } from './change-log.ts';
import { type RequestEntry, requestLog } from './request-log.ts';

/** What a client has done lately, the newest first. */
export interface Activity {
  readonly requests: readonly RequestEntry[];
  readonly changes: readonly ChangeEntry[];
}

/** Follows a client as long as somebody looks. */
export interface ActivityLog {
  /** Begins to listen; ends with the returned function. */
  readonly start: () => () => void;
  readonly subscribe: (changed: () => void) => () => void;
  /** The same object until something has happened. */
  readonly current: () => Activity;
}

/** How long what happens is gathered before it shows, in milliseconds: a page of records is one change to look at. */
const pause = 150;

export function activityLog(client: Client): ActivityLog {
  const listeners = new Set<() => void>();
  const requests = requestLog();
  const changes = changeLog(client);
  let activity: Activity = { requests: [], changes: [] };
  let timer: ReturnType<typeof setTimeout> | undefined;

  function happened(): void {
    timer ??= setTimeout(() => {
      timer = undefined;
      activity = { requests: requests.entries(), changes: changes.entries() };
      for (const listener of listeners) listener();
    }, pause);
  }

  return {
    start() {
      const ends = [
        client.listen((event) => {
          requests.take(event);
          changes.know(event);
          happened();
        }),
        client.store.watch((change) => {
          changes.take(change);
          happened();
        }),
      ];
      return () => {
        for (const end of ends) end();
        clearTimeout(timer);
        timer = undefined;
      };
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    current: () => activity,
  };
}
