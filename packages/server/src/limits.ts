export { networkOf } from './lib/limits/network.ts';
export { createRequestLimit } from './lib/limits/request-limit.ts';
