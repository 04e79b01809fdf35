export { createRequestLimit } from './lib/limits/request-limit.ts';
export { networkOf } from './lib/network/network.ts';
