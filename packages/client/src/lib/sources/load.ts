import type { AnyCall, ResponseFor } from '@relab/contract';

/** A read on its way to the server. */
export interface LoadContext<Data> {
  readonly key: string;
  readonly signal: AbortSignal;
  /** What any cache on the way holds is not wanted. */
  readonly bypassCaches: boolean;
  /** Ingests a response that is not the last one yet. */
  readonly publish: (response: Data) => void;
  /** Sends a call on behalf of the read. */
  readonly send: <C extends AnyCall>(call: C, config: object) => Promise<ResponseFor<C>>;
}

/** How a source asks: sends, and ingests each response as it comes. Answers the last one. */
export type Load<Data> = (asking: LoadContext<Data>) => Promise<Data>;
