export { commerceConformance } from './commerce.ts';
export { type ConformanceCase, createAsk, type Fetch } from './lib/ask.ts';
export { conformance } from './lib/conformance.ts';
export type { ConformanceOptions } from './lib/conformance-options.ts';
