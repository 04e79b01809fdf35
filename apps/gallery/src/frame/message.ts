import type { Component, Scope } from '@relab/toolkit/page';

/** What the gallery tells a window to show. */
export interface FrameContent {
  readonly components: readonly Component[];
  readonly data: Scope;
}

/** What a window tells the gallery around it: that it listens, and how tall its content is, in px. */
export type FrameReport = { readonly kind: 'ready' } | { readonly kind: 'height'; readonly height: number };

/** Both are pages of one site: nobody else is told anything. */
export function postFrameMessage(target: Window, message: FrameContent | FrameReport): void {
  target.postMessage(message, location.origin);
}

/** Hears what another window of this site says, until the result is called. */
export function listen<Message>(source: () => Window | null, hear: (message: Message) => void): () => void {
  const onMessage = (event: MessageEvent<Message>): void => {
    if (event.origin === location.origin && event.source === source()) hear(event.data);
  };
  addEventListener('message', onMessage);
  return () => removeEventListener('message', onMessage);
}
