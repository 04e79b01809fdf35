export { bodyWithTimeout } from './lib/limits/body-timeout.ts';
export {
  type BreakerEvents,
  type BreakerFacts,
  type BreakerState,
  type CircuitBreaker,
  CircuitOpenError,
  createCircuitBreaker,
} from './lib/limits/circuit-breaker.ts';
export { createRequestLimit } from './lib/limits/request-limit.ts';
export { setNewest } from './lib/limits/set-newest.ts';
export { networkOf } from './lib/network/network.ts';
