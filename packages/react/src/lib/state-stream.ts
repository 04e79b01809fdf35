import type { Client } from '@relab/client';
import { type StatePieces, statePieces } from './state-pieces.ts';
import { scriptJson } from './state-script.ts';

/** How `stateStream` writes its scripts. */
export interface StateStreamOptions {
  /** Of the page's content security policy, for the scripts. */
  readonly nonce?: string;
}

const comesLater = Symbol('comes later');

const nextTurn = (): Promise<typeof comesLater> =>
  new Promise((resolve) => setTimeout(resolve, 0, comesLater));

/**
 * What `renderToReadableStream` answers, with the client's cache between its pieces: all that is cached behind the first,
 * and what a boundary has read in front of the markup that it brings later. `takeStreamedState` takes it in.
 */
export function stateStream(
  client: Client,
  markup: ReadableStream<Uint8Array>,
  { nonce }: StateStreamOptions = {},
): ReadableStream<Uint8Array> {
  const pieces = statePieces(client);
  const reader = markup.getReader();
  const encoder = new TextEncoder();
  let isFirst = true;
  let waiting: ReturnType<typeof reader.read> | undefined;

  /** All that React writes in one go, since only behind that is a place for something else. */
  async function batch(): Promise<{ readonly parts: Uint8Array[]; readonly done: boolean }> {
    const parts: Uint8Array[] = [];
    for (;;) {
      waiting ??= reader.read();
      const read = parts.length > 0 ? await Promise.race([waiting, nextTurn()]) : await waiting;
      if (read === comesLater) return { parts, done: false };
      waiting = undefined;
      if (read.done) return { parts, done: true };
      parts.push(read.value);
    }
  }

  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { parts, done } = await batch().catch((error) => {
        pieces.end();
        throw error;
      });
      const script = encoder.encode(stateElement(pieces, nonce));
      if (parts.length > 0) {
        controller.enqueue(joined(isFirst ? [...parts, script] : [script, ...parts]));
        isFirst = false;
      }
      if (!done) return;
      pieces.end();
      controller.close();
    },
    cancel(reason) {
      pieces.end();
      return reader.cancel(reason);
    },
  });
}

function stateElement(pieces: StatePieces, nonce: string | undefined): string {
  const state = pieces.next();
  if (!state) return '';
  const attribute = nonce === undefined ? '' : ` nonce="${nonce.replace(/[^\w+/=-]/g, '')}"`;
  return `<script${attribute}>(self.relabState??=[]).push(${scriptJson(state)})</script>`;
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
