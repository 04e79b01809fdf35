import type { Channel } from './channel.ts';

/** Channels within one page, for tests: each call of the returned function is the place of one more tab. */
export function memoryChannels(): () => Channel {
  const tabs = new Set<(message: unknown) => void>();
  return () => {
    const own = new Set<(message: unknown) => void>();
    const receive = (message: unknown) => {
      for (const listener of own) listener(message);
    };
    tabs.add(receive);
    return {
      post(message) {
        const copy = structuredClone(message);
        for (const tab of tabs)
          if (tab !== receive) queueMicrotask(() => tabs.has(tab) && tab(structuredClone(copy)));
      },
      listen: (listener) => own.add(listener),
      close: () => tabs.delete(receive),
    };
  };
}
