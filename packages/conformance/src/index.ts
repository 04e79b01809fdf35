export { commerceConformance } from './commerce.ts';
export { conformance } from './lib/conformance.ts';
export type { ConformanceOptions } from './lib/conformance-options.ts';
export { type ConformanceCase, createRequester, type Fetch } from './lib/request.ts';
