import type { StatementFacts } from '@relab/database';
import type { RequestPriority } from '../load/request-priority.ts';

/** A request that is over: its response was sent, or its connection closed before. */
export interface RequestFacts {
  /** Of the request: in its response as `X-Request-Id`, and in each line that is logged while it is worked on. */
  readonly requestId: string;
  readonly method: string;
  /** Without its query, and without parts that would open something: see `loggedPath`. */
  readonly path: string;
  /** What it was answered with; 499 where the client had gone before. */
  readonly status: number;
  /** Milliseconds from the request's head to the end of its response. */
  readonly duration: number;
  readonly userId: string | undefined;
  /** Of the other end of the connection, or from the header of a trusted proxy. */
  readonly address: string | undefined;
  /** How many statements it sent to the database. */
  readonly statements: number;
  /** Milliseconds that they took, added up: several may run at once. */
  readonly statementTime: number;
}

/** One call of the API that was handled, of another program or of a page in this process. */
export interface CallFacts {
  /** Its id in the contract, such as `getRecord`. */
  readonly callId: string;
  readonly status: number;
  /** Milliseconds. */
  readonly duration: number;
}

/** A read that may be behind: which server it went to, and why. */
export interface ReadFacts {
  readonly server: 'primary' | 'replica';
  /**
   * `own-write`: the replica has not what its session wrote. `unknown`: its program does not say what it wrote. `required`: it must
   * not be behind after all. `denied`, `busy`, `conflict`, `failed`: it was tried on the replica.
   */
  readonly reason:
    | 'caught-up'
    | 'own-write'
    | 'behind'
    | 'away'
    | 'unknown'
    | 'required'
    | 'denied'
    | 'busy'
    | 'conflict'
    | 'failed';
}

/** What an operator watches. Each is called often, while somebody waits, and must neither take long nor throw. */
export interface Observer {
  readonly request?: (facts: RequestFacts) => void;
  readonly call?: (facts: CallFacts) => void;
  readonly statement?: (facts: StatementFacts) => void;
  /** A page that guests share was sent as it is stored. */
  readonly storedPage?: () => void;
  /** A request was not served, because this process has too much to do. */
  readonly shed?: (priority: RequestPriority) => void;
  /** A service of somebody else was not called, because it has not responded before. */
  readonly serviceSkipped?: (service: string) => void;
  /** A read that may be behind was made, or is made again. */
  readonly read?: (facts: ReadFacts) => void;
}

/** All of them as one. */
export const combineObservers = (observers: readonly Observer[]): Required<Observer> => ({
  request: (facts) => {
    for (const observer of observers) observer.request?.(facts);
  },
  call: (facts) => {
    for (const observer of observers) observer.call?.(facts);
  },
  statement: (facts) => {
    for (const observer of observers) observer.statement?.(facts);
  },
  storedPage: () => {
    for (const observer of observers) observer.storedPage?.();
  },
  shed: (priority) => {
    for (const observer of observers) observer.shed?.(priority);
  },
  serviceSkipped: (service) => {
    for (const observer of observers) observer.serviceSkipped?.(service);
  },
  read: (facts) => {
    for (const observer of observers) observer.read?.(facts);
  },
});
