import type { Component, Scope } from '@relab/toolkit/page';

/** The content that the gallery sends to a frame. */
export interface FrameContent {
  readonly components: readonly Component[];
  readonly data: Scope;
}

/** What a frame reports to the gallery: that it listens, and the height of its content in px. */
export type FrameReport = { readonly kind: 'ready' } | { readonly kind: 'height'; readonly height: number };

/** Both are pages of one origin; no other origin receives a message. */
export function postFrameMessage(target: Window, message: FrameContent | FrameReport): void {
  target.postMessage(message, location.origin);
}

/** Listens to messages of another window of this site, until the returned function is called. */
export function listen<Message>(source: () => Window | null, hear: (message: Message) => void): () => void {
  const onMessage = (event: MessageEvent<Message>): void => {
    if (event.origin === location.origin && event.source === source()) hear(event.data);
  };
  addEventListener('message', onMessage);
  return () => removeEventListener('message', onMessage);
}
