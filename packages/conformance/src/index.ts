export { commerceConformance } from './commerce.ts';
export { type ConformanceCase, createAsk, type Fetch } from './lib/ask.ts';
export { type ConformanceOptions, conformance } from './lib/conformance.ts';
