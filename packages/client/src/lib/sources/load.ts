import type { AnyCall, ResponseFor } from '@relab/contract';

/** A read on its way to the server. */
export interface LoadContext<Data> {
  readonly key: string;
  readonly signal: AbortSignal;
  /** Skips every cache on the way. */
  readonly bypassCaches: boolean;
  /** Ingests a response that is not the last one yet. */
  readonly publish: (response: Data) => void;
  /** Sends a call on behalf of the read. */
  readonly send: <C extends AnyCall>(call: C, config: object) => Promise<ResponseFor<C>>;
}

/** How a source loads: sends, and ingests each response as it comes. Resolves with the last one. */
export type Load<Data> = (asking: LoadContext<Data>) => Promise<Data>;
