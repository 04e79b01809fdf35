import type { AnalyticsEvent } from './event.ts';
import type { EventQueue } from './event-queue.ts';
import type { Sink } from './sink.ts';

/** By whom, when and how events are sent. `visitor` is a random id, never that of a user. */
export interface BeaconSinkOptions {
  readonly queue: EventQueue;
  readonly visitor: string;
  readonly isOnline: () => boolean;
  /** Sends a JSON text, so that it goes on when the page is left; the status of the answer, undefined where none came. */
  readonly post: (body: string, isLeaving: boolean) => Promise<number | undefined>;
  readonly now: () => number;
}

const maxConcurrent = 20;

/** Whether there is nothing to gain by sending the same again: it arrived, or was refused for what it is. */
const isSettled = (status: number | undefined): boolean =>
  status !== undefined && status < 500 && status !== 429;

/**
 * Sends events to the platform's own table. Each waits in the queue until an answer came, through pages and through hours
 * without a network; the server recognises what was sent twice by its id.
 */
export function createBeaconSink({ queue, visitor, isOnline, post, now }: BeaconSinkOptions): Sink {
  const underWay = new Set<AnalyticsEvent>();

  async function deliver(isLeaving: boolean): Promise<void> {
    while (isOnline()) {
      const events = queue
        .waiting()
        .filter((event) => !underWay.has(event))
        .slice(0, maxConcurrent);
      if (events.length === 0) return;
      for (const event of events) underWay.add(event);
      const body = JSON.stringify({ visitor, sentAt: now(), events });
      const status = await post(body, isLeaving).catch(() => undefined);
      if (isSettled(status)) queue.remove(events);
      for (const event of events) underWay.delete(event);
      if (!isSettled(status)) return;
    }
  }

  return {
    send(events, isLeaving) {
      queue.add(events);
      void deliver(isLeaving);
    },
    forget: () => queue.clear(),
  };
}
