export { type LoaderSignal, loadReads, startReads } from './lib/loaders.ts';
export type { AnyReadAdapter, FittingReads, ReadRequest } from './lib/read-request.ts';
