/** A service that did not respond is not called for a while: thrown at once in place of waiting for it. */
export class CircuitOpenError extends Error {
  override readonly name = 'CircuitOpenError';
  /** Milliseconds until it is tried again. */
  readonly retryAfter: number;

  constructor(service: string, retryAfter: number) {
    super(
      `The service "${service}" has not responded several times. It is called again in ${Math.ceil(retryAfter / 1000)} s.`,
    );
    this.retryAfter = retryAfter;
  }
}

/** `closed`: calls go out. `open`: they fail at once. `half-open`: one call goes out, to see whether the service is back. */
export type BreakerState = 'closed' | 'open' | 'half-open';

/** The state of a breaker. */
export interface BreakerFacts {
  /** Of the service, such as `mail`. */
  readonly name: string;
  readonly state: BreakerState;
}

/** What happens to a breaker; must neither take long nor throw. */
export interface BreakerEvents {
  /** Its state has changed; `reason` is the latest error where it has opened. */
  readonly changed?: (facts: BreakerFacts, reason?: string) => void;
  /** A call was not made. */
  readonly rejected?: (name: string) => void;
}

/** When a breaker opens, and for how long: after 5 failures in a row, for 10 s, up to 2 minutes by default. */
export interface BreakerOptions extends BreakerEvents {
  readonly name: string;
  /** Failures in a row after which it opens. */
  readonly failures?: number;
  /** Milliseconds for which it is open first; twice as long after each further call that fails. */
  readonly openFor?: number;
  readonly maxOpenFor?: number;
  /** Milliseconds of a clock that is never set. */
  readonly now?: () => number;
}

/** Stands before a service of somebody else. */
export interface CircuitBreaker {
  readonly name: string;
  state(): BreakerState;
  /**
   * Makes a call, or throws a CircuitOpenError at once. `isOutage` distinguishes an error of an unavailable service from one
   * that is its response to this call; without it each error is an outage.
   */
  run<Result>(call: () => Promise<Result>, isOutage?: (error: unknown) => boolean): Promise<Result>;
}

/**
 * Remembers in this process whether a service responds. While it does not, callers get an error at once instead of each waiting
 * until its time is over; one call at a time finds out whether it is back.
 */
export function createCircuitBreaker({
  name,
  failures: maxFailures = 5,
  openFor = 10_000,
  maxOpenFor = 120_000,
  now = () => performance.now(),
  changed,
  rejected,
}: BreakerOptions): CircuitBreaker {
  let state: BreakerState = 'closed';
  let failures = 0;
  let duration = openFor;
  let openUntil = 0;
  /** Calls that began before it last opened say nothing of what is now. */
  let generation = 0;

  const become = (next: BreakerState, reason?: string): void => {
    if (state === next) return;
    state = next;
    changed?.({ name, state }, reason);
  };
  const open = (error: unknown): void => {
    generation += 1;
    openUntil = now() + duration;
    become('open', error instanceof Error ? error.message : String(error));
    duration = Math.min(duration * 2, maxOpenFor);
  };
  const close = (): void => {
    failures = 0;
    duration = openFor;
    become('closed');
  };
  const failed = (error: unknown): void => {
    failures += 1;
    if (state === 'half-open' || failures >= maxFailures) open(error);
  };

  return {
    name,
    state: () => state,
    async run(call, isOutage = () => true) {
      if (state === 'open' && now() >= openUntil) become('half-open');
      else if (state !== 'closed') {
        rejected?.(name);
        throw new CircuitOpenError(name, Math.max(1_000, openUntil - now()));
      }
      const begunIn = generation;
      try {
        const result = await call();
        if (begunIn === generation) close();
        return result;
      } catch (error) {
        if (begunIn === generation) isOutage(error) ? failed(error) : close();
        throw error;
      }
    },
  };
}
