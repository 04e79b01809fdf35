import type { AnyCall } from '@relab/contract';
import type { User } from '../principal/principal.ts';

/** A call of somebody signed in that was answered with what they asked for, or that it has not changed. */
export interface HandledCall {
  readonly call: AnyCall;
  /** Members of path, query and body side by side, checked. */
  readonly config: Readonly<Record<string, unknown>>;
  readonly principal: User;
  readonly at: Date;
}

/** Is told of each. While somebody waits: it must neither take long nor throw. */
export type NoteCall = (handled: HandledCall) => void;
