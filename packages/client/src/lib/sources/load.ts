import type { AnyCall, ResponseFor } from '@relab/contract';

/** A read on its way to the server. */
export interface Asking<Answer> {
  readonly key: string;
  readonly signal: AbortSignal;
  /** What any cache on the way holds is not wanted. */
  readonly anew: boolean;
  /** Takes in an answer that is not the last one yet. */
  readonly publish: (answer: Answer) => void;
  /** Sends a call on behalf of the read. */
  readonly send: <C extends AnyCall>(call: C, config: object) => Promise<ResponseFor<C>>;
}

/** How a source asks: sends, and takes in each answer as it comes. Answers the last one. */
export type Load<Answer> = (asking: Asking<Answer>) => Promise<Answer>;
