import type { AnalyticsEvent } from './event.ts';

/** Where events go. */
export interface Sink {
  /** Takes a batch, which may be empty: a moment to send what still waits. `isLeaving`: the page may be gone right after. */
  send(events: readonly AnalyticsEvent[], isLeaving: boolean): void;
  /** Drops queued events, because consent was withdrawn. */
  forget?(): void;
}

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** The array that tag managers listen to; each event's `event` is its kind. */
export function dataLayerSink(page: Pick<Window, 'dataLayer'>): Sink {
  return {
    send(events) {
      page.dataLayer ??= [];
      for (const { kind, ...rest } of events) page.dataLayer.push({ event: kind, ...rest });
    },
  };
}

/** For development. */
export function consoleSink(write: (kind: string, event: AnalyticsEvent) => void): Sink {
  return {
    send(events) {
      for (const event of events) write(event.kind, event);
    },
  };
}
