export type { LoadLevel, LoadLimits, LoadSample } from './lib/load/load-level.ts';
export { overloadResponse, overloadRetryAfter } from './lib/load/overload-response.ts';
export { type RequestPriority, servesAt } from './lib/load/request-priority.ts';
export { type Load, type LoadWatch, type WatchLoadOptions, watchLoad } from './lib/load/watch-load.ts';
