import type { Channel } from '../tabs/channel.ts';
import { createDeferred } from '../values/deferred.ts';
import { isObject } from '../values/is-object.ts';
import { uuid } from '../values/uuid.ts';
import type { OrgTokens } from './org-tokens.ts';

/** Tokens, and how many came before them: of two, the later ones are those that count. */
interface Issued {
  readonly generation: number;
  readonly tokens: OrgTokens | undefined;
}

type Message = { readonly tab: string } & (
  | { readonly kind: 'ask' | 'bye' }
  | ({ readonly kind: 'state' } & Issued)
);

/** The tokens of one org, in the memory of all tabs of an app: nothing is stored where it would outlive them. */
export interface SharedTokens {
  current(): OrgTokens | undefined;
  /** Tells the other tabs; undefined signs out in all of them. */
  set(tokens: OrgTokens | undefined): void;
  /** Resolves once the other tabs have said what they have, or after a short time: one that is asleep does not answer. */
  ask(): Promise<void>;
  /** Called when another tab has brought other tokens, or their end. */
  listen(listener: () => void): () => void;
  close(): void;
}

export interface SharedTokensOptions {
  readonly channel: Channel | undefined;
  readonly wait: (milliseconds: number) => Promise<void>;
}

/** How long other tabs have to answer, in milliseconds. */
const patience = 200;

function readMessage(value: unknown): Message | undefined {
  if (!isObject(value)) return undefined;
  const { tab, kind, generation } = value as Partial<Extract<Message, { kind: 'state' }>>;
  if (typeof tab !== 'string') return undefined;
  return kind !== 'state' || Number.isSafeInteger(generation) ? (value as Message) : undefined;
}

export function createSharedTokens({ channel, wait }: SharedTokensOptions): SharedTokens {
  const tab = uuid();
  const others = new Set<string>();
  const listeners = new Set<() => void>();
  let issued: Issued = { generation: 0, tokens: undefined };
  let asking: Promise<void> | undefined;
  let wasAsked = false;
  /** Hears of what a tab has said while somebody waits for it. */
  let heard: (from: string) => void = () => {};

  const post = (message: { readonly kind: Message['kind'] } & object) => channel?.post({ tab, ...message });

  function adopt({ generation, tokens }: Issued): void {
    if (generation <= issued.generation) return;
    issued = { generation, tokens };
    for (const listener of listeners) listener();
  }

  channel?.listen((value) => {
    const message = readMessage(value);
    if (!message) return;
    if (message.kind === 'bye') others.delete(message.tab);
    else others.add(message.tab);
    if (message.kind === 'ask') post({ kind: 'state', ...issued });
    else {
      if (message.kind === 'state') adopt(message);
      heard(message.tab);
    }
  });

  async function question(): Promise<void> {
    // The first time the user is unknown: any tab with a session will do, since all have the same.
    const left = wasAsked ? new Set(others) : undefined;
    wasAsked = true;
    const { promise, resolve } = createDeferred<void>();
    heard = (from) => {
      left?.delete(from);
      if (left ? left.size === 0 : issued.generation > 0) resolve();
    };
    post({ kind: 'ask' });
    await Promise.race([promise, wait(patience)]);
    heard = () => {};
    // A tab that did not respond was closed without notice, or is suspended and will report again.
    for (const silent of left ?? []) others.delete(silent);
  }

  return {
    current: () => issued.tokens,
    set(tokens) {
      issued = { generation: issued.generation + 1, tokens };
      post({ kind: 'state', ...issued });
    },
    async ask() {
      if (!channel || (wasAsked && others.size === 0)) return asking;
      asking ??= question().finally(() => {
        asking = undefined;
      });
      return asking;
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close() {
      post({ kind: 'bye' });
      channel?.close();
    },
  };
}
