export { setNewest } from './lib/cache/set-newest.ts';
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
export { networkOf } from './lib/network/network.ts';
