import type { AnyCall } from '@relab/contract';
import type { User } from '../principal/principal.ts';

/** A signed-in user's call that got a response with data, or "not modified". */
export interface HandledCall {
  readonly call: AnyCall;
  /** Members of path, query and body side by side, checked. */
  readonly config: Readonly<Record<string, unknown>>;
  readonly principal: User;
  readonly at: Date;
}

/** Is called with each, while a caller waits: it must neither take long nor throw. */
export type NoteCall = (handled: HandledCall) => void;
