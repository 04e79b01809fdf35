/** Reaches the other pages of the same browser, never the one that posts. */
export interface Channel {
  /** Throws what a structured clone cannot carry. */
  post(message: unknown): void;
  listen(listener: (message: unknown) => void): void;
  close(): void;
}

/** The browser's own, undefined where there is none. */
export function broadcastChannel(name: string): Channel | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined;
  const channel = new BroadcastChannel(name);
  return {
    post: (message) => channel.postMessage(message),
    listen: (listener) => channel.addEventListener('message', ({ data }) => listener(data)),
    close: () => channel.close(),
  };
}
