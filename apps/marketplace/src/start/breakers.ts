import { type BreakerFacts, type CircuitBreaker, createCircuitBreaker } from '@relab/server/limits';
import type { Log, Observer } from '@relab/server/observability';

/** A service of somebody else that this installation may be set to use. */
export type ServiceName = 'mail' | 'payment' | 'storage' | 'vat-numbers' | 'assist' | 'upstream' | 'search';

/** One breaker for each service, made when somebody first wants it. */
export interface Breakers {
  of(service: ServiceName): CircuitBreaker;
  /** Of those that are used. */
  facts(): readonly BreakerFacts[];
}

interface Timing {
  readonly failures?: number;
  readonly openFor?: number;
}

/** Everything stands still without these, and each request tries several times: they open later, and are tried again sooner. */
const timings: Partial<Record<ServiceName, Timing>> = {
  storage: { failures: 8, openFor: 3_000 },
  upstream: { failures: 8, openFor: 3_000 },
};

/** Says once when a service is called no more, and when it is back. */
export function createBreakers(log: Log, observer: Pick<Required<Observer>, 'serviceSkipped'>): Breakers {
  const breakers = new Map<ServiceName, CircuitBreaker>();
  const changed = ({ name, state }: BreakerFacts, reason?: string): void => {
    if (state === 'open')
      log(`The service "${name}" does not respond, and is not called for a while: ${reason}`);
    if (state === 'closed') log(`The service "${name}" responds again.`, 'info');
  };
  return {
    of(service) {
      const breaker =
        breakers.get(service) ??
        createCircuitBreaker({
          name: service,
          ...timings[service],
          changed,
          rejected: observer.serviceSkipped,
        });
      breakers.set(service, breaker);
      return breaker;
    },
    facts: () => [...breakers.values()].map((breaker) => ({ name: breaker.name, state: breaker.state() })),
  };
}
