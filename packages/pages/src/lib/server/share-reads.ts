import { type ClientContext, type ClientOptions, createClient, type Interceptor } from '@relab/client';
import type { SharedReads } from './shared-reads.ts';

/** Which reads visitors share, and as whom those are sent. */
export interface ShareReadsOptions {
  readonly reads: SharedReads;
  /** Whether the response of a call, by its id, is the same for all who read through this client and `fetch`. Asked before each. */
  readonly isShared: (callId: string) => boolean;
  /** Of an anonymous guest. */
  readonly fetch: ClientOptions['fetch'];
  /** What responses depend on beside the call: the language, the address of the site. */
  readonly variant: string;
  /** Of the visitor's client, as it is now. */
  readonly context: () => ClientContext;
}

/**
 * Reads that are the same for many visitors are sent once, as those of an anonymous guest: what comes back
 * can hold nothing of the visitor. One that fails is sent again as the visitor's own.
 */
export function shareReads({ reads, isShared, fetch, variant, context }: ShareReadsOptions): Interceptor {
  return async (sending, next) => {
    const { call, config } = sending;
    if (!isShared(call.id)) return await next(sending);
    const names = context();
    const key = JSON.stringify([variant, call.id, config, names]);
    const shared = await reads.read(key, () =>
      createClient({ fetch, context: names, onServer: true }).send(call, config),
    );
    return shared ? shared.value : await next(sending);
  };
}
